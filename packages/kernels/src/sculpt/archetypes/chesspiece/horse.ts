import type { Shape } from '../../../curves/index.ts';
import { outline, smoothLoop, solid } from '../../kits/joinery/index.ts';

/** Side view of the horse's head and neck, facing +Z: (z, y). */
const PROFILE = smoothLoop(
  [
    -0.0105, 0.021, 0, 0.0205, 0.0105, 0.021, 0.0118, 0.026, 0.0085, 0.033, 0.0062, 0.0385, 0.0085, 0.0405, 0.0135,
    0.0395, 0.0165, 0.0412, 0.0168, 0.0445, 0.0145, 0.0485, 0.0102, 0.0535, 0.007, 0.0575, 0.0045, 0.0608, 0.0025,
    0.0635, 0.0008, 0.0598, -0.0045, 0.0582, -0.0092, 0.053, -0.0124, 0.0445, -0.0134, 0.035, -0.0128, 0.027,
  ],
  3,
);

/** A knight's head: tapered slab of the profile, cheeks, eyes, ears, nostrils, a carved mane. */
export function addHorse(add: (name: string, of: Shape, detail?: number) => void): void {
  add('head', solid.slab(PROFILE, 0.0125, [0, 0, 0], 'x', { bevel: 0.0042, smooth: true }), 1.8);
  add('cheeks', solid.both({ op: 'ball', r: [0.0032, 0.0072, 0.0068], at: [0.0052, 0.0475, 0.0022] }));
  add('neck swell', solid.both({ op: 'ball', r: [0.0042, 0.012, 0.0085], at: [0.0042, 0.033, -0.0022] }));
  add('eyes', solid.both({ op: 'ball', r: [0.0012, 0.0014, 0.0019], at: [0.0066, 0.0528, 0.0062] }));
  add('brows', solid.both(solid.rod([0.0062, 0.0548, 0.0032], [0.0062, 0.0538, 0.0085], 0.001, 0.0006, 'round')));
  add('ears', solid.both(solid.rod([0.0034, 0.0585, 0.0008], [0.0042, 0.0655, -0.0002], 0.0022, 0.0005, 'round')));
  add('nostrils', solid.both({ op: 'ball', r: [0.0012, 0.0011, 0.0015], at: [0.0052, 0.0432, 0.0156] }));
  add(
    'jaw line',
    solid.both(
      solid.tube(
        [
          [0.0062, 0.0405, 0.0125],
          [0.0066, 0.0418, 0.0085],
          [0.0068, 0.045, 0.0048],
        ],
        0.0007,
      ),
    ),
  );
  const lock = (i: number): Shape =>
    solid.bar(
      [
        [-0.0058, 0.0565 - i * 0.0052, -0.0062 - Math.sin(i * 0.5) * 0.0045],
        [0, 0.0582 - i * 0.0052, -0.0096 - Math.sin(i * 0.5) * 0.0045],
        [0.0058, 0.0565 - i * 0.0052, -0.0062 - Math.sin(i * 0.5) * 0.0045],
      ],
      { kind: 'ellipse', rx: 0.0026, ry: 0.0022 },
      { spline: 'catmull', up: [0, 1, 0], taper: [0.4, 1, 0.4] },
    );
  add('mane', solid.many([0, 1, 2, 3, 4, 5].map(lock)), 0.8);
  add(
    'collar',
    solid.slab(outline.superellipse(0.0118, 0.0128, 2.2, 32), 0.003, [0, 0.0232, -0.0006], 'y', { bevel: 0.0012 }),
  );
}
