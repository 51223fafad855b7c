import { type AnimationChannel, createChannelSampler } from '../../scene/index.ts';

/** Keys are put no closer than this, seconds. */
const STEP_MIN = 1 / 240;

/** Keys of one curve each for so many values: straight lines between them, or steps. */
export interface SampledTrack {
  times: number[];
  /** One row per time. */
  rows: number[][];
  steps: boolean;
}

/**
 * A channel as keys that straight lines connect: its own keys, and more between them wherever a line through `map`'s values would leave the true
 * curve by more than `tolerance` of `map`'s units. `map` gets the values at a time and the row before it.
 */
export function sampleChannel(
  channel: AnimationChannel,
  width: number,
  map: (values: number[], before: number[] | undefined) => number[],
  tolerance: number,
): SampledTrack {
  const source = createChannelSampler(channel, width);
  const { times: own } = channel;
  // Lines are what linear channels are made of; only rotations take another way.
  const isExact = channel.interpolation === 'LINEAR' && channel.path !== 'rotation';
  const track: SampledTrack = { times: [], rows: [], steps: channel.interpolation === 'STEP' };
  const push = (time: number, row: number[]): void => {
    track.times.push(time);
    track.rows.push(row);
  };
  /** Fills the gap between the last key and the next; both ends' rows are known. */
  const refine = (segment: number, t0: number, row0: number[], t1: number, row1: number[]): void => {
    const middle = (t0 + t1) / 2;
    if (t1 - t0 < 2 * STEP_MIN) {
      push(t1, row1);
      return;
    }
    const row = map(source(segment, middle), row0);
    const quarter = map(source(segment, (t0 + middle) / 2), row0);
    const end = map(source(segment, t1), row);
    const isStraight = row.every(
      (x, k) =>
        Math.abs(x - (row0[k] + end[k]) / 2) <= tolerance &&
        Math.abs(quarter[k] - (3 * row0[k] + end[k]) / 4) <= tolerance,
    );
    if (isStraight) {
      push(t1, end);
      return;
    }
    refine(segment, t0, row0, middle, row);
    const last = track.rows[track.rows.length - 1];
    refine(segment, middle, last, t1, map(source(segment, t1), last));
  };
  for (let i = 0; i < own.length; i++) {
    const before = track.rows[track.rows.length - 1];
    if (i > 0 && !(own[i] > own[i - 1])) continue;
    const row = map(source(Math.max(0, i - 1), own[i]), before);
    if (i === 0 || track.steps) push(own[i], row);
    else if (isExact) push(own[i], row);
    else refine(i - 1, own[i - 1], before, own[i], row);
  }
  return track;
}
