import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';

const RAD = Math.PI / 180;

/** A gabled roof over a block: half width along the ridge, half depth across, height of the eaves' wall top. */
export interface Gable {
  a: number;
  c: number;
  y: number;
  pitch: number;
  eaves: number;
  verge: number;
}

/** Both slopes of a roof whose ridge runs along x, with rows of tiles that lap over the ones below: one slab of saw-tooth section. */
export function gableTiles(g: Gable): Shape {
  const [sin, cos] = [Math.sin(g.pitch * RAD), Math.cos(g.pitch * RAD)];
  const run = g.c + g.eaves;
  const length = run / cos;
  const rows = Math.max(6, Math.round(length / 0.3));
  const foot = g.y - g.eaves * Math.tan(g.pitch * RAD) + 0.1;
  /** A point `d` up the slope, `over` metres off it. */
  const at = (d: number, over: number): Vec2 => [run - d * cos + over * sin, foot + d * sin + over * cos];
  const slope: Vec2[] = [at(-0.03, -0.02)];
  for (let i = 0; i < rows; i++)
    slope.push(at((length * i) / rows - 0.03, 0.045), at((length * (i + 1)) / rows - 0.03, 0.008));
  const peak: Vec2 = [0, at(length, 0.02)[1]];
  const over = [...slope, peak, ...slope.toReversed().map(([z, y]): Vec2 => [-z, y])];
  const under: Vec2[] = [[0, at(length, 0)[1] - 0.06]];
  return solid.slab([...over, ...under], 2 * (g.a + g.verge), [0, 0, 0], 'x', { bevel: 0 });
}

/** An outline of a building's end from its half: (x, y) from the ground up to the ridge. */
export function gableEnd(half: readonly Vec2[]): Vec2[] {
  const left = half.toReversed().map(([x, y]): Vec2 => [-x, y]);
  return [...half, ...left.filter(([x]) => x < -1e-6)];
}
