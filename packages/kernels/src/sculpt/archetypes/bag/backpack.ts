import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import {
  addZip,
  along,
  buckle,
  offSurface,
  type Pouch,
  panel,
  pouch,
  stitches,
  strap,
} from '../../kits/leatherwork/index.ts';

const BODY: readonly (readonly [number, number, number, number?])[] = [
  [0, 0.2, 0.1],
  [0.006, 0.25, 0.135],
  [0.03, 0.285, 0.155],
  [0.14, 0.3, 0.165],
  [0.28, 0.292, 0.155],
  [0.365, 0.265, 0.135],
  [0.415, 0.21, 0.1],
  [0.432, 0.1, 0.045],
];

/** A line across the front at the height of a row, between two shares of the girth. */
const level = (u: number, v: number, n = 9): Vec2[] =>
  Array.from({ length: n }, (_, i): Vec2 => [-u + (2 * u * i) / (n - 1), v]);

/** A day pack: zipped main compartment and front pocket, side pockets, padded straps, haul loop, patch; `flap` closes with two buckles. */
export function buildBackpack(b: Bench, o: { flap: boolean; roll: boolean }): void {
  const body = pouch(BODY, 3.4);
  const { surface } = body;
  b.add('body', 'body', body.shape, { detail: 1.2 });
  b.add(
    'base panel',
    'trim',
    panel(surface, (s, t) => [s * 0.999, 0.075 + 0.14 * t], { t: 0.004, lift: 0.0006, n: [4, 44] }),
  );
  b.add(
    'base stitching',
    'thread',
    stitches(
      along(
        surface,
        Array.from({ length: 48 }, (_, i): Vec2 => [i / 48, 0.208]),
        0.0028,
      ),
      0.0011,
      0.009,
      true,
    ),
    { detail: 0.3 },
  );
  if (o.flap) addFlap(b, body);
  else {
    const arc = Array.from({ length: 21 }, (_, i): Vec2 => {
      const a = Math.PI * (i / 20);
      return [-0.215 * Math.cos(a), 0.5 + 0.34 * Math.sin(a) ** 0.7];
    });
    addZip(b, 'main zip', along(surface, arc, 0.001), { w: 0.009, out: [0, 0.25, 0.97], at: 0.14 });
  }
  addFrontPocket(b, o.flap);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    addSide(b, body, name, s);
  addHarness(b, body);
  if (o.roll) addBedroll(b);
}

/** A patch over the front pocket, its zip or its own small flap. */
function addFrontPocket(b: Bench, flap: boolean): void {
  const pocket = pouch(
    [
      [0, 0.15, 0.02, 0.085],
      [0.006, 0.18, 0.05, 0.085],
      [0.03, 0.2, 0.075, 0.082],
      [0.1, 0.2, 0.075, 0.078],
      [0.15, 0.188, 0.06, 0.074],
      [0.172, 0.15, 0.03, 0.072],
    ],
    3.6,
  );
  const up = (of: ReturnType<typeof solid.put>): ReturnType<typeof solid.put> => solid.put(of, [0, 0.035, 0]);
  const lift = (points: readonly Vec3[]): Vec3[] => points.map(([x, y, z]) => [x, y + 0.035, z]);
  b.add('front pocket', 'pocket', up(pocket.shape), { detail: 1.1 });
  const front = 0.055;
  if (flap)
    b.add(
      'pocket flap',
      'trim',
      up(
        panel(
          pocket.surface,
          (s, t) => [-front - 0.14 + 2 * (front + 0.14) * s, 0.93 - (0.36 + 0.08 * Math.sin(Math.PI * s)) * t],
          { t: 0.004, lift: 0.003, n: [8, 16] },
        ),
      ),
    );
  else
    addZip(b, 'pocket zip', lift(along(pocket.surface, level(0.2, 0.76, 13), 0.001)), {
      w: 0.007,
      out: [0, 0.1, 1],
      at: 0.1,
    });
  b.add(
    'pocket stitching',
    'thread',
    stitches(lift(along(pocket.surface, level(0.17, 0.2, 13), 0.0006)), 0.001, 0.008),
    { detail: 0.3 },
  );
  const at = offSurface(pocket.surface, 0, 0.42, 0.002);
  b.add(
    'patch',
    'accent',
    solid.put(solid.slab(outline.roundRect(0.056, 0.036, 0.008), 0.003, [0, 0, 0], 'z', { bevel: 0.0008 }), [
      at[0],
      at[1] + 0.035,
      at[2],
    ]),
  );
  b.add(
    'patch emblem',
    'metal',
    solid.put(
      solid.slab(
        [
          [-0.014, -0.008],
          [0.014, -0.008],
          [0.004, 0.009],
          [0, 0.003],
          [-0.005, 0.01],
        ],
        0.002,
        [0, 0, 0],
        'z',
        { bevel: 0.0004 },
      ),
      [at[0], at[1] + 0.035, at[2] + 0.002],
    ),
  );
}

/** The lid over the top with two straps and their buckles. */
function addFlap(b: Bench, { surface }: Pouch): void {
  const lid = (s: number, t: number): Vec3 => {
    const a = (t - 0.28) * 2.4;
    const reach = 0.5 - 0.42 * Math.max(0, t - 0.55);
    const u = (s - 0.5) * 2 * reach;
    const wide = 0.29 * (1 - 0.12 * t);
    return [
      u * wide,
      0.436 - 0.014 * (2 * s - 1) ** 2 - (0.19 * Math.max(0, a) ** 1.6) / 1.9,
      -0.052 + 0.15 * Math.min(1, t * 1.7) - 0.0 * a,
    ];
  };
  const grid = Array.from({ length: 10 }, (_, i) => Array.from({ length: 11 }, (_, j) => lid(j / 10, i / 9)));
  b.add('lid', 'trim', { op: 'sheet', grid, thickness: 0.006 }, { detail: 1.2 });
  const rim = [...grid.map((row) => row[0]), ...grid[9].slice(1, -1), ...grid.map((row) => row[10]).reverse()];
  b.add('lid piping', 'strap', solid.tube(rim, 0.0036));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const low = offSurface(surface, s * 0.07, 0.5, 0.004);
    const path: Vec3[] = [
      [s * 0.07, 0.443, 0.06],
      [s * 0.07, 0.425, 0.104],
      [s * 0.07, 0.34, 0.117],
      [s * 0.07, low[1] - 0.02, 0.115],
    ];
    b.add(`${name} lid strap`, 'strap', strap(path, 0.024, 0.003, [0, 1, 0.2]));
    const { frame, prong } = buckle(0.034, 0.03, 0.0036);
    b.add(`${name} buckle`, 'metal', solid.put(frame, [s * 0.07, 0.3, 0.12], [90, 0, 0]));
    b.add(`${name} buckle prong`, 'metal', solid.put(prong, [s * 0.07, 0.3, 0.12], [90, 0, 0]));
  }
}

/** A side pocket with its elastic hem, a compression strap and the seam of the gusset. */
function addSide(b: Bench, body: Pouch, name: string, s: number): void {
  const { surface } = body;
  b.add(
    `${name} side pocket`,
    'pocket',
    panel(surface, (k, t) => [s * (0.19 + 0.12 * k), 0.12 + 0.34 * t], { t: 0.012, lift: 0.005, n: [6, 8] }),
  );
  b.add(
    `${name} pocket hem`,
    'strap',
    solid.tube(
      along(
        surface,
        Array.from({ length: 7 }, (_, i): Vec2 => [s * (0.186 + 0.128 * (i / 6)), 0.46]),
        0.007,
      ),
      0.0045,
    ),
  );
  const seam = Array.from({ length: 24 }, (_, i): Vec2 => [s * 0.165, 0.13 + 0.76 * (i / 23)]);
  b.add(`${name} piping`, 'strap', solid.tube(along(surface, seam, 0.0008), 0.0026));
  b.add(
    `${name} compression strap`,
    'strap',
    strap(
      along(
        surface,
        Array.from({ length: 7 }, (_, i): Vec2 => [s * (0.15 + 0.19 * (i / 6)), 0.62]),
        0.002,
      ),
      0.018,
      0.003,
      [s * 0.6, 0, 0.8],
    ),
  );
  const at = offSurface(surface, s * 0.2, 0.62, 0.005);
  b.add(`${name} slide buckle`, 'metal', solid.box([0.006, 0.028, 0.02], at, 0.0015, [0, s * 20, 0]));
}

/** Shoulder straps with their padding and adjusters, back panel, haul loop. */
function addHarness(b: Bench, { surface }: Pouch): void {
  b.add(
    'back panel',
    'lining',
    panel(surface, (s, t) => [0.36 + 0.28 * s, 0.18 + 0.62 * t], { t: 0.012, lift: 0.003, n: [8, 10] }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const path: Vec3[] = [
      [s * 0.055, 0.385, -0.062],
      [s * 0.075, 0.398, -0.1],
      [s * 0.092, 0.34, -0.142],
      [s * 0.1, 0.24, -0.148],
      [s * 0.108, 0.16, -0.126],
    ];
    b.add(`${name} shoulder strap`, 'strap', strap(path, 0.052, 0.011, [0, 1, -0.3]), { detail: 1.1 });
    const web: Vec3[] = [path[4], [s * 0.114, 0.11, -0.11], [s * 0.12, 0.06, -0.07]];
    b.add(`${name} strap webbing`, 'strap', strap([[s * 0.107, 0.18, -0.132], ...web], 0.022, 0.003, [0, 0, -1]));
    b.add(
      `${name} adjuster`,
      'metal',
      solid.box([0.032, 0.024, 0.006], [s * 0.109, 0.152, -0.126], 0.0015, [-24, 0, 0]),
    );
  }
  const loop: Vec3[] = [
    [-0.035, 0.415, -0.038],
    [-0.034, 0.45, -0.05],
    [0, 0.468, -0.055],
    [0.034, 0.45, -0.05],
    [0.035, 0.415, -0.038],
  ];
  b.add('haul loop', 'strap', strap(loop, 0.018, 0.0045, [0, 0.3, -1]));
}

/** A rolled mat under the pack's lid straps: on top. */
function addBedroll(b: Bench): void {
  const turn = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = (i / 39) * 5.6 * Math.PI;
    const r = 0.012 + 0.041 * (i / 39);
    return [0, r * Math.sin(a), r * Math.cos(a)];
  });
  b.add('mat', 'accent', solid.cyl(0.05, 0.36, [0, 0.495, 0], 'x', { bevel: 0.008 }), { detail: 1.1 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} mat spiral`,
      'lining',
      solid.put(solid.bar(turn, { kind: 'rect', w: 0.003, h: 0.003, r: 0.001 }, { up: [1, 0, 0] }), [
        s * 0.1805,
        0.495,
        0,
      ]),
      { detail: 0.5 },
    );
    b.add(
      `${name} mat strap`,
      'strap',
      solid.hoop(0.0515, { kind: 'rect', w: 0.02, h: 0.004, r: 0.001 }, [s * 0.1, 0.495, 0], 'x', 32),
    );
    b.add(`${name} mat buckle`, 'metal', solid.box([0.028, 0.024, 0.006], [s * 0.1, 0.495, 0.0545], 0.0015));
  }
}
