import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { along, offSurface, panel, type Surface, stitches } from '../../kits/leatherwork/index.ts';

/** How a sack is filled and closed. */
export interface SackPlan {
  /** Height to the neck and greatest width, metres. */
  h: number;
  w: number;
  /** What stands over the tie: a ruffled mouth, two ears tied in a knot, or nothing (sewn shut, a pillow). */
  top: 'ruffle' | 'open';
  sign?: string;
  patch: boolean;
  coins: boolean;
  cord: boolean;
}

/** Skin of a full sack: it sags to a broad base, gathers into folds towards its neck, and opens again above. */
function sackSkin(p: SackPlan, rng: Rng): Surface {
  const taste = rng.fork('sack');
  const [a, c, d] = [taste.range(0, 6.28), taste.range(0, 6.28), taste.range(0, 6.28)];
  const profile: readonly Vec2[] =
    p.top === 'open'
      ? [
          [0.66, 0],
          [0.84, 0.02],
          [0.97, 0.12],
          [1, 0.3],
          [0.93, 0.55],
          [0.86, 0.78],
          [0.88, 0.92],
          [0.95, 1],
        ]
      : [
          [0.62, 0],
          [0.84, 0.02],
          [0.98, 0.12],
          [1.0, 0.28],
          [0.9, 0.5],
          [0.68, 0.7],
          [0.4, 0.86],
          [0.2, 0.95],
          [0.18, 0.99],
          [0.27, 1.06],
          [0.4, 1.15],
        ];
  return (u, v) => {
    const t = Math.min(1, Math.max(0, v)) * (profile.length - 1);
    const i = Math.min(profile.length - 2, Math.floor(t));
    const k = t - i;
    const s = k * k * (3 - 2 * k) * 0.35 + k * 0.65;
    const r0 = (profile[i][0] + (profile[i + 1][0] - profile[i][0]) * s) * (p.w / 2);
    const y = (profile[i][1] + (profile[i + 1][1] - profile[i][1]) * k) * p.h;
    const ang = 2 * Math.PI * u;
    const high = Math.max(0, Math.min(1, (y / p.h - 0.35) / 0.55));
    const fold = p.top === 'open' ? 0.02 : 0.03 + 0.1 * high;
    const low = 1 - high;
    const r =
      r0 *
      (1 +
        fold * Math.cos(11 * ang + a) * (p.top === 'open' ? 1 : high) +
        0.035 * low * Math.cos(3 * ang + c) +
        0.025 * Math.cos(2 * ang + d));
    return [
      r * Math.sin(ang),
      Math.max(0, y + (p.top === 'open' ? 0.012 * p.h * Math.cos(3 * ang + d) * (v > 0.9 ? 1 : 0) : 0)),
      r * Math.cos(ang) * 0.92,
    ];
  };
}

/** A sack of cloth: seams, ties, mended patch; of money with its sign and coins; of rubbish in plastic. */
export function buildSack(b: Bench, p: SackPlan, rng: Rng): void {
  const skin = sackSkin(p, rng);
  const n = 66;
  const steps = p.top === 'open' ? 26 : 34;
  const ring = (v: number, lift = 0): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i): Vec3 => (lift ? offSurface(skin, i / n, v, lift) : skin(i / n, v))),
  });
  const outer = Array.from({ length: steps + 1 }, (_, i) => ring(i / steps));
  const t = p.w * 0.012;
  const down = p.top === 'open' ? [1, 0.94, 0.86, 0.78, 0.7] : [1, 0.97, 0.93, 0.9];
  const inner = down.map((v) => ring(v, -t));
  b.add(
    'sack',
    'body',
    { op: 'loft', sections: [...outer, ...inner], spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.5 },
  );
  const top = ring(0.995, -t * 0.4).points;
  b.add('hem', 'body', solid.tube(top, t * 0.75, { closed: true, spline: 'linear' }));
  b.add(
    'side seam',
    'thread',
    stitches(
      along(
        skin,
        Array.from({ length: 26 }, (_, i): Vec2 => [0.25, 0.06 + 0.68 * (i / 25)]),
        0.0004,
      ),
      p.w * 0.005,
      p.w * 0.035,
    ),
    { detail: 0.3 },
  );
  if (p.top === 'ruffle') addTie(b, skin, p);
  if (p.patch) {
    const v = (s: number, k: number): Vec2 => [0.09 + 0.11 * s, 0.26 + 0.14 * k];
    b.add('patch', 'pocket', panel(skin, v, { t: p.w * 0.012, n: [5, 6] }));
    const edge = [v(0.08, 0.1), v(0.92, 0.1), v(0.92, 0.9), v(0.08, 0.9), v(0.08, 0.1)];
    const line = edge
      .slice(1)
      .flatMap((q, i) =>
        Array.from(
          { length: 6 },
          (_, k): Vec2 => [edge[i][0] + ((q[0] - edge[i][0]) * k) / 6, edge[i][1] + ((q[1] - edge[i][1]) * k) / 6],
        ),
      );
    b.add('patch stitching', 'thread', stitches(along(skin, line, p.w * 0.008), p.w * 0.006, p.w * 0.04), {
      detail: 0.4,
    });
  }
  if (p.sign) addSign(b, skin, p.sign, p.w);
  if (p.coins) addCoins(b, p, rng);
  if (p.top === 'open') addFilling(b, p, rng);
}

/** The cord round the neck with its knot and two ends. */
function addTie(b: Bench, skin: Surface, p: SackPlan): void {
  const neck = skin(0, 0.745)[1];
  const r = p.w * 0.115;
  const cord = p.w * 0.02;
  const slot = p.cord ? 'strap' : 'body';
  for (const [name, k] of [
    ['tie', 0],
    ['second tie', 1.9],
  ] as const)
    b.add(name, slot, solid.hoop(r, { kind: 'circle', r: cord }, [0, neck + k * cord * 0.95, 0], 'y', 32));
  const at: Vec3 = [0, neck + cord, r * 1.06];
  b.add('knot', slot, { op: 'ball', r: [cord * 2.1, cord * 1.7, cord * 1.6], at });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const end: Vec3[] = [
      at,
      [at[0] + s * p.w * 0.07, at[1] - p.w * 0.04, at[2] + p.w * 0.06],
      [at[0] + s * p.w * 0.13, at[1] - p.w * 0.17, at[2] + p.w * 0.13],
      [at[0] + s * p.w * 0.15, at[1] - p.w * 0.26, at[2] + p.w * 0.2],
    ];
    b.add(`${name} tie end`, slot, solid.tube(end, cord * 0.8));
    b.add(`${name} end knot`, slot, { op: 'ball', r: cord * 1.35, at: end[3] });
  }
}

/** Letters laid onto the front of the sack. */
function addSign(b: Bench, skin: Surface, sign: string, w: number): void {
  const at = skin(0, 0.33);
  const text: Shape = { op: 'text', value: sign, height: w * 0.34, depth: w * 0.06, bevel: w * 0.006, font: 'serif' };
  b.add('sign', 'accent', solid.put(text, [0, at[1] - w * 0.17, at[2] - w * 0.012], [-4, 0, 0]), { detail: 0.8 });
}

/** Coins that lie before and beside the sack. */
function addCoins(b: Bench, p: SackPlan, rng: Rng): void {
  const taste = rng.fork('coins');
  const r = p.w * 0.085;
  for (let i = 0; i < 9; i++) {
    const a = -1.25 + 0.31 * i + taste.range(-0.08, 0.08);
    const far = p.w * (0.58 + taste.range(0, 0.1) + (i % 2) * 0.1);
    const coin = solid.turned(
      [
        [0, 0],
        [r, 0],
        [r, r * 0.2],
        [r * 0.84, r * 0.2],
        [r * 0.82, r * 0.15],
        [0, r * 0.15],
      ],
      [0, 0, 0],
      { bevel: r * 0.03, segments: 28 },
    );
    const lean = i % 4 === 1;
    const at: Vec3 = [far * Math.sin(a), lean ? r * 0.26 : 0, far * Math.cos(a)];
    b.add('coin', 'metal', solid.put(coin, at, [lean ? 16 : 0, taste.range(0, 90), 0]), { detail: 0.7 });
  }
}

/** What an open sack is full of, heaped in its mouth. */
function addFilling(b: Bench, p: SackPlan, rng: Rng): void {
  const taste = rng.fork('filling');
  const y = p.h * 0.9;
  b.add('filling', 'lining', { op: 'ball', r: [p.w * 0.385, p.h * 0.13, p.w * 0.35], at: [0, y, 0] });
  const lumps: Shape[] = [];
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4;
    const k = Math.sqrt((i + 0.5) / 26);
    const r = p.w * taste.range(0.05, 0.07);
    lumps.push({
      op: 'ball',
      r: [r, r * 0.8, r],
      at: [0.3 * p.w * k * Math.sin(a), y + p.h * 0.125 * Math.sqrt(1 - 0.8 * k * k), 0.275 * p.w * k * Math.cos(a)],
      rot: [taste.range(-30, 30), 0, taste.range(-30, 30)],
    });
  }
  b.add('heap', 'lining', solid.many(lumps), { detail: 0.6 });
}

/** A paper or cloth carrier: folded gussets, a cuff, two handles; `tote` is of cloth with long webbing handles. */
export function buildCarrier(
  b: Bench,
  o: { w: number; h: number; d: number; handles: 'twine' | 'webbing' | 'none'; bow: boolean; full: boolean },
): void {
  const { w, h, d } = o;
  const t = o.handles === 'webbing' ? 0.003 : 0.0016;
  const fold = 0.16 * d;
  const ring = (y: number, grow: number, pinch: number): { points: Vec3[] } => {
    const x = w / 2 + grow;
    const z = d / 2 + grow;
    const g = fold * pinch;
    return {
      points: [
        [-x, y, z],
        [0, y, z + grow * 0.2],
        [x, y, z],
        [x - g, y, 0],
        [x, y, -z],
        [0, y, -z - grow * 0.2],
        [-x, y, -z],
        [-x + g, y, 0],
      ],
    };
  };
  const wall = [
    ring(t, -t, 0),
    ring(h * 0.3, -t, 0.25),
    ring(h, -t, 1),
    ring(h, 0, 1),
    ring(h * 0.3, 0, 0.25),
    ring(0, 0, 0),
  ];
  b.add('bag', 'body', { op: 'loft', sections: wall, spline: 'linear', smooth: false, cap: 'flat' }, { detail: 1.2 });
  if (o.handles !== 'webbing') {
    const cuff = [
      ring(h * 0.84, 0.0004, 0.86),
      ring(h * 0.84, 0.0016, 0.86),
      ring(h + 0.0008, 0.0016, 1),
      ring(h + 0.0008, 0.0004, 1),
    ];
    b.add('cuff', 'trim', { op: 'loft', sections: cuff, spline: 'linear', smooth: false, closed: true });
  }
  b.add(
    'print',
    'accent',
    solid.slab(outline.superellipse(w * 0.2, w * 0.2, 2, 40), 0.0016, [0, h * 0.43, d / 2 + 0.0008], 'z', {
      bevel: 0.0003,
    }),
  );
  b.add(
    'print mark',
    'body',
    solid.slab(
      outline
        .pairs([-0.1, -0.08, 0.1, -0.08, 0.1, -0.04, 0.03, 0.02, 0, 0.11, -0.03, 0.02, -0.1, -0.04])
        .map(([x, y]): Vec2 => [x * w, y * w]),
      0.0016,
      [0, h * 0.43, d / 2 + 0.002],
      'z',
      { bevel: 0.0003 },
    ),
  );
  b.add(
    'bottom fold',
    'body',
    solid.slab(outline.roundRect(w * 0.98, d * 0.98, 0.002), 0.002, [0, 0.0032, 0], 'y', { bevel: 0.0004 }),
    { hidden: true },
  );
  if (o.handles !== 'none')
    for (const [name, s] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      addCarrierHandle(b, name, s, o);
  if (o.full) addTissue(b, w, h, d);
  if (o.bow) addRibbon(b, w, h, d);
}

/** One handle, its ends fastened to the wall. */
function addCarrierHandle(
  b: Bench,
  name: string,
  s: number,
  { w, h, d, handles }: { w: number; h: number; d: number; handles: string },
): void {
  const z = s * (d / 2 + 0.003);
  const tall = handles === 'webbing' ? h * 0.52 : h * 0.3;
  const x = w * 0.22;
  const arc = Array.from({ length: 13 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 12);
    return [-x * Math.cos(a), h * 0.97 + tall * Math.sin(a) ** 0.75, z - s * 0.25 * d * Math.sin(a)];
  });
  const path: Vec3[] = [[-x, h * 0.86, z], ...arc, [x, h * 0.86, z]];
  if (handles === 'twine') {
    b.add(`${name} handle`, 'strap', solid.tube(path.slice(1, -1), 0.0034));
    b.add(
      `${name} eyelets`,
      'metal',
      solid.many([x, -x].map((px) => solid.hoop(0.006, { kind: 'circle', r: 0.0016 }, [px, h * 0.965, z], 'z', 20))),
    );
    return;
  }
  b.add(
    `${name} handle`,
    'strap',
    solid.bar(path, { kind: 'rect', w: 0.026, h: 0.003, r: 0.001 }, { spline: 'catmull', up: [0, 0, s] }),
  );
  b.add(
    `${name} handle stitching`,
    'thread',
    solid.many(
      [x, -x].map((px) =>
        stitches(
          [
            [px - 0.009, h * 0.87, z + s * 0.0018],
            [px + 0.009, h * 0.87, z + s * 0.0018],
            [px + 0.009, h * 0.95, z + s * 0.0018],
            [px - 0.009, h * 0.95, z + s * 0.0018],
            [px - 0.009, h * 0.87, z + s * 0.0018],
          ],
          0.0007,
          0.005,
        ),
      ),
    ),
    { detail: 0.4 },
  );
}

/** Crumpled tissue that stands out of the mouth. */
function addTissue(b: Bench, w: number, h: number, d: number): void {
  const leaf = (x: number, z: number, turn: number, tall: number): Shape => {
    const grid = Array.from({ length: 5 }, (_, i) =>
      Array.from({ length: 6 }, (_, j): Vec3 => {
        const k = i / 4;
        return [
          (j / 5 - 0.5) * w * (0.34 + 0.3 * k),
          h * (0.8 + tall * k * (1 - 0.7 * Math.abs(j / 5 - 0.45))),
          Math.sin(j * 1.9 + turn) * d * 0.07 * (0.3 + k),
        ];
      }),
    );
    return {
      op: 'placed',
      of: { op: 'sheet', grid, thickness: 0.0014 },
      places: [{ at: [x, 0, z], rot: [0, turn, 0] }],
    };
  };
  for (const [i, [x, z, turn, tall]] of [
    [-0.2, 0.12, 8, 0.36],
    [0.18, 0.05, -14, 0.42],
    [0, -0.16, 4, 0.46],
  ].entries())
    b.add(`tissue ${i + 1}`, 'lining', leaf(x * w, z * d, turn, tall), { detail: 0.7 });
}

/** A bow on the front with its tails. */
function addRibbon(b: Bench, w: number, h: number, d: number): void {
  const z = d / 2 + 0.006;
  const y = h * 0.8;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const loop: Vec3[] = [
      [0, y, z],
      [s * w * 0.14, y + w * 0.08, z + 0.012],
      [s * w * 0.25, y + w * 0.03, z + 0.008],
      [s * w * 0.15, y - w * 0.05, z + 0.003],
      [0, y, z],
    ];
    b.add(
      `${name} bow loop`,
      'strap',
      solid.bar(loop, { kind: 'rect', w: w * 0.085, h: 0.0024, r: 0.0008 }, { spline: 'catmull', up: [0, 1, 0] }),
    );
    b.add(
      `${name} bow tail`,
      'strap',
      solid.bar(
        [
          [0, y, z],
          [s * w * 0.09, y - w * 0.13, z + 0.003],
          [s * w * 0.16, y - w * 0.26, z + 0.002],
        ],
        { kind: 'rect', w: w * 0.08, h: 0.002, r: 0.0006 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
    );
  }
  b.add('bow knot', 'strap', { op: 'ball', r: [w * 0.05, w * 0.045, 0.011], at: [0, y, z + 0.002] });
}
