import type { RigSkeleton } from '../skeleton.ts';
import { type Body, regrow } from './body.ts';
import { type Piece, sliceBody } from './slices.ts';

/** By the height: trunks and pairs of legs that are nowhere farther from the mirror plane are straight, and nothing is moved farther. */
const STRAIGHT = 0.03;
const FAR = 0.4;
/** By the thickest place of a slice: what is so thick is its middle. */
const CORE = 0.6;
/** Slices so far away, by the length, count for a slice as well. */
const SMOOTH = 0.07;
/** Shares of the height between which feet are looked for, and below which legs are moved as a whole. */
const SOLE = 0.02;
const FEET = 0.14;
/** Two legs are seen in so many layers at least; neither is smaller than this share of the other. */
const LEAST = 2;
const ALIKE = 0.25;

/** A body that goes along the ground, its trunk and legs about the mirror plane, and what takes a skeleton that is fitted to it back to the body as it is. */
interface StraightBody {
  body: Body;
  takeBack(skeleton: RigSkeleton): RigSkeleton;
}

/** How far from the mirror plane something is along z, cells. */
type Curve = (z: number) => number;

/** Moves the cells of a body that goes along z, and is bent or turned in itself, across to the mirror plane. Undefined if it is straight. */
export function unbend(body: Body): StraightBody | undefined {
  const trunk = trunkCurve(body);
  if (!trunk) return undefined;
  const legs = legCurve(body, trunk.shift);
  const { solid, size, floor, height, origin, cell } = body;
  const [nx, ny, nz] = size;
  const most = FAR * height;
  const shift = (y: number, z: number): number => {
    const low = Math.max(0, Math.min(1, (trunk.ridge - y) / Math.max(1, trunk.ridge - floor - SOLE * height)));
    return Math.max(-most, Math.min(most, low * legs(z) + (1 - low) * trunk.shift(z)));
  };
  let bent = 0;
  for (let z = trunk.first; z <= trunk.last; z++)
    bent = Math.max(bent, Math.abs(trunk.shift(z)), Math.abs(shift(floor, z)));
  if (bent < STRAIGHT * height) return undefined;
  const moved = new Uint8Array(solid.length);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) {
      const row = (z * ny + y) * nx;
      const by = Math.round(shift(y, z));
      for (let x = 0; x < nx; x++) if (solid[row + x] && x - by > 0 && x - by < nx - 1) moved[row + x - by] = 1;
    }
  const takeBack = (skeleton: RigSkeleton): RigSkeleton => ({
    ...skeleton,
    joints: skeleton.joints.map((joint) => {
      const [x, y, z] = joint.at;
      return { ...joint, at: [x + cell * shift((y - origin[1]) / cell, (z - origin[2]) / cell), y, z] };
    }),
  });
  return { body: regrow(body, moved, true), takeBack };
}

/** The middles of the thickest places of all slices along z, smoothed, and the mean height of these. */
function trunkCurve({
  solid,
  radius,
  size: [nx, ny, nz],
}: Body): { shift: Curve; ridge: number; first: number; last: number } | undefined {
  const slices: { z: number; x: number; y: number; weight: number }[] = [];
  for (let z = 0; z < nz; z++) {
    let most = 0;
    for (let i = z * ny * nx; i < (z + 1) * ny * nx; i++) most = Math.max(most, radius[i]);
    if (most === 0) continue;
    let [x, y, n] = [0, 0, 0];
    for (let i = z * ny * nx; i < (z + 1) * ny * nx; i++) {
      if (!solid[i] || radius[i] < CORE * most) continue;
      x += (i % nx) - (nx - 1) / 2;
      y += Math.floor(i / nx) % ny;
      n++;
    }
    slices.push({ z, x: x / n, y: y / n, weight: most ** 2 });
  }
  if (slices.length < 8) return undefined;
  const [first, last] = [slices[0].z, slices[slices.length - 1].z];
  const reach = SMOOTH * (last - first);
  const shift = (z: number): number => {
    let [sum, n] = [0, 0];
    for (const slice of slices) {
      const weight = slice.weight * Math.exp(-(((slice.z - Math.max(first, Math.min(last, z))) / reach) ** 2) / 2);
      sum += weight * slice.x;
      n += weight;
    }
    return sum / n;
  };
  const all = slices.reduce((sum, { weight }) => sum + weight, 0);
  return { shift, ridge: slices.reduce((sum, { y, weight }) => sum + y * weight, 0) / all, first, last };
}

/** The line through the middles between fore and hind feet; where two are not seen, legs are below the trunk. */
function legCurve(body: Body, trunk: Curve): Curve {
  const { floor, height } = body;
  const from = Math.max(1, Math.round(SOLE * height));
  const layers = sliceBody({ ...body, top: floor + Math.round(FEET * height) }).slice(from);
  const all = layers.flat();
  if (!all.length) return trunk;
  const middle = (Math.min(...all.map(({ z }) => z)) + Math.max(...all.map(({ z }) => z))) / 2;
  const [hind, fore] = [(z: number) => z <= middle, (z: number) => z > middle].map((isIn) =>
    middleOfPair(layers, isIn),
  );
  if (!hind && !fore) return trunk;
  // Before and behind the legs what is as low is head and tail, which go on from there as the trunk does.
  if (hind && fore && fore.z - hind.z > SOLE * height)
    return (z) => {
      const within = Math.max(hind.z, Math.min(fore.z, z));
      const onward = trunk(z) - trunk(within);
      return hind.x + ((fore.x - hind.x) * (within - hind.z)) / (fore.z - hind.z) + onward;
    };
  const one = (hind ?? fore) as { x: number; z: number };
  const aside = one.x - trunk(one.z);
  return (z) => trunk(z) + aside;
}

function middleOfPair(
  layers: readonly (readonly Piece[])[],
  isIn: (z: number) => boolean,
): { x: number; z: number } | undefined {
  let [x, z, n] = [0, 0, 0];
  for (const pieces of layers) {
    const legs = pieces.filter((piece) => isIn(piece.z)).sort((a, b) => b.area - a.area);
    const [a, b] = legs;
    if (!b || b.area < ALIKE * a.area) continue;
    // Two pieces one behind the other are no pair.
    if (Math.abs(a.x - b.x) < Math.abs(a.z - b.z)) continue;
    x += (a.x + b.x) / 2;
    z += (a.z + b.z) / 2;
    n++;
  }
  return n >= LEAST ? { x: x / n, z: z / n } : undefined;
}
