/** A value at a moment. */
export interface CurveKey {
  /** Seconds (or phase, for curves over [0, 1)). */
  time: number;
  value: number;
  /** How it is arrived at: `smooth` slows down at turning points; `hit` comes in at full speed and stops; `linear` keeps its pace. Default smooth. */
  ease?: CurveEase;
}

/** See `CurveKey`. */
export type CurveEase = 'smooth' | 'hit' | 'linear';

/** From 0 to 1 as t goes from 0 to 1: slow, fast, slow. */
export function smoothStep(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (6 * x - 15) + 10);
}

/**
 * A smooth curve through keys in rising order. Tangents are flat at turning points and never overshoot (monotone cubics, Fritsch & Butland 1984):
 * overshoot is what `springTrack` adds. With `period` it closes on itself, else it rests on the first and the last value.
 */
export function createCurve(keys: readonly CurveKey[], period?: number): (time: number) => number {
  const n = keys.length;
  if (n === 0) return () => 0;
  if (n === 1 || keys.every((k) => k.value === keys[0].value)) return () => keys[0].value;
  const list = period === undefined ? [...keys] : closed(keys, period);
  const times = Float64Array.from(list, (k) => k.time);
  const values = Float64Array.from(list, (k) => k.value);
  const [leaving, arriving] = tangents(list, period !== undefined);
  const last = list.length - 1;
  return (time) => {
    let t = time;
    if (period !== undefined) t = times[0] + ((((time - times[0]) % period) + period) % period);
    if (t <= times[0]) return values[0];
    if (t >= times[last]) return values[last];
    let low = 0;
    let high = last;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (times[middle] <= t) low = middle;
      else high = middle;
    }
    return hermite(t, times[low], times[high], values[low], values[high], leaving[low], arriving[high]);
  };
}

/**
 * Runs samples through a mass on a damped spring, so that it overshoots and settles (`damping` below 1) and follows a little late. `frequency` is in
 * hertz; `lead` 2 takes the lag of slow moves away, 0 starts from standstill. A loop is run until it closes. Samples are `step` seconds apart; in place.
 */
export function springTrack(
  samples: Float64Array,
  step: number,
  {
    frequency,
    damping,
    lead = 1.6,
    loop = false,
  }: { frequency: number; damping: number; lead?: number; loop?: boolean },
): void {
  const n = samples.length;
  const omega = 2 * Math.PI * frequency;
  const k1 = (2 * damping) / omega;
  const k2 = 1 / (omega * omega);
  const k3 = (lead * damping) / omega;
  let y = samples[0];
  let v = 0;
  const input = Float64Array.from(samples);
  // a loop's last sample is its first: the lap has n - 1 steps
  const lap = loop ? n - 1 : n;
  const laps = loop ? 1 + Math.ceil(3 / Math.max(1e-3, lap * step)) : 1;
  const pieces = Math.max(1, Math.ceil(step * 240));
  const h = step / pieces;
  for (let i = 0; i < laps * lap; i++) {
    const at = loop ? i % lap : i;
    const before = input[loop ? (at + lap - 1) % lap : Math.max(0, at - 1)];
    const speed = (input[at] - before) / step;
    if (i > 0) {
      for (let s = 1; s <= pieces; s++) {
        const x = before + ((input[at] - before) * s) / pieces;
        v += (h * (x + k3 * speed - y - k1 * v)) / k2;
        y += h * v;
      }
    }
    samples[at] = y;
  }
  if (loop) samples[n - 1] = samples[0];
}

/** Keys of a curve over a period, with the neighbours that make its ends meet. */
function closed(keys: readonly CurveKey[], period: number): CurveKey[] {
  return [...keys, { ...keys[0], time: keys[0].time + period }];
}

function tangents(keys: readonly CurveKey[], loop: boolean): [Float64Array, Float64Array] {
  const n = keys.length;
  const slope = (i: number) => (keys[i + 1].value - keys[i].value) / Math.max(1e-9, keys[i + 1].time - keys[i].time);
  const span = (i: number) => keys[i + 1].time - keys[i].time;
  const leaving = new Float64Array(n);
  const arriving = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const before = i > 0 ? i - 1 : loop ? n - 2 : -1;
    const after = i < n - 1 ? i : loop ? 0 : -1;
    let m = 0;
    if (before >= 0 && after >= 0) {
      const s = slope(before);
      const t = slope(after);
      if (s * t > 0) {
        const w1 = 2 * span(after) + span(before);
        const w2 = span(after) + 2 * span(before);
        m = (w1 + w2) / (w1 / s + w2 / t);
      }
    }
    leaving[i] = arriving[i] = m;
    const ease = keys[i].ease ?? 'smooth';
    if (ease !== 'smooth' && before >= 0) arriving[i] = slope(before) * (ease === 'hit' ? 1.6 : 1);
    const next = keys[i + 1]?.ease ?? (loop && i === n - 1 ? keys[1].ease : undefined);
    if (next === 'linear' && after >= 0) leaving[i] = slope(after);
  }
  return [leaving, arriving];
}

function hermite(t: number, t0: number, t1: number, v0: number, v1: number, m0: number, m1: number): number {
  const h = t1 - t0;
  const x = (t - t0) / h;
  const x2 = x * x;
  const x3 = x2 * x;
  return (2 * x3 - 3 * x2 + 1) * v0 + (x3 - 2 * x2 + x) * h * m0 + (3 * x2 - 2 * x3) * v1 + (x3 - x2) * h * m1;
}
