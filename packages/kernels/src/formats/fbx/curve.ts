/** How a curve runs from a key to the next. */
export const RUN = { linear: 0, held: 1, heldNext: 2, cubic: 3 } as const;

/** How a curve goes on before its first and after its last key. */
export interface Extrapolation {
  mode: 'held' | 'slope' | 'repeat' | 'repeat-relative' | 'mirror';
  /** How often it repeats; undefined = for ever. */
  count?: number;
}

/** Keys of one number over time. */
export interface Curve {
  /** Seconds, rising. */
  times: Float64Array;
  values: Float64Array;
  /** RUN from each key to the next. */
  runs: Uint8Array;
  /** Slope (per second) and weight (share of the interval) of the tangent that leaves a key and of the one that arrives at the next. */
  leave: Float64Array;
  arrive: Float64Array;
  leaveWeight: Float64Array;
  arriveWeight: Float64Array;
  before: Extrapolation;
  after: Extrapolation;
}

/** The curve's value at a time, seconds. Cubic pieces are Bézier curves in time and value. */
export function evaluateCurve(curve: Curve, time: number): number {
  const { times, values } = curve;
  const last = times.length - 1;
  if (last < 0) return 0;
  if (last > 0 && time < times[0]) return extrapolate(curve, time, curve.before, true);
  if (last > 0 && time > times[last]) return extrapolate(curve, time, curve.after, false);
  return evaluateInside(curve, time, values, last);
}

/** Whether the curve never changes between two times. */
export function isFlat(curve: Curve): boolean {
  const { values, runs, leave, arrive } = curve;
  const drift = curve.before.mode === 'slope' || curve.after.mode === 'slope';
  for (let i = 0; i < values.length; i++) {
    if (Math.abs(values[i] - values[0]) > 1e-9 * Math.max(1, Math.abs(values[0]))) return false;
    const bends = runs[i] === RUN.cubic && (Math.abs(leave[i]) > 1e-7 || Math.abs(arrive[i]) > 1e-7);
    if (bends && (drift || i < values.length - 1)) return false;
  }
  return true;
}

function evaluateInside(curve: Curve, time: number, values: Float64Array, last: number): number {
  const { times, runs } = curve;
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  const span = low < last ? times[low + 1] - times[low] : 0;
  if (!(span > 0) || time <= times[low] || run === RUN.held) return values[low];
  if (run === RUN.heldNext) return values[low + 1];
  const x = (time - times[low]) / span;
  if (run === RUN.linear) return values[low] * (1 - x) + values[low + 1] * x;
  const wl = curve.leaveWeight[low];
  const wa = curve.arriveWeight[low];
  const t = solveBezier(wl, 1 - wa, x);
  const u = 1 - t;
  const y1 = values[low] + curve.leave[low] * wl * span;
  const y2 = values[low + 1] - curve.arrive[low] * wa * span;
  return u * u * u * values[low] + 3 * u * t * (u * y1 + t * y2) + t * t * t * values[low + 1];
}

/** Parameter at which a Bézier curve from 0 to 1 over handles x1, x2 reaches x. Newton's steps, kept inside by bisection. */
function solveBezier(x1: number, x2: number, x: number): number {
  if (Math.abs(x1 - 1 / 3) < 1e-5 && Math.abs(x2 - 2 / 3) < 1e-5) return x;
  let low = 0;
  let high = 1;
  let t = x;
  for (let i = 0; i < 40; i++) {
    const u = 1 - t;
    const error = 3 * u * t * (u * x1 + t * x2) + t * t * t - x;
    if (Math.abs(error) < 1e-12) break;
    if (error > 0) high = t;
    else low = t;
    const slope = 3 * u * u * x1 + 6 * u * t * (x2 - x1) + 3 * t * t * (1 - x2);
    const step = t - error / slope;
    t = step > low && step < high ? step : (low + high) / 2;
  }
  return t;
}

function extrapolate(curve: Curve, time: number, way: Extrapolation, early: boolean): number {
  const { times, values } = curve;
  const last = times.length - 1;
  const end = early ? 0 : last;
  const duration = times[last] - times[0];
  const beyond = early ? times[0] - time : time - times[last];
  if (way.mode === 'slope') {
    const slope = early ? curve.leave[0] : curve.arrive[last - 1];
    return values[end] + slope * (time - times[end]);
  }
  if (way.mode === 'held' || way.count === 0 || !(duration > 1e-9)) return values[end];
  let round = Math.floor(beyond / duration);
  let into = beyond - round * duration;
  if (way.count !== undefined && round >= way.count) {
    round = way.count - 1;
    into = duration;
  }
  // The first round of a mirrored curve runs backwards.
  if (way.mode === 'mirror' && round % 2 === 0) into = duration - into;
  const at = early ? times[last] - into : times[0] + into;
  const value = evaluateInside(curve, Math.min(times[last], Math.max(times[0], at)), values, last);
  const lift = way.mode === 'repeat-relative' ? (values[last] - values[0]) * (round + 1) : 0;
  return value + (early ? -lift : lift);
}
