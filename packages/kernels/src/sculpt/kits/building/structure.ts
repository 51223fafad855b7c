import type { Section, Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';

const RAD = Math.PI / 180;

/** `n` placements evenly from a to b, both ends included, each turned by `rot`. Metres, degrees. */
export function spaced(a: Vec3, b: Vec3, n: number, rot?: Vec3): Placement[] {
  return Array.from({ length: n }, (_, i) => {
    const k = n === 1 ? 0.5 : i / (n - 1);
    const at: Vec3 = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
    return rot ? { at, rot } : { at };
  });
}

/** The ring of an arch in the xy plane: inner radius, height and depth of its stones, degrees from +X, and how many stones. */
interface ArchRing {
  r: number;
  wide: number;
  depth: number;
  n: number;
  at?: Vec3;
  from?: number;
  to?: number;
  /** How much taller than its neighbours the keystone is. Default 1: none. */
  key?: number;
}

/** The wedge-shaped stones of an arch, one shell each, with open joints between them. */
export function voussoirs({ r, wide, depth, n, at = [0, 0, 0], from = 0, to = 180, key = 1 }: ArchRing): Shape[] {
  const step = (to - from) / n;
  const joint = (Math.min(0.018, wide * 0.04) / r / RAD) * 0.5;
  return Array.from({ length: n }, (_, i) => {
    const middle = n % 2 === 1 && i === (n - 1) / 2;
    const [a0, a1] = [from + i * step + joint, from + (i + 1) * step - joint];
    const out = r + wide * (middle ? key : 1);
    const points = [
      ...outline.arc(0, 0, r - (middle && key > 1 ? wide * 0.08 : 0), a0, a1, 2).toReversed(),
      ...outline.arc(0, 0, out, a0, a1, 2),
    ];
    const bevel = Math.min(0.03, wide * 0.06);
    return solid.slab(points, depth * (middle && key > 1 ? 1.06 : 1), at, 'z', { bevel });
  });
}

/** One bar bent to and fro between the line from a to b and the same line moved by `across`: the lacing of a lattice in one piece. */
export function lacing(a: Vec3, b: Vec3, across: Vec3, n: number, section: Section, up: Vec3 = [0, 0, 1]): Shape {
  const path = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const k = i / n;
    const s = i % 2;
    return [0, 1, 2].map((c) => a[c] + (b[c] - a[c]) * k + across[c] * s) as unknown as Vec3;
  });
  return solid.bar(path, section, { up });
}

/** Turned balusters in a row along x about the origin, `h` tall: profile of a vase, on a square foot. */
export function balusters(l: number, h: number, n: number, t: number): Shape {
  const profile = outline
    .pairs([0, 0, 0.9, 0, 0.9, 0.06, 0.5, 0.1, 0.62, 0.16, 1, 0.3, 0.86, 0.44, 0.42, 0.68, 0.4, 0.8, 0.66, 0.86])
    .concat(outline.pairs([0.5, 0.9, 0.9, 0.94, 0.9, 1, 0, 1]))
    .map(([x, y]): Vec2 => [x * t, y * h]);
  return solid.at(
    solid.turned(profile, [0, 0, 0], { bevel: 0, segments: 12 }),
    spaced([-l / 2, 0, 0], [l / 2, 0, 0], n),
  );
}
