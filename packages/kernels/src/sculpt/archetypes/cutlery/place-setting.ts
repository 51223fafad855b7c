import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';
import { spoonBowl } from './shell.ts';

/** Middle line of a bent handle: forward at its end, back where it is held, forward again at the neck. */
const bend = (y: number): number => 0.006 * Math.sin((y / 0.13) * Math.PI * 1.15 + 0.5) - 0.002;

/** The common handle of a pattern: flared end, slim neck at y1; raised border and drop ornament. */
function addHandle(b: Bench, prefix: string, x: number, y1: number): void {
  const rows = [
    [0.0048, 0.013, 0.0026],
    [0.0085, 0.0205, 0.0031],
    [0.022, 0.0225, 0.0032],
    [0.05, 0.0165, 0.0034],
    [0.09, 0.0088, 0.004],
    [y1 - 0.012, 0.0064, 0.0042],
    [y1, 0.0074, 0.0036],
  ];
  const limb = rows.map(([y, w, d]) => ({ at: [x, y, bend(y)] as Vec3, w, d }));
  b.add(`${prefix}handle`, 'handle', oval(limb, { e: 3, n: 20 }), { detail: 1.2, grain: [0, 1, 0] });
  const inset = rows.slice(1, 4).map(([y, w, d], i) => ({
    at: [x, y + [0.004, 0, -0.004][i], bend(y) + d * 0.36] as Vec3,
    w: w * 0.62,
    d: d * 0.5,
  }));
  b.add(`${prefix}handle panel`, 'trim', oval(inset, { e: 2.4, n: 16 }), { detail: 0.5 });
  b.add(`${prefix}neck ring`, 'trim', solid.put({ op: 'ball', r: [0.0052, 0.0016, 0.0034] }, [x, 0.1, bend(0.1)]), {
    detail: 0.3,
  });
  b.add(
    `${prefix}shell ornament`,
    'trim',
    solid.put({ op: 'ball', r: [0.0042, 0.0058, 0.0018] }, [x, 0.011, bend(0.011) + 0.0014]),
    { detail: 0.3 },
  );
}

/** A table fork at x. Returns the height where it is held. */
export function addFork(b: Bench, prefix: string, x: number): number {
  addHandle(b, prefix, x, 0.13);
  // one stamped plate with three slits, then bent: stations along y carry its curve
  const curve = (y: number): number =>
    bend(0.13) + 0.009 * Math.sin(((y - 0.128) / 0.07) * Math.PI * 0.95) * -1 + (y - 0.128) * 0.06;
  const palm = [
    [0.126, 0.0072, 0.0036],
    [0.134, 0.0135, 0.003],
    [0.144, 0.0228, 0.0027],
    [0.154, 0.0252, 0.0026],
    [0.158, 0.0254, 0.0026],
  ].map(([y, w, d]) => ({ at: [x, y, curve(y)] as Vec3, w, d }));
  b.add(`${prefix}palm`, 'metal', oval(palm, { e: 3.4, n: 24, cap: 'flat' }), { detail: 1.3 });
  for (let i = 0; i < 4; i++) {
    const u = i - 1.5;
    const tine = [
      [0.1555, 0.0056, 0.0025],
      [0.165, 0.0039, 0.0024],
      [0.185, 0.0034, 0.0022],
      [0.196, 0.0024, 0.0017],
      [0.2, 0.0011, 0.001],
    ].map(([y, w, d]) => ({ at: [x + u * 0.00655, y, curve(y)] as Vec3, w, d }));
    b.add(`${prefix}${['first', 'second', 'third', 'fourth'][i]} tine`, 'metal', oval(tine, { e: 3, n: 14 }), {
      detail: 0.8,
    });
  }
  return 0.05;
}

/** A table spoon at x. */
export function addSpoon(b: Bench, prefix: string, x: number): number {
  addHandle(b, prefix, x, 0.136);
  const z = bend(0.136);
  const rim = (y: number): number => z + 0.003 - ((y - 0.13) / 0.07) * 0.002;
  const bowl = spoonBowl(
    [
      [0.1335, 0.0034, 0.0028],
      [0.139, 0.0095, 0.0046],
      [0.148, 0.0168, 0.0078],
      [0.16, 0.0205, 0.0098],
      [0.174, 0.0202, 0.0094],
      [0.187, 0.0158, 0.0064],
      [0.196, 0.0088, 0.0026],
      [0.2, 0.0024, 0.0005],
    ],
    0.0016,
    rim,
    12,
  );
  b.add(`${prefix}bowl`, 'metal', solid.put(bowl, [x, 0, 0]), { detail: 2 });
  b.add(
    `${prefix}bowl root`,
    'metal',
    oval(
      [
        [0.126, 0.0074, 0.0036, 0],
        [0.136, 0.0082, 0.0034, -0.0006],
        [0.148, 0.003, 0.0016, -0.0062],
      ].map(([y, w, d, dz]) => ({ at: [x, y, z + dz] as Vec3, w, d })),
      { e: 2.4, n: 14 },
    ),
    { detail: 0.6 },
  );
  return 0.05;
}

/** A table knife at x, its edge to -x. */
export function addKnife(b: Bench, prefix: string, x: number): number {
  const rows = [
    [0.0009, 0.011, 0.0055],
    [0.006, 0.0185, 0.0076],
    [0.03, 0.0195, 0.008],
    [0.07, 0.0158, 0.0078],
    [0.098, 0.0138, 0.0074],
  ].map(([y, w, d]) => ({ at: [x, y, 0] as Vec3, w, d }));
  b.add(`${prefix}handle`, 'handle', oval(rows, { e: 3, n: 20, cap: 'flat' }), { detail: 1.2, grain: [0, 1, 0] });
  b.add(`${prefix}bolster`, 'trim', solid.put({ op: 'ball', r: [0.0086, 0.0042, 0.005] }, [x, 0.1, 0]), {
    detail: 0.6,
  });
  const panel: Shape = { op: 'ball', r: [0.0052, 0.024, 0.0013], at: [x, 0.034, 0.0038] };
  b.add(`${prefix}handle panel`, 'trim', panel, { detail: 0.5 });
  b.add(`${prefix}rear panel`, 'trim', solid.put(panel, [0, 0, -0.0076]), { detail: 0.5 });
  const edge: Vec2[] = outline.rounded(
    pairs([
      -0.0065, 0.099, 0.007, 0.099, 0.0072, 0.2, 0.0054, 0.217, -0.001, 0.2245, -0.0075, 0.218, -0.0112, 0.2, -0.0108,
      0.128, -0.009, 0.112,
    ]),
    [0.001, 0.001, 0.02, 0.006, 0.004, 0.006, 0.02, 0.01, 0.006],
    5,
  );
  b.add(`${prefix}blade`, 'metal', solid.slab(edge, 0.0024, [x, 0, 0], 'z', { bevel: 0.0008 }), {
    detail: 1.4,
    grain: [0, 1, 0],
  });
  const teeth = Array.from({ length: 14 }, (_, i) =>
    solid.put(solid.box([0.0014, 0.0006, 0.0026], [0, 0, 0], 0), [x - 0.0106, 0.15 + i * 0.0035, 0], [0, 0, 28]),
  );
  b.add(`${prefix}serration`, 'trim', solid.many(teeth), { detail: 0.3 });
  b.add(
    `${prefix}steel mark`,
    'trim',
    solid.put(
      { op: 'text', value: 'INOX', height: 0.0042, depth: 0.0006, bevel: 0 },
      [x + 0.001, 0.122, 0.0013],
      [0, 0, 90],
    ),
    { detail: 0.3 },
  );
  return 0.05;
}

/** Knife, fork and spoon side by side. */
export function buildSet(b: Bench): number {
  addFork(b, 'fork ', -0.036);
  addKnife(b, 'knife ', 0.002);
  return addSpoon(b, 'spoon ', 0.038);
}
