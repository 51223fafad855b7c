import type { Vec3 } from '../math/index.ts';
import type { Mirror } from '../texture/index.ts';
import type { ProxyModel } from './proxy.ts';

/** Share of the proxy's points that have a mirror image near by, from which the thing has a left and a right. */
const MIRRORED = 0.75;
/** Parts are of the head that are nearer to the eyes than this share of their distance from the middle of the thing. */
const HEAD = 0.5;
/** A head that is turned further than to this cosine has no mirror image that the picture could show. */
const TURNED = 0.5;

/** The plane in which most points of the proxy have a mirror image near by: left and right, or front and back. Metres. */
export function findMirror({ positions, centre }: Pick<ProxyModel, 'positions' | 'centre'>): Mirror | undefined {
  const key = (x: number, y: number, z: number): string =>
    `${Math.round(x * 8)},${Math.round(y * 8)},${Math.round(z * 8)}`;
  const near = new Set<string>();
  for (let i = 0; i < positions.length; i += 3) near.add(key(positions[i], positions[i + 1], positions[i + 2]));
  const [x, z] = [0, 2].map((axis) => {
    let n = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const p = [positions[i], positions[i + 1], positions[i + 2]];
      p[axis] *= -1;
      if (near.has(key(p[0], p[1], p[2]))) n++;
    }
    return (3 * n) / positions.length;
  });
  if (Math.max(x, z) < MIRRORED) return undefined;
  // Left and right are the rule: a table is both, a teapot only the other.
  return x > z - 0.05 ? { normal: [1, 0, 0], at: centre[0] } : { normal: [0, 0, 1], at: centre[2] };
}

/** A part as far as its mirror image goes. Metres. */
interface Placed {
  name: string;
  positions: Float32Array;
}

/**
 * How the points of every part come to their mirror images: those of a head in the plane between its eyes, which turns with it, what has a left and a right
 * to the other's place, all else in the plane of the whole.
 */
export function findMirrors(parts: readonly Placed[], whole: Mirror | undefined): (Mirror | undefined)[] {
  const middles = parts.map(({ positions }) => middleOf(positions));
  const all = [0, 1, 2].map((a) => middles.reduce((sum, m) => sum + m[a], 0) / Math.max(1, middles.length));
  const partner = ({ name }: Placed): number => {
    const other = name.replace(/\b(left|right)\b/, (side) => (side === 'left' ? 'right' : 'left'));
    return other === name ? -1 : parts.findIndex((part) => part.name === other);
  };
  const left = parts.findIndex(({ name }) => name === 'left eye');
  const right = left < 0 ? -1 : partner(parts[left]);
  const head = right < 0 ? undefined : between(middles[left], middles[right]);
  const reach = head ? HEAD * Math.hypot(...head.middle.map((v, a) => v - all[a])) : 0;
  return parts.map((part, i) => {
    const m = middles[i];
    if (head && Math.hypot(...head.middle.map((v, a) => v - m[a])) < reach) return head.mirror;
    const other = partner(part);
    if (!whole || other < 0) return whole;
    const { normal: n, at } = whole;
    const d = 2 * (n[0] * m[0] + n[1] * m[1] + n[2] * m[2] - at);
    const shift = m.map((v, a) => middles[other][a] - (v - d * n[a])) as unknown as Vec3;
    return { ...whole, shift };
  });
}

/** The plane half-way between two places, and its middle; none where it is turned too far. */
function between(a: Vec3, b: Vec3): { middle: Vec3; mirror: Mirror } | undefined {
  const apart = a.map((v, k) => v - b[k]);
  const length = Math.hypot(...apart);
  if (!(Math.abs(apart[0]) > TURNED * length)) return undefined;
  const normal = apart.map((v) => v / length) as unknown as Vec3;
  const middle = a.map((v, k) => (v + b[k]) / 2) as unknown as Vec3;
  return { middle, mirror: { normal, at: normal.reduce((sum, n, k) => sum + n * middle[k], 0) } };
}

function middleOf(positions: Float32Array): Vec3 {
  const sum = [0, 0, 0];
  for (let i = 0; i < positions.length; i++) sum[i % 3] += positions[i];
  return sum.map((v) => v / Math.max(1, positions.length / 3)) as unknown as Vec3;
}
