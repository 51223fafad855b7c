import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { spaced, voussoirs } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Height of a humped road at x: `crown` in the middle of a bridge `l` long, over `foot`. */
const humped =
  (l: number, foot: number, crown: number) =>
  (x: number): number =>
    foot + (crown - foot) * Math.cos((Math.PI * x) / (l * 1.04)) ** 1.4;

const steps = (l: number, n: number): number[] => Array.from({ length: n + 1 }, (_, i) => (l * i) / n - l / 2);

/** A humpbacked stone bridge: spandrels, rings of wedge stones, cutwaters, string course, parapets with copings, paved road. */
export function buildArch(b: Bench, spans: number, lamps: boolean, taste: Rng): void {
  const l = 20;
  const d = 4.4;
  const pier = 1.5;
  const r = (l - 3.2 - pier * (spans - 1)) / spans / 2;
  const rise = spans === 1 ? r * 0.52 : Math.min(r, 3.4);
  const big = (r * r + rise * rise) / (2 * rise);
  const spring = spans === 1 ? 0.5 : 1.1;
  const half = Math.asin(Math.min(1, r / big)) / (Math.PI / 180);
  const crown = spring + rise + 1.25;
  const road = humped(l, Math.max(1.4, crown - (spans === 1 ? 2.4 : 1.3)), crown);
  const centres = Array.from({ length: spans }, (_, i) => (i - (spans - 1) / 2) * (2 * r + pier));
  const arches = centres.flatMap((x): Vec2[] => [
    [x - r, 0],
    ...outline.arc(x, spring + rise - big, big, 90 + half, 90 - half, 18),
    [x + r, 0],
  ]);
  const face: Vec2[] = [
    [-l / 2, 0],
    ...arches,
    [l / 2, 0],
    ...steps(l, 24)
      .reverse()
      .map((x): Vec2 => [x, road(x)]),
  ];
  b.add('spandrels', 'body', solid.slab(face, d, [0, 0, 0], 'z', { bevel: 0.02 }), { detail: 1.3 });
  for (const [i, x] of centres.entries()) {
    const n = Math.max(11, Math.round((big * 2 * half * Math.PI) / 180 / 0.62) | 1);
    const at: Vec3 = [x, spring + rise - big, 0];
    const ring = voussoirs({
      r: big - 0.05,
      wide: 0.6,
      depth: d + 0.16,
      n,
      at,
      from: 90 - half,
      to: 90 + half,
      key: 1.25,
    });
    const name = spans === 1 ? 'arch' : `arch ${i + 1}`;
    b.add(`${name} keystone`, 'trim', ring[(n - 1) / 2]);
    b.add(`${name} stones`, 'trim', solid.many(ring.filter((_, k) => k !== (n - 1) / 2)));
    b.add(
      `${name} imposts`,
      'trim',
      solid.many([-1, 1].map((s) => solid.box([0.5, 0.3, d + 0.3], [x + s * (r + 0.12), spring - 0.1, 0], 0.04))),
    );
  }
  const piers = centres.slice(0, -1).map((x) => x + r + pier / 2);
  for (const [i, x] of piers.entries()) addCutwaters(b, `pier ${i + 1}`, x, pier, d, spring + rise * 0.62);
  addParapets(b, l, d, road, taste);
  if (lamps) addLamps(b, l, d, road);
  b.add(
    'paving',
    'deck',
    solid.slab(
      [
        ...steps(l, 24).map((x): Vec2 => [x, road(x) - 0.1]),
        ...steps(l, 24)
          .reverse()
          .map((x): Vec2 => [x, road(x) + 0.1]),
      ],
      d - 0.9,
      [0, 0, 0],
      'z',
      { bevel: 0 },
    ),
  );
}

/** Pointed buttresses against the stream before and behind a pier, capped by half pyramids. */
function addCutwaters(b: Bench, name: string, x: number, w: number, d: number, h: number): void {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: [
      [x - (w / 2) * k, y, 0.4],
      [x - (w / 2) * k, y, d / 2 + 0.1],
      [x, y, d / 2 + 0.1 + w * 0.8 * k],
      [x + (w / 2) * k, y, d / 2 + 0.1],
      [x + (w / 2) * k, y, 0.4],
    ],
  });
  const stack = (rings: readonly Vec2[]): Shape => ({
    op: 'loft',
    sections: rings.map(([k, y]) => ring(k, y)),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  const both = (of: Shape): Shape => ({ op: 'mirrored', axis: 'z', of });
  b.add(
    `${name} footing`,
    'trim',
    both(
      stack([
        [1.22, 0],
        [1.22, 0.42],
        [1.12, 0.5],
      ]),
    ),
  );
  b.add(
    `${name} cutwaters`,
    'body',
    both(
      stack([
        [1.04, 0.46],
        [1.04, h],
      ]),
    ),
  );
  b.add(
    `${name} caps`,
    'trim',
    both(
      stack([
        [1.16, h - 0.02],
        [1.16, h + 0.14],
        [0.5, h + 0.62],
        [0.06, h + 0.95],
      ]),
    ),
  );
}

/** String course, parapet walls, coping stones, end pillars with balls. */
function addParapets(b: Bench, l: number, d: number, road: (x: number) => number, taste: Rng): void {
  const n = 15;
  const tall = 0.86;
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const z = s * (d / 2 - 0.2);
    const line = (up: number): Vec3[] => steps(l - 0.1, 20).map((x): Vec3 => [x, road(x) + up, s * (d / 2 + 0.02)]);
    b.add(
      `${side} string course`,
      'trim',
      solid.bar(line(0.02), { kind: 'rect', w: 0.32, h: 0.2, r: 0.04 }, { up: [0, 1, 0] }),
    );
    const wall = [
      ...steps(l - 0.2, 20).map((x): Vec2 => [x, road(x) - 0.05]),
      ...steps(l - 0.2, 20)
        .reverse()
        .map((x): Vec2 => [x, road(x) + tall]),
    ];
    b.add(`${side} parapet`, 'body', solid.slab(wall, 0.36, [0, 0, z], 'z', { bevel: 0 }));
    const w = (l - 1.2) / n;
    for (let i = 0; i < n; i++) {
      const x = (i + 0.5 - n / 2) * w;
      const tilt = (Math.atan2(road(x + 0.1) - road(x - 0.1), 0.2) * 180) / Math.PI;
      b.add(
        `${side} coping ${i + 1}`,
        'trim',
        solid.box([w - 0.03, 0.2 + taste.range(0, 0.025), 0.56], [x, road(x) + tall + 0.08, z], 0.05, [0, 0, tilt]),
        { detail: 0.8 },
      );
    }
    for (const [end, e] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const [x, y] = [e * (l / 2 - 0.4), road(l / 2)];
      b.add(`${end} ${side} pillar`, 'body', solid.box([0.95, y + 1.35, 0.95], [x, (y + 1.35) / 2, z], 0.05));
      b.add(
        `${end} ${side} pillar cap`,
        'trim',
        solid.many([
          solid.box([1.2, 0.2, 1.2], [x, y + 1.42, z], 0.05),
          solid.turned(
            outline.pairs([0, 0, 0.3, 0, 0.24, 0.1, 0.2, 0.16, 0.34, 0.34, 0.38, 0.52, 0.32, 0.7, 0.14, 0.84, 0, 0.86]),
            [x, y + 1.5, z],
            { bevel: 0, segments: 20 },
          ),
        ]),
      );
    }
  }
}

function addLamps(b: Bench, l: number, d: number, road: (x: number) => number): void {
  for (const [i, x] of [-l * 0.24, 0, l * 0.24].entries())
    for (const s of [1, -1]) {
      const at: Vec3 = [x, road(x) + 1.0, s * (d / 2 - 0.2)];
      const name = `${s > 0 ? 'front' : 'back'} lamp ${i + 1}`;
      b.add(
        `${name} post`,
        'metal',
        solid.turned(
          outline.pairs([0, 0, 0.16, 0, 0.16, 0.14, 0.07, 0.3, 0.05, 1.5, 0.1, 1.58, 0.16, 1.7, 0, 1.7]),
          at,
          { bevel: 0, segments: 12 },
        ),
      );
      b.add(
        `${name} light`,
        { base: 'lamp', color: '#ffe6b0', color2: '#ffd27a' },
        { op: 'ball', r: [0.19, 0.23, 0.19], at: [at[0], at[1] + 1.88, at[2]] },
      );
      b.add(
        `${name} cap`,
        'metal',
        solid.turned(outline.pairs([0, 0, 0.2, 0, 0.12, 0.1, 0.03, 0.24, 0, 0.24]), [at[0], at[1] + 2.02, at[2]], {
          bevel: 0,
          segments: 12,
        }),
      );
    }
}

/** Two or three tiers of round arches over each other, a channel or a track on top. */
export function buildAqueduct(b: Bench, spans: number, tiers: number, taste: Rng): void {
  const n = Math.max(5, spans * 2 + 1);
  const bay = 4;
  const l = n * bay;
  let y = 0;
  for (let t = 0; t < tiers; t++) {
    const last = t === tiers - 1 && tiers > 1;
    const per = last ? 2 : 1;
    const w = bay / per;
    const r = w * 0.36;
    const tall = last ? r + 1.1 : r + (t === 0 ? 3.6 : 2.8);
    const d = 2.6 - t * 0.5;
    const spring = y + tall - r;
    const count = n * per;
    const xs = Array.from({ length: count }, (_, i) => (i + 0.5) * w - l / 2);
    const top = y + tall + 0.75;
    const face: Vec2[] = [
      [-l / 2, y],
      ...xs.flatMap((x): Vec2[] => [[x - r, y], ...outline.arc(x, spring, r, 180, 0, 12), [x + r, y]]),
      [l / 2, y],
      [l / 2, top],
      [-l / 2, top],
    ];
    const name = ['lower', 'middle', 'upper'][tiers === 1 ? 0 : tiers === 2 && t === 1 ? 2 : t];
    b.add(`${name} arcade`, 'body', solid.slab(face, d, [0, 0, 0], 'z', { bevel: 0.02 }), { detail: 1.2 });
    const ring = solid.many(voussoirs({ r: r - 0.03, wide: last ? 0.3 : 0.42, depth: d + 0.12, n: last ? 5 : 9 }));
    b.add(
      `${name} arch stones`,
      'trim',
      solid.at(
        ring,
        xs.map((x) => ({ at: [x, spring, 0] as Vec3 })),
      ),
      { detail: 0.7 },
    );
    const edges = xs.map((x) => x - w / 2).concat(l / 2);
    b.add(
      `${name} imposts`,
      'trim',
      solid.at(
        solid.box([w - 2 * r + 0.2, 0.24, d + 0.2], [0, 0, 0], 0.04),
        edges.slice(1, -1).map((x) => ({ at: [x, spring - 0.05, 0] as Vec3 })),
      ),
      { detail: 0.5 },
    );
    if (t === 0)
      b.add(
        'footings',
        'trim',
        solid.at(
          solid.box([w - 2 * r + 0.5, 0.5, d + 0.6], [0, 0.25, 0], 0.06),
          edges.slice(1, -1).map((x) => ({ at: [x, 0, 0] as Vec3 })),
        ),
      );
    b.add(`${name} cornice`, 'trim', solid.box([l + 0.1, 0.24, d + 0.36], [0, top, 0], 0.05));
    y = top + 0.11;
  }
  const d = 2.6 - (tiers - 1) * 0.5;
  b.add('channel walls', 'body', solid.both(solid.box([l, 0.7, 0.4], [0, y + 0.34, d / 2 - 0.24], 0.03), 'z'));
  b.add('channel floor', 'deck', solid.box([l - 0.05, 0.16, d - 0.7], [0, y + 0.1, 0], 0.02));
  b.add(
    'channel copings',
    'trim',
    solid.many(
      [1, -1].map((s) =>
        solid.at(
          solid.box([l / 14 - 0.03, 0.14, 0.52], [0, 0, 0], 0.03),
          spaced(
            [-l / 2 + l / 28, y + 0.74 + taste.range(0, 0.01), s * (d / 2 - 0.24)],
            [l / 2 - l / 28, y + 0.74, s * (d / 2 - 0.24)],
            14,
          ),
        ),
      ),
    ),
    { detail: 0.5 },
  );
}
