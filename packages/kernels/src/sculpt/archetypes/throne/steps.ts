import type { Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Two steps under a throne with a runner over them; nothing where y is 0. */
export function addSteps(b: Bench, y: number): void {
  if (!y) return;
  b.add('lower step', 'stone', solid.box([1.5, y / 2, 1.45], [0, y / 4, 0.16], 0.015));
  b.add('upper step', 'stone', solid.box([1.2, y / 2, 1.1], [0, (y * 3) / 4, 0.06], 0.015));
  b.add('lower step edge', 'frame', solid.box([1.52, 0.02, 1.47], [0, y / 2 - 0.02, 0.16], 0.006));
  b.add('upper step edge', 'frame', solid.box([1.22, 0.02, 1.12], [0, y - 0.02, 0.06], 0.006));
  const line: readonly (readonly [number, number])[] = [
    [y + 0.008, 0],
    [y + 0.008, 0.6],
    [y + 0.004, 0.625],
    [y / 2 + 0.012, 0.634],
    [y / 2 + 0.008, 0.66],
    [y / 2 + 0.008, 0.875],
    [y / 2 + 0.004, 0.897],
    [0.02, 0.903],
  ];
  const run = (w: number, lift: number, thickness: number) =>
    drapery.cloth(line.length - 1, 4, thickness, (u, v): Vec3 => {
      const [py, pz] = line[Math.round(v * (line.length - 1))];
      return [(u - 0.5) * w, py + lift, pz + lift];
    });
  b.add('carpet', 'carpet', run(0.62, 0, 0.012));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} carpet border`, 'frame', solid.put(run(0.03, 0.0035, 0.009), [s * 0.285, 0, 0]));
}
