import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';

/** How an umbrella is made. Metres. */
export interface Plan {
  /** Half span of the open canopy, its height from hem to crown, and how many ribs hold it. */
  r: number;
  rise: number;
  ribs: number;
  /** Length of the shaft below the crown. */
  shaft: number;
  /** Hem: caught in arcs between the ribs, or hanging down in a fringe or a frill. */
  hem: 'arcs' | 'frill';
  /** Every other panel in the second colour. */
  striped: boolean;
  crook: 'hook' | 'straight' | 'pole';
}

/** Where the canopy is at the share `k` of a rib's length (0 = crown) and the angle. */
function canopyAt(p: Plan, k: number, a: number): Vec3 {
  const sector = (2 * Math.PI) / p.ribs;
  const t = ((((a % sector) + sector) % sector) / sector - 0.5) * 2;
  const between = 1 - t * t;
  const chord = 1 - between * (1 - Math.cos(sector / 2)) * 0.9;
  const reach = (p.r * Math.sin(k * 1.32)) / Math.sin(1.32);
  const scallop = p.hem === 'arcs' ? between * 0.07 * k ** 3 : 0;
  const r = reach * chord * (1 - scallop);
  const y =
    (p.rise * (Math.cos(k * 1.32) - Math.cos(1.32))) / (1 - Math.cos(1.32)) +
    between * p.rise * 0.05 * Math.sin(Math.PI * k) +
    scallop * p.rise * 1.5;
  return [r * Math.sin(a), y, r * Math.cos(a)];
}

/** One panel between two ribs, from the crown to the hem, on hem height `y`. */
function panelShape(p: Plan, i: number, y: number): Shape {
  const sector = (2 * Math.PI) / p.ribs;
  const grid = Array.from({ length: 10 }, (_, row) => {
    const k = 0.035 + (0.965 * row) / 9;
    return Array.from({ length: 9 }, (_, j): Vec3 => {
      const q = canopyAt(p, k, (i + 0.002 + (0.996 * j) / 8) * sector);
      return [q[0], q[1] + y, q[2]];
    });
  });
  return { op: 'sheet', grid, thickness: 0.0022 * (p.r / 0.5) };
}

/** The open umbrella standing on its handle. */
export function buildOpen(b: Bench, p: Plan): void {
  const hemY = p.shaft - p.rise;
  const scale = p.r / 0.5;
  for (let i = 0; i < p.ribs; i++) {
    const slot = p.striped && i % 2 ? 'second' : 'canopy';
    b.add(`panel ${i + 1}`, slot, panelShape(p, i, hemY), { detail: 1.1 });
    const a = (2 * Math.PI * i) / p.ribs;
    const line = Array.from({ length: 10 }, (_, k): Vec3 => {
      const q = canopyAt(p, 0.04 + 0.96 * (k / 9), a);
      return [q[0], q[1] + hemY - 0.0028 * scale, q[2]];
    });
    b.add(`rib ${i + 1}`, 'metal', solid.tube(line, 0.0019 * scale), { detail: 0.7 });
    const half = canopyAt(p, 0.52, a);
    const low: Vec3 = [0.011 * scale * Math.sin(a), hemY + p.rise * 0.26, 0.011 * scale * Math.cos(a)];
    b.add(
      `stretcher ${i + 1}`,
      'metal',
      solid.rod(low, [half[0], half[1] + hemY - 0.004 * scale, half[2]], 0.0017 * scale),
      { detail: 0.5 },
    );
    const tip = canopyAt(p, 1, a);
    b.add(
      `rib tip ${i + 1}`,
      'trim',
      solid.rod(
        [tip[0] * 0.985, tip[1] + hemY, tip[2] * 0.985],
        [tip[0] * 1.02, tip[1] + hemY - 0.008 * scale, tip[2] * 1.02],
        0.0034 * scale,
        0.0026 * scale,
        'round',
      ),
      { detail: 0.5 },
    );
  }
  if (p.hem === 'frill') addFrill(b, p, hemY);
  const hem = Array.from({ length: p.ribs * 6 }, (_, i): Vec3 => {
    const q = canopyAt(p, 0.955, (2 * Math.PI * i) / (p.ribs * 6));
    return [q[0], q[1] + hemY + 0.0018 * scale, q[2]];
  });
  b.add('hem stitching', 'thread', stitches(hem, 0.0011 * scale, 0.014 * scale, true), { detail: 0.4 });
  b.add(
    'crown cap',
    'trim',
    solid.turned(
      pairs([0, -0.004, 0.034, -0.012, 0.036, -0.009, 0.014, 0.004, 0.009, 0.008, 0, 0.008]).map(
        ([r, y]): Vec2 => [r * scale, y * scale],
      ),
      [0, p.shaft + 0.004 * scale, 0],
      { bevel: 0.001 },
    ),
  );
  b.add(
    'runner',
    'trim',
    solid.turned(
      pairs([0, -0.03, 0.01, -0.03, 0.011, -0.004, 0.016, 0, 0.016, 0.008, 0.01, 0.012, 0, 0.012]).map(
        ([r, y]): Vec2 => [r * scale, y * scale],
      ),
      [0, hemY + p.rise * 0.26, 0],
      { bevel: 0.001 },
    ),
  );
  b.add(
    'notch',
    'trim',
    solid.cyl(0.012 * scale, 0.012 * scale, [0, p.shaft - 0.012 * scale, 0], 'y', { bevel: 0.002 }),
    { hidden: true },
  );
  addStick(b, p, p.shaft, scale);
}

/** A valance round the hem in soft folds. */
function addFrill(b: Bench, p: Plan, hemY: number): void {
  const n = p.ribs * 12;
  const fall = p.r * 0.1;
  const grid = [0, 0.35, 0.7, 1].map((k) =>
    Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / n;
      const q = canopyAt(p, 1, a);
      const wave = 1 + 0.018 * k * Math.cos(p.ribs * 3 * a);
      return [
        q[0] * wave,
        q[1] + hemY - fall * k - (k === 1 ? fall * 0.14 * Math.cos(p.ribs * 3 * a) : 0),
        q[2] * wave,
      ];
    }),
  );
  const rings = [
    ...grid.map((row) => row.slice(0, -1)),
    ...grid.toReversed().map((row) => row.slice(0, -1).map(([x, y, z]): Vec3 => [x * 0.993, y, z * 0.993])),
  ];
  b.add(
    'frill',
    'second',
    { op: 'loft', sections: rings.map((points) => ({ points })), spline: 'linear', smooth: false, closed: true },
    { detail: 1.1 },
  );
}

/** Shaft, ferrule and handle under a crown at height `top`. */
export function addStick(b: Bench, p: Plan, top: number, scale: number): void {
  const r = (p.crook === 'pole' ? 0.018 : 0.006) * (p.crook === 'pole' ? 1 : scale);
  const grip = p.crook === 'pole' ? 0 : p.crook === 'hook' ? 0.1 * scale : 0.16 * scale;
  b.add(
    'shaft',
    p.crook === 'pole' ? 'handle' : 'metal',
    solid.cyl(r, top - grip, [0, (top + grip) / 2, 0], 'y', { bevel: 0.001 }),
  );
  b.add(
    'ferrule',
    'trim',
    solid.turned(
      pairs([0, 0, 0.0075, 0, 0.006, 0.03, 0.0045, 0.055, 0, 0.058]).map(([q, y]): Vec2 => [q * scale, y * scale]),
      [0, top + 0.008 * scale, 0],
      { bevel: 0.001 },
    ),
  );
  if (p.crook === 'pole') {
    b.add(
      'foot',
      'trim',
      solid.turned(
        pairs([0, 0, 0.2, 0, 0.21, 0.02, 0.19, 0.05, 0.06, 0.075, 0.045, 0.1, 0.03, 0.18, 0, 0.18]),
        [0, 0, 0],
        { bevel: 0.004 },
      ),
    );
    b.add(
      'crank',
      'metal',
      solid.tube(
        [
          [0, 1.1, 0.02],
          [0, 1.1, 0.05],
          [0.05, 1.07, 0.055],
          [0.05, 1.07, 0.09],
        ],
        0.006,
      ),
    );
    b.add('clamp screw', 'metal', solid.cyl(0.012, 0.03, [0.04, 0.14, 0], 'x'));
    return;
  }
  if (p.crook === 'straight') {
    b.add(
      'handle',
      'handle',
      solid.turned(
        pairs([0, 0, 0.012, 0, 0.0145, 0.012, 0.011, 0.06, 0.0125, 0.12, 0.01, 0.158, 0.008, 0.166, 0, 0.166]).map(
          ([q, y]): Vec2 => [q * scale, y * scale],
        ),
        [0, 0, 0],
        { smooth: false, bevel: 0.002 },
      ),
      { detail: 1.1 },
    );
    b.add(
      'wrist loop',
      'second',
      solid.tube(
        [
          [0, 0.006, 0.01],
          [0.01, 0.004, 0.05],
          [0.004, 0.003, 0.09],
          [-0.012, 0.004, 0.05],
          [-0.002, 0.006, 0.01],
        ].map(([x, y, z]): Vec3 => [x * scale, y * scale, z * scale]),
        0.0022 * scale,
      ),
    );
  } else {
    const bend: Vec3[] = [
      [0, 0.16, 0],
      [0, 0.1, 0],
      [0, 0.045, 0],
      [0.008, 0.018, 0],
      [0.034, 0.0105, 0],
      [0.06, 0.02, 0],
      [0.068, 0.045, 0],
      [0.066, 0.062, 0],
    ];
    b.add(
      'handle',
      'handle',
      solid.tube(
        bend.map(([x, y, z]): Vec3 => [x * scale, y * scale, z * scale]),
        0.0105 * scale,
        { taper: [0.85, 1, 1, 1, 1, 1, 0.95, 0.85] },
      ),
      { detail: 1.2 },
    );
  }
  b.add(
    'collar',
    'metal',
    solid.turned(
      pairs([0, 0, 0.0115, 0, 0.012, 0.004, 0.0095, 0.016, 0, 0.016]).map(([q, y]): Vec2 => [q * scale, y * scale]),
      [0, 0.158 * scale, 0],
      { bevel: 0.001 },
    ),
  );
  b.add(
    'release button',
    'metal',
    solid.cyl(0.0036 * scale, 0.004 * scale, [0, 0.19 * scale, r], 'z', { bevel: 0.001 }),
  );
}

/** The closed umbrella: its cloth furled round the ribs, held by a band, standing on its ferrule, handle up. */
export function buildClosed(b: Bench, p: Plan): void {
  const h = 0.86;
  const folds = p.ribs;
  const profile: readonly Vec2[] = [
    [0.009, 0.06],
    [0.02, 0.075],
    [0.03, 0.2],
    [0.036, 0.36],
    [0.037, 0.5],
    [0.03, 0.565],
    [0.019, 0.605],
    [0.011, 0.615],
  ];
  const ring = (r: number, y: number): { points: Vec3[] } => ({
    points: Array.from({ length: folds * 8 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / (folds * 8);
      const t = ((i % 8) / 8 + 0.0) % 1;
      const saw = r * (0.86 + 0.2 * t ** 1.4);
      const twist = y * 2.1;
      return [saw * Math.sin(a + twist), y, saw * Math.cos(a + twist)];
    }),
  });
  const fine: Vec2[] = [];
  for (let i = 0; i + 1 < profile.length; i++)
    for (let k = 0; k < 4; k++)
      fine.push([
        profile[i][0] + ((profile[i + 1][0] - profile[i][0]) * k) / 4,
        profile[i][1] + ((profile[i + 1][1] - profile[i][1]) * k) / 4,
      ]);
  fine.push(profile[profile.length - 1]);
  b.add(
    'canopy',
    'canopy',
    { op: 'loft', sections: fine.map(([r, y]) => ring(r, y)), spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.4 },
  );
  b.add('band', 'second', solid.hoop(0.0378, { kind: 'rect', w: 0.026, h: 0.0026, r: 0.0008 }, [0, 0.45, 0], 'y', 40));
  b.add('band button', 'metal', solid.cyl(0.008, 0.004, [0, 0.45, 0.0395], 'z', { bevel: 0.001 }));
  b.add('shaft', 'metal', solid.cyl(0.006, h - 0.06, [0, h / 2, 0], 'y', { bevel: 0.001 }));
  b.add(
    'ferrule',
    'metal',
    solid.turned(pairs([0, 0, 0.0045, 0.001, 0.0058, 0.055, 0.0115, 0.068, 0.0105, 0.078, 0, 0.078]), [0, 0, 0], {
      bevel: 0.001,
    }),
  );
  for (let i = 0; i < folds; i++) {
    const a = (2 * Math.PI * i) / folds + 1.3;
    b.add(
      `rib tip ${i + 1}`,
      'trim',
      solid.rod(
        [0.017 * Math.sin(a), 0.6, 0.017 * Math.cos(a)],
        [0.0165 * Math.sin(a), 0.632, 0.0165 * Math.cos(a)],
        0.0028,
        0.002,
        'round',
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    'runner',
    'trim',
    solid.turned(pairs([0, 0, 0.01, 0, 0.011, 0.03, 0.008, 0.04, 0, 0.04]), [0, 0.615, 0], { bevel: 0.001 }),
  );
  b.add(
    'collar',
    'metal',
    solid.turned(pairs([0, 0, 0.0095, 0, 0.0125, 0.012, 0.012, 0.018, 0, 0.018]), [0, 0.7, 0], { bevel: 0.001 }),
  );
  const bend: Vec3[] =
    p.crook === 'straight'
      ? [
          [0, 0.71, 0],
          [0, 0.78, 0],
          [0, 0.86, 0],
        ]
      : [
          [0, 0.71, 0],
          [0, 0.77, 0],
          [0, 0.815, 0],
          [0.008, 0.842, 0],
          [0.034, 0.85, 0],
          [0.06, 0.842, 0],
          [0.068, 0.815, 0],
          [0.066, 0.798, 0],
        ];
  b.add('handle', 'handle', solid.tube(bend, 0.0108, { taper: bend.map((_, i) => (i === 0 ? 0.9 : 1)) }), {
    detail: 1.2,
  });
}
