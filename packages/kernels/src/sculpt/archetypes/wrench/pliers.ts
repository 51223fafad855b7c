import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type OvalStation, oval } from '../../kits/mechanics/index.ts';

/** Jaws above the joint, right handle's half: x, y, z, width, thickness. */
const JAWS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  combination: [
    [-0.0062, 0.147, 0, 0.0118, 0.0108],
    [-0.0056, 0.166, 0, 0.0106, 0.0096],
    [-0.0042, 0.188, 0, 0.0078, 0.0082],
  ],
  needle: [
    [-0.0056, 0.147, 0, 0.0106, 0.0104],
    [-0.0042, 0.168, 0, 0.0078, 0.008],
    [-0.003, 0.19, 0, 0.0054, 0.006],
    [-0.002, 0.212, 0, 0.0034, 0.0042],
  ],
  cutter: [
    [-0.0078, 0.146, 0, 0.0148, 0.0118],
    [-0.0056, 0.157, 0, 0.0104, 0.0096],
    [-0.002, 0.165, 0, 0.0034, 0.0062],
  ],
};

/** Pliers, jaws up: two forged halves lapped at the joint, dipped two-colour grips, jaw teeth, rivet. */
export function buildPliers(b: Bench, jaw: string): { at: Vec3; size: number } {
  const rows = [
    [0.024, 0.012, 0, 0.008, 0.007],
    [0.028, 0.04, 0, 0.009, 0.008],
    [0.025, 0.074, 0, 0.0105, 0.0092],
    [0.0155, 0.1, -0.0006, 0.0135, 0.0096],
    [0.006, 0.115, -0.0029, 0.02, 0.0058],
    [0, 0.126, -0.0029, 0.0265, 0.0058],
    [-0.0046, 0.136, -0.0029, 0.018, 0.0058],
    [-0.006, 0.1415, -0.0028, 0.0128, 0.0058],
    ...JAWS[jaw],
  ];
  const stations = rows.map(([x, y, z, w, d]): OvalStation => ({ at: [x, y, z], w, d }));
  const limb = oval(stations, { e: 4, n: 20, cap: 'flat' });
  const notch = solid.put(solid.box([0.0013, 0.0013, 0.03], [0, 0, 0], 0), [0, 0, 0], [0, 0, 45]);
  const bites = { combination: [0.173, 8], needle: [0.176, 16], cutter: [0, 0] }[jaw] ?? [0, 0];
  const cuts: Shape[] = [];
  if (bites[1]) cuts.push({ op: 'arrayed', n: bites[1], step: [0, 0.0019, 0], of: solid.put(notch, [0, bites[0], 0]) });
  if (jaw === 'combination')
    cuts.push(solid.put(solid.cyl(0.0062, 0.03, [0, 0, 0], 'z', { bevel: 0 }), [0.0005, 0.1585, 0]));
  const half = solid.cut(limb, ...cuts);
  const grip = oval(
    [
      [0.0225, 0.001, 0.009, 0.0085],
      [0.0232, 0.006, 0.0132, 0.0118],
      [0.0282, 0.04, 0.0148, 0.0132],
      [0.0258, 0.07, 0.0145, 0.0132],
      [0.0215, 0.086, 0.0152, 0.014],
      [0.0202, 0.0905, 0.0205, 0.0168],
      [0.0192, 0.0935, 0.0195, 0.0158],
      [0.0186, 0.0955, 0.015, 0.0125],
    ].map(([x, y, w, d]): OvalStation => ({ at: [x, y, 0], w, d })),
    { e: 2.5, n: 20 },
  );
  const inlay = oval(
    [
      [0.0262, 0.01, 0.006, 0.006],
      [0.0325, 0.03, 0.007, 0.0088],
      [0.0325, 0.05, 0.007, 0.009],
      [0.0288, 0.074, 0.0065, 0.0085],
      [0.0266, 0.083, 0.004, 0.006],
    ].map(([x, y, w, d]): OvalStation => ({ at: [x, y, 0], w, d })),
    { e: 2.4, n: 16 },
  );
  for (const [side, turn] of [
    ['right', 0],
    ['left', 180],
  ] as const) {
    // the domed ends of the grips stand on the ground
    const put = (of: Shape): Shape => solid.put(of, [0, 0.0036, 0], [0, turn, 0]);
    b.add(`${side} ${jaw === 'cutter' ? 'cutting ' : ''}jaw`, 'metal', put(half), { detail: 1.6, grain: [0, 1, 0] });
    b.add(`${side} grip`, 'grip', put(grip), { detail: 1.1 });
    b.add(`${side} grip inlay`, 'trim', put(inlay), { detail: 0.6 });
    b.add(`${side} rivet`, 'tip', put(solid.put(fitting.hex(0.0066, 0.0026), [0, 0.126, -0.0054], [-90, 0, 0])), {
      detail: 0.6,
    });
    b.add(
      `${side} grip ribs`,
      'trim',
      put(
        solid.many(
          Array.from({ length: 5 }, (_, i) =>
            solid.rod(
              [0.0212 + i * 0.0004, 0.03 + i * 0.007, -0.0035],
              [0.0212 + i * 0.0004, 0.03 + i * 0.007, 0.0035],
              0.0012,
            ),
          ),
        ),
      ),
      { detail: 0.3 },
    );
  }
  b.add('rivet bore', 'metal', solid.cyl(0.0026, 0.0172, [0, 0.1296, 0], 'z', { bevel: 0.0008 }), { detail: 0.5 });
  b.add(
    'maker mark',
    'tip',
    solid.put(
      { op: 'text', value: jaw === 'cutter' ? '160' : '180', height: 0.0042, depth: 0.0009, bevel: 0 },
      [0.0122, 0.1121, 0.0042],
      [0, 0, 32],
    ),
    { detail: 0.3 },
  );
  return { at: [0, 0.045, 0], size: 0.045 };
}
