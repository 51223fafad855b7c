import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Head } from '../head/head.ts';

/** A strand of a shell: places from root to tip with the way out and how far the hair stands there. Heads. */
export interface Strand {
  points: readonly Vec3[];
  out: readonly Vec3[];
  thick: readonly number[];
}

/** How a shell of hair is drawn from its strands. */
export interface ShellOptions {
  /** Whether the last strand joins the first. */
  closed: boolean;
  /** How far the inside lies under the strands' places, heads. */
  under: number;
}

/** Closes a sheet of strands to a shell: outside, inside, and the edges between. */
export function shellShape(head: Head, strands: readonly Strand[], { closed, under }: ShellOptions): Shape {
  const rows = strands[0].points.length;
  const positions: number[] = [];
  const layer = (k: (s: Strand, i: number) => number): number[][] =>
    strands.map((s) =>
      s.points.map((p, i) => positions.push(...head.place(V3.addScaled(p, s.out[i], k(s, i)))) / 3 - 1),
    );
  const outer = layer((s, i) => s.thick[i]);
  const inner = layer((s, i) => -Math.min(under, 0.4 * s.thick[i] + 0.004));
  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number): void => {
    indices.push(a, b, c, a, c, d);
  };
  const n = strands.length;
  const last = closed ? n : n - 1;
  for (let j = 0; j < last; j++) {
    const k = (j + 1) % n;
    for (let i = 0; i + 1 < rows; i++) {
      quad(outer[j][i], outer[j][i + 1], outer[k][i + 1], outer[k][i]);
      quad(inner[j][i], inner[k][i], inner[k][i + 1], inner[j][i + 1]);
    }
    quad(outer[k][0], inner[k][0], inner[j][0], outer[j][0]);
    quad(outer[j][rows - 1], inner[j][rows - 1], inner[k][rows - 1], outer[k][rows - 1]);
  }
  if (!closed)
    for (let i = 0; i + 1 < rows; i++) {
      quad(outer[0][i], inner[0][i], inner[0][i + 1], outer[0][i + 1]);
      quad(outer[n - 1][i + 1], inner[n - 1][i + 1], inner[n - 1][i], outer[n - 1][i]);
    }
  return { op: 'mesh', positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Rounded ridges of locks: 0 in the furrow .. 1 on the back, for a place counted in locks. */
export function ridge(v: number): number {
  const f = v - Math.floor(v);
  return Math.sqrt(Math.max(0, 1 - (2 * f - 1) ** 2));
}

/** A smooth hash of a lock's number, -1..1. */
export function lockNoise(v: number, seed: number): number {
  const f = Math.sin(Math.floor(v) * 127.1 + seed * 311.7) * 43758.5453;
  return 2 * (f - Math.floor(f)) - 1;
}
