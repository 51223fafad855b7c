/** Numbers over time as a clip keeps them. */
export interface Track {
  interpolation: 'LINEAR' | 'STEP';
  times: number[];
  /** As many numbers per time as the path has. */
  values: number[];
}

/** What to sample and how closely. */
export interface TrackSource {
  /** Where the curve has keys, rising; the first and last are the clip's ends. */
  times: readonly number[];
  evaluate(time: number): number[];
  /** Values are unit quaternions. */
  rotation: boolean;
  /** Largest difference that straight lines between samples may have, per number. */
  tolerance: number;
  /** All pieces hold the value of the key before them. */
  held: boolean;
}

/** Evaluations that the tracks of one file may cost beyond one per key: a second or two. */
export interface SampleBudget {
  left: number;
}

/** What a file starts with. */
export const SAMPLES_MAX = 4_000_000;

const DEPTH_MAX = 6;
const STEP_MIN = 1 / 480;
/** How far before or after a jump its other side is looked at, seconds. */
const BESIDE = 1e-6;
/** How far apart the two samples of a jump stand. */
const JUMP = 1e-4;

/**
 * Samples at the keys, and between them wherever a straight line (of quaternions: the shorter way round) would miss the curve. Jumps get a sample
 * on each side. Returns two samples for what never changes.
 */
export function sampleTrack(source: TrackSource, budget: SampleBudget): Track {
  const { times, evaluate } = source;
  const track: Track = { interpolation: source.held ? 'STEP' : 'LINEAR', times: [], values: [] };
  const push = (time: number, value: readonly number[]): void => {
    const width = value.length;
    const end = track.values.length - width;
    let sign = 1;
    if (source.rotation && end >= 0) {
      let dot = 0;
      for (let k = 0; k < width; k++) dot += track.values[end + k] * value[k];
      if (dot < 0) sign = -1;
    }
    track.times.push(time);
    for (let k = 0; k < width; k++) track.values.push(sign * value[k]);
  };
  let value = evaluate(times[0]);
  push(times[0], value);
  for (let i = 1; i < times.length; i++) {
    let from = times[i - 1];
    let to = times[i];
    const next = evaluate(to);
    if (source.held) {
      push(to, next);
      continue;
    }
    let start = value;
    let end = next;
    if (budget.left > 0 && to - from > 4 * JUMP) {
      budget.left -= 2;
      const right = evaluate(from + BESIDE);
      const left = evaluate(to - BESIDE);
      if (distance(source, right, start) > source.tolerance) push((from += JUMP), (start = right));
      if (distance(source, left, end) > source.tolerance) {
        to -= JUMP;
        end = left;
      }
      refine(source, from, start, to, end, 0, push, budget);
      if (to !== times[i]) push(to, end);
    }
    push(times[i], next);
    value = next;
  }
  return track;
}

function refine(
  source: TrackSource,
  from: number,
  start: readonly number[],
  to: number,
  end: readonly number[],
  depth: number,
  push: (time: number, value: readonly number[]) => void,
  budget: SampleBudget,
): void {
  if (depth >= DEPTH_MAX || to - from < 2 * STEP_MIN || budget.left <= 0) return;
  budget.left -= 3;
  const middle = source.evaluate((from + to) / 2);
  let far = distance(source, middle, between(source, start, end, 0.5));
  for (const t of [0.25, 0.75]) {
    const here = source.evaluate(from + (to - from) * t);
    far = Math.max(far, distance(source, here, between(source, start, end, t)));
  }
  if (far <= source.tolerance) return;
  refine(source, from, start, (from + to) / 2, middle, depth + 1, push, budget);
  push((from + to) / 2, middle);
  refine(source, (from + to) / 2, middle, to, end, depth + 1, push, budget);
}

function distance({ rotation }: TrackSource, a: readonly number[], b: readonly number[]): number {
  let plus = 0;
  let minus = 0;
  for (let k = 0; k < a.length; k++) {
    plus = Math.max(plus, Math.abs(a[k] - b[k]));
    minus = Math.max(minus, Math.abs(a[k] + b[k]));
  }
  return rotation ? Math.min(plus, minus) : plus;
}

/** What a player shows between two samples: a straight line, or the shorter turn at an even speed. */
function between({ rotation }: TrackSource, a: readonly number[], b: readonly number[], t: number): number[] {
  let [wa, wb] = [1 - t, t];
  if (rotation) {
    let dot = 0;
    for (let k = 0; k < 4; k++) dot += a[k] * b[k];
    const angle = Math.acos(Math.min(1, Math.abs(dot)));
    if (angle > 1e-5) {
      wa = Math.sin((1 - t) * angle) / Math.sin(angle);
      wb = Math.sin(t * angle) / Math.sin(angle);
    }
    if (dot < 0) wb = -wb;
  }
  return a.map((x, k) => wa * x + wb * b[k]);
}
