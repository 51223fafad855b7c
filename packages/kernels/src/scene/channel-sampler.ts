import { type Quat, slerp } from '../math/index.ts';
import type { AnimationChannel } from './scene.ts';

/** Values of a channel at a time (seconds) within the segment from one key to the next; outside of it, those of the nearer key. */
export type ChannelSampler = (segment: number, time: number) => number[];

/** Reads a channel as glTF 2.0 interpolates it: lines, great circles, steps, or cubic splines; `width` numbers a key. */
export function createChannelSampler(channel: AnimationChannel, width: number): ChannelSampler {
  const { times, values, interpolation, path } = channel;
  const isCubic = interpolation === 'CUBICSPLINE';
  const stride = isCubic ? 3 * width : width;
  /** The n-th group of a key: in a cubic spline its in-tangent, value and out-tangent. */
  const read = (key: number, group: number): number[] => {
    const at = key * stride + group * width;
    const out = Array.from(values.subarray(at, at + width));
    while (out.length < width) out.push(0);
    return out;
  };
  const valueAt = (key: number): number[] =>
    path === 'rotation' ? unit(read(key, isCubic ? 1 : 0)) : read(key, isCubic ? 1 : 0);
  return (segment, time) => {
    const last = times.length - 1;
    if (segment >= last || time <= times[segment]) return valueAt(Math.min(segment, last));
    if (time >= times[segment + 1]) return valueAt(segment + 1);
    if (interpolation === 'STEP') return valueAt(segment);
    const span = times[segment + 1] - times[segment];
    const t = (time - times[segment]) / span;
    if (!isCubic) {
      const [a, b] = [valueAt(segment), valueAt(segment + 1)];
      return path === 'rotation' ? slerp(a as Quat, b as Quat, t) : a.map((x, k) => x + t * (b[k] - x));
    }
    const [a, out, into, b] = [read(segment, 1), read(segment, 2), read(segment + 1, 0), read(segment + 1, 1)];
    const [t2, t3] = [t * t, t * t * t];
    const mixed = a.map(
      (x, k) =>
        (2 * t3 - 3 * t2 + 1) * x +
        span * (t3 - 2 * t2 + t) * out[k] +
        (3 * t2 - 2 * t3) * b[k] +
        span * (t3 - t2) * into[k],
    );
    return path === 'rotation' ? unit(mixed) : mixed;
  };
}

/** Index of the last key at or before a time; 0 before the first. */
export function findSegment(times: ArrayLike<number>, time: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

function unit(q: number[]): number[] {
  const l = Math.hypot(...q);
  return l > 0 ? q.map((x) => x / l) : [0, 0, 0, 1];
}
