import { type Quat, slerp } from '../../math/index.ts';
import { type Animation, type AnimationChannel, findSegment } from '../../scene/index.ts';
import { sampleChannel } from '../_write/sample-channel.ts';

/** A channel as keys that USD's own interpolation connects: linear, rotations along great circles. */
export interface Track {
  /** Time codes, rising. */
  times: number[];
  rows: number[][];
  isRotation: boolean;
}

export type NodeTracks = Partial<Record<'translation' | 'rotation' | 'scale', Track>>;

/** Time codes per second; the number that programs assume when a file does not say. */
export const CODES_PER_SECOND = 24;

/** The shortest step between two codes: a held value ends that much before the next key. */
const CODE_STEP = 1e-3;
/** How far lines may leave a spline: metres, parts of a scale, parts of a quaternion. */
const TOLERANCE = 2e-4;

const toCode = (seconds: number): number => Math.round((seconds * CODES_PER_SECOND) / CODE_STEP) * CODE_STEP;

/** The tracks of a clip by node. Morph weights are left out. */
export function collectTracks(clip: Animation): Map<number, NodeTracks> {
  const out = new Map<number, NodeTracks>();
  for (const channel of clip.channels) {
    if (channel.path === 'weights' || channel.times.length === 0) continue;
    const tracks = out.get(channel.node) ?? {};
    tracks[channel.path] = toTrack(channel);
    out.set(channel.node, tracks);
  }
  return out;
}

function toTrack(channel: AnimationChannel): Track {
  const isRotation = channel.path === 'rotation';
  const width = isRotation ? 4 : 3;
  const track: Track = { times: [], rows: [], isRotation };
  const push = (code: number, row: number[]): void => {
    const last = track.times.length - 1;
    if (last >= 0 && !(code > track.times[last] + CODE_STEP / 2)) return;
    track.times.push(code);
    track.rows.push(isRotation ? unit(row) : row);
  };
  // Straight lines and great circles are what USD does itself: the keys are enough.
  const isCubic = channel.interpolation === 'CUBICSPLINE';
  const keys = isCubic ? sampleChannel(channel, width, (values) => values, TOLERANCE) : ownKeys(channel, width);
  keys.times.forEach((time, i) => {
    if (channel.interpolation === 'STEP' && i > 0) push(toCode(time) - CODE_STEP, keys.rows[i - 1]);
    push(toCode(time), keys.rows[i]);
  });
  return track;
}

function ownKeys({ times, values }: AnimationChannel, width: number): { times: number[]; rows: number[][] } {
  const rows: number[][] = [];
  for (let i = 0; i < times.length; i++) rows.push(Array.from({ length: width }, (_, k) => values[width * i + k] ?? 0));
  return { times: Array.from(times), rows };
}

function unit(q: number[]): number[] {
  const l = Math.hypot(...q);
  return l > 0 ? q.map((x) => x / l) : [0, 0, 0, 1];
}

/** The value of a track at a time code; before its first and after its last key it holds. */
export function trackAt({ times, rows, isRotation }: Track, code: number): number[] {
  const low = findSegment(times, code);
  if (code <= times[low] || low === times.length - 1) return rows[low];
  const t = (code - times[low]) / (times[low + 1] - times[low]);
  const [a, b] = [rows[low], rows[low + 1]];
  if (!isRotation) return a.map((x, k) => x + t * (b[k] - x));
  return unit(slerp(a as Quat, b as Quat, t));
}
