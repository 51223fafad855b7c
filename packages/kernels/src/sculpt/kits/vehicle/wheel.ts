import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../joinery/index.ts';

export interface WheelPlan {
  r: number;
  tyreW: number;
  kind: 'five' | 'ten' | 'turbine' | 'mesh' | 'steel' | 'classic';
}

/** Half of a tyre's section: [share of the half width, radius as a share of the sidewall from rim 0 to tread 1]. */
const TYRE: readonly Vec2[] = [
  [0.78, 0],
  [0.86, 0.02],
  [0.97, 0.25],
  [1.0, 0.48],
  [0.985, 0.7],
  [0.93, 0.88],
  [0.84, 0.97],
  [0.62, 0.995],
  [0.6, 0.93],
  [0.53, 0.93],
  [0.51, 1],
  [0.24, 1],
  [0.22, 0.93],
  [0.14, 0.93],
  [0.12, 1],
];

function tyre(w: WheelPlan, rim: number): Shape {
  const half = w.tyreW / 2;
  const mid = (w.r + rim) / 2;
  const side = TYRE.map(([x, y]): Vec2 => [x * half, rim + y * (w.r - rim) - mid]);
  const points = [...side, ...side.map(([x, y]): Vec2 => [-x, y]).reverse()];
  return solid.hoop(mid, { kind: 'polygon', points }, [0, 0, 0], 'x', 48);
}

/** Blocks of the tread on both shoulders, so that it catches light: two toothed rings instead of a hundred blocks. */
function lugs(w: WheelPlan): Shape {
  const teeth = 40;
  const edge: Vec2[] = [];
  for (let i = 0; i < teeth; i++)
    for (const [u, r] of [
      [0, w.r - 0.014],
      [0.42, w.r - 0.014],
      [0.46, w.r + 0.004],
      [0.96, w.r + 0.004],
    ] as const) {
      const a = (2 * Math.PI * (i + u)) / teeth;
      edge.push([r * Math.cos(a), r * Math.sin(a)]);
    }
  const hole = outline.ngon(w.r - 0.03, 24).toReversed();
  const ring = (sx: number): Shape =>
    solid.slab(edge, w.tyreW * 0.19, [sx * w.tyreW * 0.385, 0, 0], 'x', { bevel: 0, holes: [hole] });
  return solid.many([ring(1), ring(-1)]);
}

/** The five nuts round the hub, in one piece. */
function nuts(r: number, x: number): Shape {
  const flower: Vec2[] = Array.from({ length: 40 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 40;
    const k = r * (1 + 0.24 * Math.max(0, Math.cos(5 * a)) ** 2);
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  return solid.slab(flower, 0.016, [x, 0, 0], 'x', { bevel: 0.003 });
}

/** The barrel and the outer lip; the outside is +x. */
function barrel(w: WheelPlan, rim: number): Shape {
  const h = w.tyreW * 0.4;
  const section: Vec2[] = [
    [-h, -0.018],
    [h - 0.02, -0.018],
    [h - 0.006, -0.026],
    [h + 0.008, -0.02],
    [h + 0.01, 0.008],
    [h - 0.004, 0.012],
    [h - 0.01, 0],
    [-h, 0],
  ];
  return solid.hoop(rim - 0.006, { kind: 'polygon', points: section }, [0, 0, 0], 'x', 48);
}

/** A spoke from the hub outwards (+y), dished, in the plane of the wheel. */
function spoke(r0: number, r1: number, width: Vec2, x: Vec2, thick: number, lean = 0): Shape {
  const stations = [0, 0.35, 0.7, 1].map((t) => ({
    at: [x[0] + (x[1] - x[0]) * t ** 1.6, r0 + (r1 - r0) * t, lean * Math.sin((t * Math.PI) / 2)] as Vec3,
    w: thick * (1 - 0.25 * t),
    h: width[0] + (width[1] - width[0]) * t,
    side: [1, 0, 0] as Vec3,
    up: [0, 0, 1] as Vec3,
  }));
  return formed.board(stations, 0.004);
}

function face(w: WheelPlan, rim: number): Shape {
  const x: Vec2 = [w.tyreW * 0.3, w.tyreW * 0.37];
  const r0 = rim * 0.2;
  const r1 = rim - 0.012;
  const ring = (n: number, of: Shape): Shape => ({ op: 'arrayed', n, around: 'x', of });
  const k = rim / 0.22;
  if (w.kind === 'ten') return ring(10, spoke(r0, r1, [0.022 * k, 0.028 * k], x, 0.03));
  if (w.kind === 'turbine') return ring(14, spoke(r0, r1, [0.018 * k, 0.034 * k], x, 0.02, 0.06 * k));
  if (w.kind === 'mesh')
    return ring(
      9,
      solid.many([
        spoke(r0, r1, [0.016, 0.013], x, 0.024, 0.055 * k),
        spoke(r0 + 0.002, r1 + 0.001, [0.0165, 0.0134], [x[0] + 0.003, x[1] + 0.003], 0.0245, -0.055 * k),
      ]),
    );
  const fork = (s: number): Shape => ({
    op: 'placed',
    of: spoke(r0, r1, [0.034 * k, 0.024 * k], x, 0.034),
    places: [{ rot: [s * 9, 0, 0] }],
  });
  return ring(5, solid.many([fork(1), fork(-1)]));
}

/** A pressed steel disc with slots and a hub cap. */
function steelFace(w: WheelPlan, rim: number): Shape {
  const x = w.tyreW * 0.2;
  const disc: Vec2[] = [
    [0, x],
    [rim * 0.3, x + 0.03],
    [rim * 0.62, x + 0.045],
    [rim * 0.82, x + 0.012],
    [rim - 0.01, x + 0.004],
    [rim - 0.01, x - 0.01],
    [rim * 0.8, x - 0.004],
    [rim * 0.6, x + 0.02],
    [rim * 0.3, x],
    [0, x - 0.02],
  ];
  const plate = solid.turned(disc, [0, 0, 0], { axis: 'x', bevel: 0.003 });
  const hole: Shape = {
    op: 'arrayed',
    n: 10,
    around: 'x',
    of: solid.cyl(rim * 0.085, 0.2, [x, rim * 0.7, 0], 'x', { bevel: 0 }),
  };
  return solid.cut(plate, hole);
}

/** One wheel at the origin, its outer side at +x, turned and moved to `at`: tyre, rim, spokes, cap, bolts, brake. */
export function addWheel(b: Bench, name: string, w: WheelPlan, at: Vec3, side: 1 | -1): void {
  const rim = w.kind === 'classic' ? w.r * 0.58 : w.r * (w.kind === 'steel' ? 0.62 : 0.69);
  const turn: Vec3 = [0, side > 0 ? 0 : 180, 0];
  const put = (of: Shape): Shape => solid.put(of, at, turn);
  const joint = { joint: `${name} wheel` };
  b.add(`${name} tyre`, 'tyres', put(tyre(w, rim)), { ...joint, detail: 1.2 });
  if (w.kind !== 'classic') b.add(`${name} tread`, 'tyres', put(lugs(w)), { ...joint, detail: 0.4 });
  b.add(`${name} rim`, 'wheels', put(barrel(w, rim)), joint);
  if (w.kind === 'classic') {
    addClassicFace(b, name, w, rim, put);
    return;
  }
  b.add(`${name} spokes`, 'wheels', put(w.kind === 'steel' ? steelFace(w, rim) : face(w, rim)), {
    ...joint,
    detail: 1.3,
  });
  const x = w.tyreW * 0.3;
  const hub: Vec2[] = [
    [0, x - 0.06],
    [rim * 0.27, x - 0.05],
    [rim * 0.27, x + 0.008],
    [rim * 0.2, x + 0.02],
    [0, x + 0.02],
  ];
  b.add(`${name} hub`, 'wheels', put(solid.turned(hub, [0, 0, 0], { axis: 'x', bevel: 0.004 })), joint);
  b.add(
    `${name} hub cap`,
    'chrome',
    put(solid.cyl(rim * 0.13, 0.014, [x + 0.022, 0, 0], 'x', { bevel: 0.004 })),
    joint,
  );
  b.add(`${name} wheel nuts`, 'chrome', put(nuts(rim * 0.17, x + 0.019)), joint);
  b.add(
    `${name} brake disc`,
    b.tint('chrome', { base: 'steel', color: '#7c7d80', rough: 0.4 }),
    put(solid.cyl(rim * 0.78, 0.026, [x - 0.085, 0, 0], 'x', { bevel: 0.003 })),
  );
  const caliper = solid.box([0.07, rim * 0.62, 0.075], [x - 0.085, 0, -rim * 0.66], 0.014);
  b.add(`${name} brake caliper`, 'trim', put(caliper), { hidden: true });
}

function addClassicFace(b: Bench, name: string, w: WheelPlan, rim: number, put: (of: Shape) => Shape): void {
  const x = w.tyreW * 0.3;
  const disc: Vec2[] = [
    [0, x - 0.01],
    [rim * 0.6, x],
    [rim * 0.8, x + 0.02],
    [rim - 0.008, x - 0.002],
    [rim - 0.008, x - 0.02],
    [0, x - 0.03],
  ];
  b.add(`${name} wheel disc`, 'wheels', put(solid.turned(disc, [0, 0, 0], { axis: 'x', bevel: 0.004 })));
  const cap: Vec2[] = [
    [0, x + 0.056],
    [rim * 0.2, x + 0.051],
    [rim * 0.38, x + 0.036],
    [rim * 0.5, x + 0.014],
    [rim * 0.53, x - 0.004],
    [0, x - 0.006],
  ];
  b.add(
    `${name} hub cap`,
    'chrome',
    put(solid.turned([...cap].reverse(), [0, 0, 0], { axis: 'x', smooth: false, bevel: 0.004 })),
  );
  b.add(
    `${name} trim ring`,
    'chrome',
    put(solid.hoop(rim * 0.97, { kind: 'ellipse', rx: 0.013, ry: 0.019 }, [w.tyreW * 0.42, 0, 0], 'x', 48)),
  );
  const wall = (w.r + rim) / 2;
  const band: Vec2[] = [
    [-0.004, -0.2],
    [0.006, -0.2],
    [0.009, 0],
    [0.006, 0.2],
    [-0.004, 0.2],
  ].map(([a, c]): Vec2 => [a, c * (w.r - rim)]);
  b.add(
    `${name} whitewall`,
    b.tint('tyres', { color: '#e9e4d8' }),
    put(solid.hoop(wall, { kind: 'polygon', points: band }, [w.tyreW * 0.493, 0, 0], 'x', 48)),
  );
}
