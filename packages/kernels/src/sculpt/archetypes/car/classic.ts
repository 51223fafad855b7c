import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, createSkin, outline, type Skin, solid } from '../../kits/joinery/index.ts';
import { addWheel } from '../../kits/vehicle/index.ts';
import { addCabin } from './cabin.ts';
import { metalwork } from './frame.ts';
import { bodySkin } from './hull.ts';
import { type CarPlan, lineAt } from './plan.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** The tub of a car of the forties: narrow, tall, rounded; fenders are separate. */
export function planClassic(rng: Rng): CarPlan {
  const t = rng.fork('classic');
  const fast = t.next() < 0.4;
  return {
    style: 'classic',
    L: 4.5,
    W: 1.42,
    wheelR: 0.365,
    tyreW: 0.185,
    frontAxle: 1.48,
    rearAxle: -1.32,
    top: [
      [-1, 0.62],
      [-0.95, 0.8],
      [-0.86, 0.95],
      [-0.72, 1.07],
      [-0.45, 1.12],
      [0, 1.13],
      [0.4, 1.12],
      [0.75, 1.07],
      [0.92, 1.0],
      [1, 0.9],
    ],
    bottom: [
      [-1, 0.42],
      [-0.85, 0.36],
      [-0.5, 0.33],
      [0.5, 0.33],
      [0.9, 0.36],
      [1, 0.4],
    ],
    belt: 1.12,
    roof: 1.44,
    crown: 0.1,
    roofFall: fast ? 0.16 : 0.1,
    screen: [0.86, 0.5],
    rear: [-1.6, fast ? -0.7 : -0.95],
    cabinW: 1.32,
    roofW: 1.08,
    pillars: [-0.2],
    cPillar: 0.42,
    doors: 4,
    tail: 'trunk',
    bow: 0.34,
    flare: 0,
    hump: [0, 0],
    cladding: false,
    rails: false,
    spoiler: false,
    wheel: 'five',
    face: 'tall',
    lamps: 'round',
  };
}

/** Teardrop fender of the left side: [z, half width, top, bottom], x of its middle. */
function fenderSkin(rows: readonly (readonly [number, number, number, number])[], x: number, e = 2.3): Skin {
  const rings = rows.map(([z, w, top, low]) => {
    const h = (top - low) / 2;
    return outline.superellipse(w, h, e, 40).map(([u, v]): Vec3 => [x + u, low + h + v, z]);
  });
  const tip = (r: readonly Vec3[], dz: number): Vec3[] => {
    const c = r.reduce((s, v): Vec3 => [s[0] + v[0] / r.length, s[1] + v[1] / r.length, v[2]], [0, 0, 0] as Vec3);
    return r.map((): Vec3 => [c[0], c[1], c[2] + dz]);
  };
  return createSkin([tip(rings[0], 0.012), ...rings, tip(rings[rings.length - 1], -0.012)]);
}

/** Rows of a fender sampled smoothly from a few knots. */
function rowsOf(
  knots: readonly (readonly [number, number, number, number])[],
  n: number,
): [number, number, number, number][] {
  const z0 = knots[0][0];
  const z1 = knots[knots.length - 1][0];
  const at = (k: 1 | 2 | 3, z: number): number => {
    const line = [...knots].reverse().map((r): Vec2 => [r[0], r[k]]);
    return lineAt(line, z);
  };
  return Array.from({ length: n + 1 }, (_, i) => {
    const u = i / n;
    const z = z0 + (z1 - z0) * (0.5 - 0.5 * Math.cos(Math.PI * u));
    return [z, at(1, z), at(2, z), at(3, z)];
  });
}

/** A sedan of the forties: round fenders, upright grille, whitewalls, running boards, chrome. */
export function buildClassic(b: Bench, rng: Rng): CarPlan {
  const p = planClassic(rng);
  const body = bodySkin(p);
  const cuts: Shape[] = [];
  for (const [, sx] of SIDES) {
    for (const z of [p.frontAxle, p.rearAxle]) cuts.push(wheelHole(p, sx, z));
    for (const d of [
      [
        [0.72, 0.42],
        [0.72, 1.5],
        [-0.2, 1.5],
        [-0.2, 0.42],
      ],
      [
        [-0.205, 0.42],
        [-0.205, 1.5],
        [-0.98, 1.5],
        [-0.86, 0.72],
        [-0.72, 0.42],
      ],
    ] as Vec2[][]) {
      cuts.push(metalwork.groove(metalwork.soft(d, 0.05), 0.008, 'x', sx * 0.5, sx * 0.9));
    }
  }
  const lid: Vec2[] = [
    [-0.46, 1.52],
    [0.46, 1.52],
    [0.36, 2.14],
    [-0.36, 2.14],
  ];
  cuts.push(metalwork.groove(metalwork.soft(lid, 0.1), 0.008, 'y', 0.6, 1.4));
  b.add('body', 'body', solid.cut(body.shape, ...cuts), { detail: 1.3 });
  addCabin(b, p);
  const front = fenderSkin(
    rowsOf(
      [
        [2.26, 0.05, 0.68, 0.52],
        [2.2, 0.15, 0.82, 0.42],
        [2.0, 0.22, 0.92, 0.36],
        [1.6, 0.245, 0.955, 0.34],
        [1.2, 0.235, 0.9, 0.34],
        [0.8, 0.19, 0.74, 0.33],
        [0.4, 0.12, 0.56, 0.33],
        [0.1, 0.03, 0.42, 0.34],
      ],
      40,
    ),
    0.7,
  );
  const rear = fenderSkin(
    rowsOf(
      [
        [-0.62, 0.04, 0.52, 0.38],
        [-0.72, 0.13, 0.68, 0.33],
        [-0.95, 0.21, 0.86, 0.33],
        [-1.3, 0.24, 0.94, 0.33],
        [-1.7, 0.22, 0.86, 0.34],
        [-2.05, 0.13, 0.66, 0.38],
        [-2.22, 0.04, 0.53, 0.44],
      ],
      36,
    ),
    0.69,
  );
  for (const [side, sx] of SIDES) addSide(b, p, body, front, rear, side, sx);
  addNose(b, body);
  addTailThings(b, body);
  for (const [end, z] of [
    ['front', p.frontAxle],
    ['rear', p.rearAxle],
  ] as const) {
    for (const [side, sx] of SIDES)
      addWheel(b, `${end} ${side}`, { r: p.wheelR, tyreW: p.tyreW, kind: 'classic' }, [sx * 0.765, p.wheelR, z], sx);
  }
  b.add('floor pan', 'rubber', solid.box([1.2, 0.06, 4], [0, 0.34, 0], 0.01), { hidden: true, detail: 0.3 });
  return p;
}

function wheelHole(p: CarPlan, sx: number, z: number): Shape {
  return solid.cyl(p.wheelR + 0.05, 0.5, [sx * 0.84, p.wheelR + 0.01, z], 'x', { bevel: 0, segments: 64 });
}

function addSide(b: Bench, p: CarPlan, body: Skin, front: Skin, rear: Skin, side: string, sx: number): void {
  const flip = (of: Shape): Shape => (sx > 0 ? of : { op: 'placed', of, places: [{ scale: [-1, 1, 1] }] });
  const hole = (z: number): Shape => wheelHole(p, 1, z);
  b.add(`${side} front fender`, 'body', flip(solid.cut(front.shape, hole(p.frontAxle))), { detail: 1.2 });
  b.add(`${side} rear fender`, 'body', flip(solid.cut(rear.shape, hole(p.rearAxle))), { detail: 1.2 });
  for (const [name, axle] of [
    ['front', p.frontAxle],
    ['rear', p.rearAxle],
  ] as const) {
    const disc = solid.cyl(p.wheelR + 0.045, 0.02, [sx * 0.6, p.wheelR + 0.06, axle], 'x', {
      segments: 48,
      bevel: 0.002,
    });
    b.add(`${side} ${name} wheel well`, 'rubber', solid.cut(disc, solid.box([3, 1, 2], [0, 0.36 - 0.5, axle], 0)));
  }
  b.add(`${side} running board`, 'trim', solid.box([0.24, 0.045, 1.5], [sx * 0.75, 0.345, -0.12], 0.014));
  const ribs = [-0.07, -0.025, 0.02, 0.065].map((dx) =>
    solid.box([0.014, 0.012, 1.4], [sx * (0.76 + dx), 0.369, -0.12], 0.004),
  );
  b.add(`${side} board ribs`, 'rubber', solid.many(ribs), { detail: 0.5 });
  b.add(`${side} board edge`, 'chrome', solid.box([0.012, 0.03, 1.5], [sx * 0.872, 0.347, -0.12], 0.004));
  const trim = metalwork.drape(
    body,
    metalwork.dense(
      [
        [1.95, 0.99],
        [0.9, 1.0],
        [-1.0, 0.985],
      ],
      0.12,
      false,
    ),
    'x',
    sx,
    0.003,
  );
  b.add(
    `${side} trim strip`,
    'chrome',
    solid.bar(trim, { kind: 'rect', w: 0.022, h: 0.012, r: 0.004 }, { up: [sx, 0, 0], spline: 'linear' }),
  );
  addSideChrome(b, body, rear, side, sx);
  addHeadlamp(b, front, side, sx);
}

function addSideChrome(b: Bench, body: Skin, rear: Skin, side: string, sx: number): void {
  [-0.1, -0.34].forEach((z, i) => {
    const hit = body.hit([sx * 3, 0.94, z], [-sx, 0, 0]);
    if (!hit) return;
    const x = hit.at[0];
    b.add(
      `${side} door handle ${i + 1}`,
      'handles',
      solid.tube(
        [
          [x - sx * 0.006, 0.94, z + 0.05],
          [x + sx * 0.034, 0.94, z + 0.05],
          [x + sx * 0.038, 0.94, z - 0.02],
          [x + sx * 0.032, 0.936, z - 0.08],
        ],
        0.01,
        { taper: [1.2, 1, 0.95, 0.8] },
      ),
    );
  });
  const vents: Shape[] = [];
  for (let i = 0; i < 3; i++) {
    const path = metalwork.drape(
      body,
      metalwork.dense(
        [
          [1.6, 0.9 - i * 0.045],
          [1.08, 0.905 - i * 0.045],
        ],
        0.1,
        false,
      ),
      'x',
      sx,
      0.002,
    );
    vents.push(solid.tube(path, 0.009, { spline: 'linear' }));
  }
  b.add(`${side} hood vents`, 'chrome', solid.many(vents));
  const lamp = rear.hit([0.7, 0.72, -6], [0, 0, 1]);
  if (lamp) {
    const at: Vec3 = [sx * lamp.at[0], 0.72, lamp.at[2]];
    b.add(
      `${side} tail lamp cup`,
      'chrome',
      solid.turned(
        [
          [0, -0.08],
          [0.03, -0.06],
          [0.05, 0],
          [0.05, 0.02],
          [0, 0.02],
        ],
        at,
        { axis: 'z' },
      ),
    );
    b.add(`${side} tail lamp`, 'tail lamps', {
      op: 'ball',
      r: [0.044, 0.044, 0.028],
      at: [at[0], at[1], at[2] - 0.052],
    });
  }
  const mx = sx * 0.76;
  b.add(
    `${side} mirror`,
    'chrome',
    solid.many([
      solid.turned(
        [
          [0, -0.012],
          [0.03, -0.012],
          [0.062, 0.012],
          [0.064, 0.016],
          [0, 0.016],
        ]
          .map(([r, y]): Vec2 => [r, -y])
          .reverse(),
        [mx + sx * 0.06, 1.24, 0.6],
        { axis: 'z' },
      ),
      solid.tube(
        [
          [mx - sx * 0.1, 1.12, 0.62],
          [mx - sx * 0.02, 1.19, 0.62],
          [mx + sx * 0.05, 1.23, 0.61],
        ],
        0.008,
      ),
    ]),
  );
}

function addHeadlamp(b: Bench, front: Skin, side: string, sx: number): void {
  const top = front.hit([0.68, 4, 1.98], [0, -1, 0]);
  const y = (top?.at[1] ?? 0.9) - 0.02;
  const at: Vec3 = [sx * 0.68, y, 2.02];
  const pod: Vec2[] = [
    [0, -0.36],
    [0.03, -0.34],
    [0.075, -0.22],
    [0.108, -0.08],
    [0.114, 0.02],
    [0.114, 0.05],
    [0, 0.05],
  ];
  b.add(`${side} headlamp pod`, 'body', solid.turned(pod, at, { axis: 'z', bevel: 0.004, segments: 40 }));
  b.add(
    `${side} headlamp rim`,
    'chrome',
    solid.hoop(0.111, { kind: 'ellipse', rx: 0.017, ry: 0.012 }, [at[0], at[1], at[2] + 0.05], 'z', 48),
  );
  b.add(`${side} headlamp`, 'lights', { op: 'ball', r: [0.103, 0.103, 0.045], at: [at[0], at[1], at[2] + 0.048] });
}

function addNose(b: Bench, body: Skin): void {
  const shape: Vec2[] = [];
  for (let i = 0; i <= 20; i++) {
    const a = (Math.PI * i) / 20;
    shape.push([0.25 * Math.cos(a) * (0.72 + 0.28 * Math.sin(a)), 0.72 + 0.18 * Math.sin(a)]);
  }
  shape.push([-0.13, 0.47], [0.13, 0.47]);
  const rim = metalwork.drape(body, metalwork.dense(shape, 0.05), 'z', 1, 0.008);
  b.add('grille rim', 'chrome', solid.tube(rim, 0.019, { closed: true, spline: 'linear' }));
  const plate = metalwork.prism(shape, 'z', 1.6, 3);
  b.add('grille back', 'rubber', { op: 'clip', of: createSkin(bodySkinRings(body, 0.004)).shape, within: plate });
  for (let i = 0; i < 11; i++) {
    const u = -1 + (2 * (i + 0.5)) / 11;
    const x = u * 0.2;
    const top = 0.72 + 0.175 * Math.sqrt(Math.max(0, 1 - u * u * 0.8));
    const path = metalwork.drape(
      body,
      metalwork.dense(
        [
          [x * 0.62, 0.48],
          [x * 0.95, 0.68],
          [x, top],
        ],
        0.05,
        false,
      ),
      'z',
      1,
      0.014,
    );
    b.add(`grille bar ${i + 1}`, 'chrome', solid.tube(path, 0.0085, { spline: 'linear' }));
  }
  const crest = metalwork.drape(
    body,
    metalwork.dense(
      [
        [0, -0.98],
        [0, -1.6],
        [0, -2.12],
      ],
      0.1,
      false,
    ),
    'y',
    1,
    0.004,
  );
  b.add(
    'hood strip',
    'chrome',
    solid.bar(crest, { kind: 'rect', w: 0.018, h: 0.012, r: 0.004 }, { up: [0, 1, 0], spline: 'linear' }),
  );
  const tip = body.hit([0, 4, 2.08], [0, -1, 0]);
  if (tip)
    b.add(
      'hood mascot',
      'chrome',
      solid.slab(
        [
          [2.14, tip.at[1] - 0.02],
          [2.2, tip.at[1] + 0.02],
          [2.06, tip.at[1] + 0.06],
          [1.86, tip.at[1] + 0.035],
          [1.9, tip.at[1] - 0.01],
        ].map(([z, y]): Vec2 => [z, y]),
        0.03,
        [0, 0, 0],
        'x',
        { bevel: 0.012 },
      ),
    );
  addBumper(b, 'front', 2.42, 1);
}

/** The same rings grown outwards by d, near enough for a backing plate. */
function bodySkinRings(body: Skin, d: number): Vec3[][] {
  return body.rings.map((r) => r.map(([x, y, z]): Vec3 => [x * (1 + d), y, z + (z > 0 ? d : -d)]));
}

function addBumper(b: Bench, name: string, z: number, s: number): void {
  const path: Vec3[] = [];
  for (let i = 0; i <= 16; i++) {
    const u = -1 + i / 8;
    path.push([u * 0.92, 0.47, s * (z - 0.2 * u * u - 0.12 * u ** 6)]);
  }
  b.add(
    `${name} bumper`,
    'chrome',
    solid.bar(path, { kind: 'ellipse', rx: 0.062, ry: 0.026 }, { up: [0, 0, s], spline: 'catmull' }),
    { detail: 1.3 },
  );
  for (const [side, sx] of SIDES) {
    b.add(
      `${name} ${side} overrider`,
      'chrome',
      solid.bar(
        [
          [sx * 0.36, 0.38, s * (z - 0.01)],
          [sx * 0.36, 0.47, s * (z + 0.02)],
          [sx * 0.36, 0.58, s * (z - 0.005)],
        ],
        { kind: 'ellipse', rx: 0.035, ry: 0.03 },
        { spline: 'catmull', cap: 'round', taper: [0.7, 1.1, 0.65] },
      ),
    );
    b.add(
      `${name} ${side} bumper iron`,
      'rubber',
      solid.bar(
        [
          [sx * 0.3, 0.46, s * (z - 0.03)],
          [sx * 0.3, 0.45, s * (z - 0.45)],
        ],
        { kind: 'rect', w: 0.03, h: 0.06, r: 0.006 },
        { up: [0, 1, 0] },
      ),
    );
  }
}

function addTailThings(b: Bench, body: Skin): void {
  addBumper(b, 'rear', 2.4, -1);
  const white = b.tint('trim', { base: 'paint', color: '#e8e8e2', rough: 0.5 });
  const heights = [0.59, 0.66, 0.73].map((y) => body.hit([0.2, y, -6], [0, 0, 1])?.at[2] ?? 0);
  const z = Math.min(...heights) - 0.012;
  if (z < 0) {
    b.add('rear plate', white, solid.box([0.42, 0.12, 0.01], [0, 0.66, z], 0.003));
    b.add('rear plate letters', 'rubber', {
      op: 'placed',
      of: { op: 'text', value: '1947', height: 0.07, depth: 0.004 },
      places: [{ at: [0, 0.625, z - 0.0065], rot: [0, 180, 0] }],
    });
  }
  const lid = body.hit([0, 0.86, -6], [0, 0, 1]);
  if (lid)
    b.add(
      'trunk handle',
      'chrome',
      solid.tube(
        [
          [0, 0.9, lid.at[2] + 0.02],
          [0, 0.88, lid.at[2] - 0.03],
          [0, 0.82, lid.at[2] - 0.045],
        ],
        0.012,
      ),
    );
}
