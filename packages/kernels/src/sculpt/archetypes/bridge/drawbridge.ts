import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { spaced, voussoirs } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const ENDS = [
  ['left', 1],
  ['right', -1],
] as const;

/** A castle's drawbridge: gate arch between two round turrets, leaf of planks with iron straps on chains, moat walls, landing. */
export function buildDraw(b: Bench, open: number, taste: Rng): void {
  const [w, l, y] = [3, 4.6, 1.5];
  b.add('moat wall', 'base', solid.box([10, y, 3.4], [0, y / 2, -1.75], 0.05));
  b.add('landing', 'base', solid.box([10, y - 0.12, 2.2], [0, (y - 0.12) / 2, l + 0.95], 0.05));
  b.add('landing paving', 'trim', solid.box([3.4, 0.14, 2.1], [0, y - 0.08, l + 0.96], 0.03));
  b.add(
    'gate wall',
    'body',
    solid.cut(
      solid.box([5, 5.2, 1.7], [0, y + 2.58, -0.9], 0.03),
      solid.slab(masonry.archOutline(2.8, 3.7, false), 4, [0, y - 0.02, -0.9], 'z', { bevel: 0 }),
    ),
    { detail: 1.2 },
  );
  b.add('gate parapet', 'body', masonry.parapet(4.4, y + 5.16, 1.35, [0, 0, -0.3], 0.45, 0.8));
  b.add(
    'gate corbels',
    'trim',
    solid.at(
      solid.slab(outline.pairs([0, 0, 0.34, 0.3, 0.34, 0.55, 0, 0.55]), 0.26, [0, 0, 0], 'x', { bevel: 0.02 }),
      spaced([-1.9, y + 4.66, -0.06], [1.9, y + 4.66, -0.06], 7),
    ),
    { detail: 0.5 },
  );
  b.add(
    'gate arch stones',
    'trim',
    solid.many(voussoirs({ r: 1.38, wide: 0.42, depth: 0.5, n: 13, at: [0, y + 2.3, -0.2], key: 1.25 })),
  );
  b.add(
    'gate jambs',
    'trim',
    solid.both(
      solid.many(
        [0, 1, 2, 3, 4].map((i) =>
          solid.box([i % 2 ? 0.38 : 0.52, 0.44, 0.5], [1.38 + (i % 2 ? 0.19 : 0.26), y + 0.22 + i * 0.455, -0.2], 0.03),
        ),
      ),
    ),
  );
  const bars = [
    ...spaced([-1.12, y + 2.5, -0.75], [1.12, y + 2.5, -0.75], 6).map(({ at }) =>
      solid.rod([at![0], y + 1.7, -0.75], [at![0], y + 3.9, -0.75], 0.06),
    ),
    ...[2.1, 2.7, 3.3].map((v) => solid.box([2.74, 0.1, 0.09], [0, y + v, -0.72], 0.01)),
    ...spaced([-1.12, y + 1.6, -0.75], [1.12, y + 1.6, -0.75], 6).map(({ at }) =>
      solid.cyl(0.075, 0.3, at as Vec3, 'y', { top: 0.01, bevel: 0 }),
    ),
  ];
  b.add('portcullis', 'metal', solid.many(bars), { detail: 0.7 });
  for (const [side, s] of ENDS) {
    const at: Vec3 = [s * 3.3, 0, -0.9];
    b.add(
      `${side} turret`,
      'body',
      solid.turned(
        outline.pairs([
          0,
          0,
          1.75,
          0,
          1.62,
          1.4,
          1.5,
          2,
          1.42,
          y + 5.4,
          1.72,
          y + 5.8,
          1.72,
          y + 7.1,
          1.4,
          y + 7.1,
          1.4,
          y + 6.2,
          0,
          y + 6.2,
        ]),
        at,
        { bevel: 0, segments: 32 },
      ),
      { detail: 1.1 },
    );
    b.add(
      `${side} turret merlons`,
      'body',
      solid.put({ op: 'arrayed', n: 9, around: 'y', of: solid.box([0.62, 0.8, 0.3], [0, y + 7.45, 1.56], 0.04) }, at),
    );
    b.add(
      `${side} turret band`,
      'trim',
      solid.put(solid.hoop(1.5, { kind: 'rect', w: 0.2, h: 0.16, r: 0.03 }, [0, y + 2.6, 0], 'y', 36), at),
    );
    b.add(
      `${side} arrow slits`,
      { base: 'plain', color: '#17140f' },
      solid.put(
        solid.many([1.4, 3.6].map((v) => solid.box([0.13, 0.95, 0.12], [0, y + v, v < 2 ? 1.5 : 1.44], 0))),
        at,
        [0, s * 12, 0],
      ),
    );
  }
  addLeaf(b, w, l, y, open, taste);
}

/** The planked leaf, hinged at the gate's sill and turned up by `open` degrees, with its chains. */
function addLeaf(b: Bench, w: number, l: number, y: number, open: number, taste: Rng): void {
  const up = (of: Shape): Shape => solid.put(of, [0, y + 0.02, 0.02], [-open, 0, 0]);
  const n = 9;
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n - 0.5) * w;
    b.add(
      `leaf plank ${i + 1}`,
      'deck',
      up(solid.box([w / n - 0.025, 0.15, l + taste.range(-0.03, 0.03)], [x, 0.09, l / 2], 0.02)),
      { grain: [0, Math.sin((open * Math.PI) / 180), Math.cos((open * Math.PI) / 180)] },
    );
  }
  b.add(
    'leaf bearers',
    'rail',
    up(solid.many([0.35, l / 2, l - 0.3].map((z) => solid.box([w + 0.12, 0.2, 0.26], [0, -0.08, z], 0.02)))),
    { grain: [1, 0, 0] },
  );
  b.add(
    'leaf straps',
    'metal',
    up(solid.many([0.55, l * 0.5, l - 0.5].map((z) => solid.box([w + 0.06, 0.04, 0.15], [0, 0.175, z], 0.008)))),
  );
  b.add(
    'leaf studs',
    'metal',
    up(
      solid.at(
        { op: 'ball', r: [0.045, 0.03, 0.045] },
        [0.55, l * 0.5, l - 0.5].flatMap((z) => spaced([-w / 2 + 0.17, 0.195, z], [w / 2 - 0.17, 0.195, z], 9)),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('leaf hinges', 'metal', solid.both(solid.cyl(0.11, 0.5, [w / 2 - 0.4, y + 0.1, 0.04], 'x')));
  const [c, s] = [Math.cos((open * Math.PI) / 180), Math.sin((open * Math.PI) / 180)];
  for (const [side, k] of ENDS) {
    const a: Vec3 = [k * (w / 2 - 0.06), y + 0.25 * c + (l - 0.5) * s, (l - 0.5) * c - 0.2 * s];
    const e: Vec3 = [k * (w / 2 - 0.06), y + 4.3, -0.06];
    const links = Math.round(Math.hypot(a[1] - e[1], a[2] - e[2]) / 0.26);
    const pitch = (Math.atan2(e[1] - a[1], a[2] - e[2]) * 180) / Math.PI;
    const link: Shape = {
      op: 'sweep',
      path: outline.superellipse(0.17, 0.075, 2.6, 14).map(([u, v]): Vec3 => [0, v, u]),
      section: { kind: 'circle', r: 0.026 },
      closed: true,
      spline: 'linear',
    };
    b.add(
      `${side} chain`,
      'metal',
      solid.at(
        link,
        spaced(a, e, links).map((p) => ({ ...p, rot: [pitch, 0, 0] as Vec3 })),
      ),
      { detail: 0.5 },
    );
    b.add(`${side} chain ring`, 'metal', solid.hoop(0.13, { kind: 'circle', r: 0.035 }, a, 'x', 20));
    b.add(`${side} chain port`, 'trim', solid.box([0.4, 0.5, 0.2], [k * (w / 2 - 0.06), y + 4.32, -0.08], 0.04));
  }
}
