import { type Piece, sliceBody } from './slices.ts';
import type { Voxels } from './voxels.ts';

/** Up to which share of the height legs are followed, up to which of it two feet must have been found, and in how many layers. */
const KNEES = 0.25;
const FEET = 0.12;
const LEAST = 2;
/** A foot is no smaller than this share of all that stands there, and a leg than this share of the other one. */
const SHARE = 0.2;
const ALIKE = 0.4;
/** Share of the height from which on what is there counts as the head. */
const HEAD = 0.8;
/** Toes that touch hide two legs over so much of the height at most. */
const TOUCHING = 0.06;

/** The line from one leg to the other of what stands on two; of thin beasts it may be that from hind to fore legs. */
export interface LegsLine {
  /** Radians, as `MirrorPlane.angle`. */
  angle: number;
  /** How far the legs are apart, and how far along the line the head is from the middle between them, by the height. */
  apart: number;
  aside: number;
  /** Up to where both are seen, by the height. */
  long: number;
  /** Either leg's place, x and z, metres. */
  legs: [[number, number], [number, number]];
}

/** Follows the two feet that all stands on upwards, whatever else hangs down beside them; nothing for what stands otherwise. Wants fine cells: legs are close together. */
export function findLegsLine({ solid, size, origin, cell }: Voxels): LegsLine | undefined {
  const [nx, ny] = size;
  let [low, high] = [ny, -1];
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const y = Math.floor(i / nx) % ny;
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  const height = high - low + 1;
  let legs: readonly [Piece, Piece] | undefined;
  let [sum, turned, apart, found, last] = [0, 0, 0, 0, 0];
  const places = [0, 0, 0, 0];
  const layers = sliceBody({ solid, size, floor: low, top: low + Math.round(KNEES * height) });
  for (let y = 0; y < layers.length; y++) {
    const pair = legs ? follow(legs, layers[y]) : chooseFeet(layers[y]);
    if (!pair) {
      if (y > (legs ? last + TOUCHING * height : FEET * height)) break;
      continue;
    }
    const [a, b] = pair;
    if (Math.min(a.area, b.area) < ALIKE * Math.max(a.area, b.area)) continue;
    [legs, last] = [pair, y];
    const [dx, dz] = [b.x - a.x, b.z - a.z];
    const away = Math.hypot(dx, dz);
    // A line has no sense: its direction is doubled to be added up.
    sum += (dx * dx - dz * dz) / away;
    turned += (2 * dx * dz) / away;
    apart += away;
    for (const [k, v] of [a.x, a.z, b.x, b.z].entries()) places[k] += v;
    found++;
  }
  if (found < LEAST) return undefined;
  const angle = Math.atan2(turned, sum) / 2;
  const head = middleAbove({ solid, size }, low + HEAD * height);
  const [ax, az, bx, bz] = places.map((v) => v / found);
  const aside = Math.abs((head[0] - (ax + bx) / 2) * Math.cos(angle) + (head[1] - (az + bz) / 2) * Math.sin(angle));
  const place = (x: number, z: number): [number, number] => [
    origin[0] + cell * (x + (nx - 1) / 2),
    origin[2] + cell * z,
  ];
  return {
    angle,
    apart: apart / found / height,
    aside: aside / height,
    long: found / height,
    legs: [place(ax, az), place(bx, bz)],
  };
}

function chooseFeet(pieces: readonly Piece[]): [Piece, Piece] | undefined {
  const all = pieces.reduce((n, { area }) => n + area, 0);
  const feet = pieces.filter(({ area }) => area >= SHARE * all);
  return feet.length === 2 ? [feet[0], feet[1]] : undefined;
}

/** What is nearest to each leg in the next layer; nothing where they have come together. */
function follow(legs: readonly [Piece, Piece], pieces: readonly Piece[]): [Piece, Piece] | undefined {
  const [a, b] = legs.map((leg) => {
    const away = pieces.map(({ x, z }) => Math.hypot(x - leg.x, z - leg.z));
    return pieces[away.indexOf(Math.min(...away))];
  });
  return a && b && a !== b ? [a, b] : undefined;
}

/** Mean x and z, as pieces give them, of what is above a layer. */
function middleAbove({ solid, size: [nx, ny] }: Pick<Voxels, 'solid' | 'size'>, from: number): [number, number] {
  let [x, z, n] = [0, 0, 0];
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i] || Math.floor(i / nx) % ny < from) continue;
    x += (i % nx) - (nx - 1) / 2;
    z += Math.floor(i / (nx * ny));
    n++;
  }
  return [x / n, z / n];
}
