import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import type { TablePlan } from './plan.ts';

const UP: Vec3 = [0, 1, 0];
const CORNERS = [
  ['left front', 1, 1],
  ['right front', -1, 1],
  ['left back', 1, -1],
  ['right back', -1, -1],
] as const;

/** Where the legs meet the top: half extents of the apron's corners. */
export function legSpread(p: TablePlan): Vec2 {
  if (p.top === 'round') return [p.w * 0.31, p.d * 0.31];
  if (p.top === 'oval') return [p.w * 0.36, p.d * 0.3];
  const inset = p.style === 'coffee' || p.legs === 'hairpin' ? 0.07 : 0.06;
  return [p.w / 2 - inset, p.d / 2 - inset];
}

/** Legs of the kind, with aprons, stretchers or a column. */
export function addLegs(b: Bench, p: TablePlan): void {
  if (p.legs === 'pedestal' || p.legs === 'tripod') addColumn(b, p);
  else if (p.legs === 'trestle') addTrestle(b, p);
  else {
    for (const [name, sx, sz] of CORNERS) addLeg(b, p, `${name} leg`, sx, sz);
    if (p.legs !== 'hairpin') addAprons(b, p);
  }
}

function addLeg(b: Bench, p: TablePlan, name: string, sx: number, sz: number): void {
  const [ax, az] = legSpread(p);
  const top = p.h - p.thick;
  const x = sx * ax;
  const z = sz * az;
  const grain = UP;
  if (p.legs === 'hairpin') {
    const out = 0.04;
    const path: Vec3[] = [
      [x - sx * 0.09, top - 0.004, z],
      [x + sx * out * 0.6, 0.03, z + sz * out * 0.6],
      [x + sx * out, 0.008, z + sz * out],
      [x + sx * out * 0.6, 0.03, z + sz * out * 0.6 + sz * 0.004],
      [x, top - 0.004, z - sz * 0.09],
    ];
    b.add(
      name,
      'metal',
      solid.many([
        solid.tube([path[0], path[2]], 0.0065, { spline: 'linear' }),
        solid.tube([path[4], path[2]], 0.0065, { spline: 'linear' }),
      ]),
    );
    b.add(
      `${name} plate`,
      'metal',
      solid.box([0.13, 0.006, 0.13], [x - sx * 0.035, top - 0.004, z - sz * 0.035], 0.002),
    );
    b.add(`${name} tip`, 'metal', { op: 'ball', r: 0.0095, at: [x + sx * out, 0.0095, z + sz * out] });
    return;
  }
  if (p.legs === 'turned') {
    const r = p.style === 'side' ? 0.024 : 0.045;
    const marks: readonly Vec2[] = [
      [0.5, 0],
      [0.62, 0.03],
      [0.42, 0.055],
      [0.6, 0.09],
      [0.72, 0.3],
      [0.92, 0.5],
      [1, 0.62],
      [0.86, 0.69],
      [0.6, 0.72],
      [0.6, 0.735],
      [0.95, 0.755],
      [0.95, 0.775],
      [0.7, 0.79],
      [0.7, 0.82],
    ];
    const profile: Vec2[] = [[0, 0], ...marks.map(([k, t]): Vec2 => [k * r, t * top]), [0, 0.82 * top]];
    b.add(name, 'legs', solid.turned(profile, [x, 0, z]), { grain, detail: 1.2 });
    b.add(`${name} block`, 'legs', solid.box([r * 1.9, top * 0.185, r * 1.9], [x, top * 0.9, z], 0.004), { grain });
    return;
  }
  const s = p.style === 'dining' ? 0.075 : p.style === 'desk' ? 0.058 : 0.05;
  if (p.legs === 'square') {
    b.add(
      name,
      'legs',
      solid.bar(
        [
          [x, 0.006, z],
          [x, top, z],
        ],
        { kind: 'rect', w: s, h: s, r: 0.006 },
        { up: [0, 0, 1], taper: [0.86, 1] },
      ),
      { grain },
    );
    b.add(`${name} glide`, 'metal', solid.cyl(s * 0.34, 0.01, [x, 0.005, z], 'y', { bevel: 0.002 }));
    return;
  }
  const splay = p.h * 0.09;
  const foot: Vec3 = [x + sx * splay * 0.7, 0, z + sz * splay * 0.7];
  b.add(name, 'legs', solid.rod([foot[0], 0.0, foot[2]], [x, top, z], s * 0.26, s * 0.5), { grain });
  b.add(
    `${name} ferrule`,
    'metal',
    solid.rod(
      [foot[0], 0, foot[2]],
      [foot[0] + (x - foot[0]) * 0.075, top * 0.075, foot[2] + (z - foot[2]) * 0.075],
      s * 0.27 + 0.001,
      s * 0.29 + 0.001,
    ),
  );
}

function addAprons(b: Bench, p: TablePlan): void {
  const [ax, az] = legSpread(p);
  const h = p.style === 'coffee' || p.style === 'side' ? 0.06 : p.drawers ? 0.13 : 0.095;
  const y = p.h - p.thick - h / 2 - 0.001;
  if (p.glass) {
    b.add('left top rail', 'legs', solid.rod([ax, y + 0.012, az], [ax, y + 0.012, -az], 0.012));
    b.add('right top rail', 'legs', solid.rod([-ax, y + 0.012, az], [-ax, y + 0.012, -az], 0.012));
    return;
  }
  const t = 0.022;
  b.add('front apron', 'frame', solid.box([2 * ax, h, t], [0, y, az], 0.003), { grain: [1, 0, 0] });
  b.add('back apron', 'frame', solid.box([2 * ax, h, t], [0, y, -az], 0.003), { grain: [1, 0, 0] });
  b.add('left apron', 'frame', solid.box([t, h, 2 * az], [ax, y, 0], 0.003), { grain: [0, 0, 1] });
  b.add('right apron', 'frame', solid.box([t, h, 2 * az], [-ax, y, 0], 0.003), { grain: [0, 0, 1] });
}

/** A turned column on three or four curved feet. */
function addColumn(b: Bench, p: TablePlan): void {
  const top = p.h - p.thick;
  const big = p.legs === 'pedestal';
  const r = big ? 0.075 : 0.032;
  const marks: readonly Vec2[] = [
    [0.7, 0.1],
    [1, 0.14],
    [1.05, 0.24],
    [0.7, 0.33],
    [0.55, 0.36],
    [0.8, 0.39],
    [0.62, 0.43],
    [0.55, 0.6],
    [0.62, 0.78],
    [0.85, 0.84],
    [0.6, 0.87],
    [0.6, 0.9],
    [1.1, 0.95],
    [1.5, 1],
  ];
  const profile: Vec2[] = [[0, 0.1 * top], ...marks.map(([k, t]): Vec2 => [k * r, t * top]), [0, top]];
  b.add('column', 'legs', solid.turned(profile, [0, 0, 0], { smooth: false }), { grain: UP, detail: 1.3 });
  b.add('top plate', 'legs', solid.cyl(p.w * 0.24, 0.022, [0, top - 0.012, 0], 'y', { bevel: 0.006 }));
  const n = big ? 4 : 3;
  const reach = p.w * (big ? 0.36 : 0.44);
  const y0 = top * (big ? 0.22 : 0.26);
  const feet: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const a = ((45 + (360 * i) / n) * Math.PI) / 180;
    const at = (d: number, y: number): Vec3 => [Math.cos(a) * d, y, Math.sin(a) * d];
    const path = [
      at(r * 0.3, y0),
      at(reach * 0.3, y0 * 0.95),
      at(reach * 0.65, y0 * 0.45),
      at(reach * 0.92, 0.035),
      at(reach, 0.03),
    ];
    const foot = solid.bar(
      path,
      { kind: 'rect', w: r * 0.75, h: r * 1.1, r: r * 0.16 },
      { spline: 'catmull', up: UP, taper: [1.15, 1, 0.8, 0.62, 0.6] },
    );
    feet.push(foot);
    b.add(`foot ${i + 1}`, 'legs', foot);
    b.add(`foot pad ${i + 1}`, 'metal', solid.cyl(r * 0.3, 0.022, at(reach * 0.95, 0.011), 'y', { bevel: 0.003 }));
  }
}

/** Two X or A frames joined by a wedged beam. */
function addTrestle(b: Bench, p: TablePlan): void {
  const top = p.h - p.thick;
  const x = p.w / 2 - 0.34;
  const zw = p.d / 2 - 0.1;
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const section = { kind: 'rect', w: 0.06, h: 0.09, r: 0.006 } as const;
    b.add(
      `${side} trestle brace 1`,
      'legs',
      solid.bar(
        [
          [sx * (x - 0.002), 0.06, zw * 0.86],
          [sx * (x - 0.002), top - 0.06, -zw * 0.8],
        ],
        section,
        { up: [0, 0, 1] },
      ),
      { grain: UP },
    );
    b.add(
      `${side} trestle brace 2`,
      'legs',
      solid.bar(
        [
          [sx * (x + 0.002), 0.06, -zw * 0.86],
          [sx * (x + 0.002), top - 0.06, zw * 0.8],
        ],
        section,
        { up: [0, 0, 1] },
      ),
      { grain: UP },
    );
    b.add(`${side} trestle head`, 'legs', solid.box([0.08, 0.075, 2 * zw], [sx * x, top - 0.038, 0], 0.008), {
      grain: [0, 0, 1],
    });
    b.add(`${side} trestle foot`, 'legs', solid.box([0.1, 0.075, 2 * zw + 0.06], [sx * x, 0.0375, 0], 0.012), {
      grain: [0, 0, 1],
    });
    b.add(`${side} wedge`, 'legs', solid.box([0.02, 0.12, 0.03], [sx * (x + 0.06), top * 0.48, 0], 0.003));
  }
  b.add('trestle beam', 'legs', solid.box([2 * x + 0.2, 0.09, 0.045], [0, top * 0.48, 0], 0.006), { grain: [1, 0, 0] });
}
