import { innerDistances } from './distance.ts';
import type { Voxels } from './voxels.ts';

/** An upright plane that a body is its own image in: where it stands along its normal (cos angle, 0, sin angle), metres. */
export interface MirrorPlane {
  /** Radians, -pi/2 < angle <= pi/2. */
  angle: number;
  offset: number;
  /** Share of the surface that has its image within a few percent of the size: 1 is a perfect mirror. */
  score: number;
}

const STEPS = 36;
const SAMPLES = 2400;
/** How far an image may be away, as a share of the body's diagonal: nothing at this distance. */
const TOLERANCE = 0.03;
/** Planes that are asked which of them it is: so many at most, so many steps apart. */
const PLANES = 3;
const APART = 4;
/** Steps about a plane in which the best one like it is looked for, and about one that legs tell. */
const NEAR = 6;
const NEARER = 2;
/** Models usually stand straight and look along an axis: what other planes must be better by. */
const STRAIGHT = 0.05;
const ACROSS = 0.02;
/** Radians by which limbs may lead away from the plane of the trunk. */
const ASTRAY = 0.15;

type Measure = ReturnType<typeof createMeasure>;

/** A plane that may be the mirror plane, and how well one square to it would do. */
export interface PlaneGuess {
  plane: MirrorPlane;
  square: number;
}

/** Upright planes that a body is more or less its own image in. Cost: 50 ms for 64 cells. */
export function createPlaneSearch(voxels: Voxels) {
  const surface = sampleSurface(voxels);
  const measure = createMeasure(
    voxels,
    surface,
    surface.thickness.map(() => 1),
  );
  const thick = createMeasure(voxels, surface, surface.thickness.map(Math.sqrt));
  const steps = Array.from({ length: STEPS }, (_, k) => (Math.PI * k) / STEPS - (k > STEPS / 2 ? Math.PI : 0));
  const scores = [measure, thick].map((m) => steps.map((angle) => m.slide(angle).score));
  const peaks = choosePeaks(steps.map((_, k) => scores[0][k] + scores[1][k]));
  const isStraight = (k: number): number => (k === 0 ? STRAIGHT : k === STEPS / 2 ? STRAIGHT - ACROSS : 0);
  const take = (from: number, within: number, bonus: (k: number) => number): PlaneGuess => {
    const [even, { angle }] = [measure, thick].map((m, i) =>
      refine(
        m,
        steps[
          climb(
            scores[i].map((score, k) => score + bonus(k)),
            from,
            within,
          )
        ],
      ),
    );
    // Limbs stand anywhere: where they lead far from what the trunk says, they are wrong; else all of the surface says it best.
    const plane = Math.abs(Math.sin(angle - even.angle)) > ASTRAY ? measure.slide(angle) : even;
    return { plane, square: measure.slide(plane.angle + Math.PI / 2).score };
  };
  return {
    /** Planes far from each other, and one through `also`, radians, if none is near. */
    guess(also?: number): PlaneGuess[] {
      const all = peaks.map((peak) => take(peak, APART - 1, () => 0));
      const isNear = ({ plane }: PlaneGuess): boolean =>
        Math.abs(Math.sin(plane.angle - (also ?? 0))) < Math.sin((Math.PI * APART) / STEPS);
      if (also === undefined || all.some(isNear)) return all;
      return [...all, { plane: measure.slide(also), square: measure.slide(also + Math.PI / 2).score }];
    },
    /** The best plane about a direction. */
    settle(angle: number, byLegs: boolean): PlaneGuess {
      const step = (Math.round((STEPS * angle) / Math.PI) + STEPS) % STEPS;
      return take(step, byLegs ? NEARER : NEAR, isStraight);
    },
  };
}

/** The best peaks of a round of ratings, none near to another, and what is square to the best. */
function choosePeaks(rated: readonly number[]): number[] {
  const n = rated.length;
  const isApart = (from: readonly number[], k: number): boolean =>
    from.every((j) => Math.min(Math.abs(j - k), n - Math.abs(j - k)) >= APART);
  const peaks = [...rated.keys()].filter((k) => rated[k] >= rated[(k + 1) % n] && rated[k] > rated[(k + n - 1) % n]);
  const chosen: number[] = [];
  for (const k of peaks.sort((a, b) => rated[b] - rated[a]))
    if (chosen.length < PLANES && isApart(chosen, k)) chosen.push(k);
  // A ball has no peaks.
  if (!chosen.length) chosen.push(0);
  const square = (chosen[0] + n / 2) % n;
  return isApart(chosen, square) ? [...chosen, square] : chosen;
}

/** The step with the highest score within so many of another. */
function climb(scores: readonly number[], from: number, within: number): number {
  const n = scores.length;
  let best = from;
  for (let k = -within; k <= within; k++) if (scores[(from + k + n) % n] > scores[best]) best = (from + k + n) % n;
  return best;
}

function refine(measure: Measure, angle: number): MirrorPlane {
  let best = measure.slide(angle);
  let step = Math.PI / STEPS / 2;
  for (let round = 0; round < 5; round++, step /= 2)
    for (const near of [best.angle - step, best.angle + step]) {
      const found = measure.slide(near);
      if (found.score > best.score + 0.004) best = found;
    }
  // No plane is crooked by less than can be measured.
  const straight = measure.slide(Math.round(best.angle / (Math.PI / 2)) * (Math.PI / 2));
  return Math.abs(straight.angle - best.angle) < 0.12 && straight.score > best.score - 0.015 ? straight : best;
}

/** Cells of the surface, [x, y, z] each, how thick the body is at them, and how far every cell is from the surface. */
function sampleSurface({ solid, size }: Voxels) {
  const [nx, ny] = size;
  const surface = listSurface(solid, size);
  const empty = new Uint8Array(solid.length).fill(1);
  for (const i of surface) empty[i] = 0;
  const far = innerDistances(empty, size);
  const stride = Math.max(1, Math.floor(surface.length / SAMPLES));
  const radius = innerDistances(solid, size);
  const points: number[] = [];
  const thickness: number[] = [];
  for (let k = 0; k < surface.length; k += stride) {
    const i = surface[k];
    points.push(i % nx, Math.floor(i / nx) % ny, Math.floor(i / (nx * ny)));
    thickness.push(thicknessAt(i, radius, size));
  }
  return { points, thickness, far };
}

/** Measures planes by the surface, of which each sample counts as much as it weighs. */
function createMeasure(
  { size, origin, cell }: Voxels,
  { points, far }: ReturnType<typeof sampleSurface>,
  heft: readonly number[],
) {
  const [nx, ny, nz] = size;
  const whole = heft.reduce((sum, h) => sum + h, 0);
  let [mx, mz] = [0, 0];
  for (let k = 0; k < points.length; k += 3) {
    mx += (points[k] * heft[k / 3]) / whole;
    mz += (points[k + 2] * heft[k / 3]) / whole;
  }
  const reach = TOLERANCE * Math.hypot(nx, ny, nz);
  const score = (cos: number, sin: number, offset: number): number => {
    let sum = 0;
    for (let k = 0; k < points.length; k += 3) {
      const d = 2 * (points[k] * cos + points[k + 2] * sin - offset);
      const x = Math.round(points[k] - d * cos);
      const z = Math.round(points[k + 2] - d * sin);
      if (x < 0 || z < 0 || x >= nx || z >= nz) continue;
      const away = Math.max(0, far[(z * ny + points[k + 1]) * nx + x] - 0.7);
      if (away < reach) sum += (1 - away / reach) * heft[k / 3];
    }
    return sum / whole;
  };
  const world = (cos: number, sin: number, offset: number): number => origin[0] * cos + origin[2] * sin + offset * cell;
  return {
    centre: (angle: number): number =>
      world(Math.cos(angle), Math.sin(angle), mx * Math.cos(angle) + mz * Math.sin(angle)),
    /** The best place of a plane of this direction. */
    slide(angle: number): MirrorPlane {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      let low = Infinity;
      let high = -Infinity;
      for (let k = 0; k < points.length; k += 3) {
        const d = points[k] * cos + points[k + 2] * sin;
        if (d < low) low = d;
        if (d > high) high = d;
      }
      let best = mx * cos + mz * sin;
      let value = score(cos, sin, best);
      const mean = best;
      const test = (offset: number): void => {
        const s = score(cos, sin, offset);
        if (s > value + 1e-3) [value, best] = [s, offset];
      };
      test((low + high) / 2);
      for (let k = -4; k <= 4; k++) test(mean + (k * (high - low)) / 40);
      for (let step = (high - low) / 80; step > 0.2; step /= 2) {
        test(best - step);
        test(best + step);
      }
      return { angle, offset: world(cos, sin, best), score: value };
    },
  };
}

/** Half the thickness of a body at a cell of its surface: the largest ball about its inside that reaches there. */
function thicknessAt(cell: number, radius: Float32Array, [nx, ny]: readonly [number, number, number]): number {
  let at = cell;
  for (let steps = 0; steps <= radius[at]; steps++) {
    let best = at;
    for (let z = -1; z <= 1; z++)
      for (let y = -1; y <= 1; y++)
        for (let x = -1; x <= 1; x++) {
          const j = at + (z * ny + y) * nx + x;
          if (radius[j] > radius[best]) best = j;
        }
    if (best === at) break;
    at = best;
  }
  return radius[at];
}

/** Cells of a body that have an empty one beside them. */
export function listSurface(solid: Uint8Array, [nx, ny]: readonly [number, number, number]): Int32Array {
  const out: number[] = [];
  const steps = [1, -1, nx, -nx, nx * ny, -nx * ny];
  for (let i = 0; i < solid.length; i++) if (solid[i] && steps.some((d) => !solid[i + d])) out.push(i);
  return Int32Array.from(out);
}
