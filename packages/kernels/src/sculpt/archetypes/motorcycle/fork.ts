import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { fitting } from '../../kits/vehicle/index.ts';

/** Where the front wheel turns, the top of the fork, half the distance of its legs and their radius. */
export interface Fork {
  axle: Vec3;
  head: Vec3;
  half: number;
  r: number;
  /** Sliders below (dirt bikes have them on top). */
  inverted?: boolean;
  /** Head and bridges inside a fairing. */
  covered?: boolean;
}

/** The point at t along the fork (0 axle, 1 head), `x` aside and `forward` before it. */
export function onFork({ axle, head }: Fork, t: number, x = 0, forward = 0): Vec3 {
  const d = [head[1] - axle[1], head[2] - axle[2]];
  const l = Math.hypot(d[0], d[1]);
  return [x, axle[1] + d[0] * t - (d[1] / l) * forward, axle[2] + d[1] * t + (d[0] / l) * forward];
}

/** Legs, bridges, axle, brake. */
export function addFork(b: Bench, f: Fork): void {
  const leg = (t0: number, t1: number, r: number): Shape =>
    solid.rod(onFork(f, t0, f.half), onFork(f, t1, f.half), r, r, 'round');
  const thick = f.inverted ? [0.42, 1.02] : [-0.02, 0.48];
  fitting.pair(b, 'fork tube', 'chrome', leg(0, 1.02, f.r));
  fitting.pair(b, 'fork slider', f.inverted ? 'frame' : 'engine', leg(thick[0], thick[1], f.r * 1.28));
  if (!f.inverted) fitting.pair(b, 'fork seal', 'trim', leg(0.47, 0.52, f.r * 1.4));
  const bridge = (t: number): Shape =>
    solid.box([f.half * 2 + f.r * 3, f.r * 1.6, f.r * 3.2], onFork(f, t, 0, -f.r * 0.6), f.r * 0.5, [15, 0, 0]);
  b.add('lower fork bridge', 'frame', bridge(0.74), { hidden: f.covered });
  b.add('upper fork bridge', 'engine', bridge(0.98));
  b.add(
    'front axle',
    'chrome',
    solid.rod([-f.half - 0.035, f.axle[1], f.axle[2]], [f.half + 0.035, f.axle[1], f.axle[2]], 0.012),
  );
  b.add('steering head', 'frame', solid.rod(onFork(f, 0.74, 0, -f.r * 1.7), onFork(f, 0.99, 0, -f.r * 1.7), 0.03), {
    hidden: f.covered,
  });
}
