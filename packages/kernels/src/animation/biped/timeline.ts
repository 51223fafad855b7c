import { hashString } from '../../math/index.ts';
import { type CurveKey, createCurve, springTrack } from '../curves.ts';
import { createAlive } from './alive.ts';
import type { Clip, Wave } from './clip.ts';
import { createGait } from './gait.ts';
import { AT_EASE, CHANNELS, type HandTarget, readPose } from './pose.ts';
import type { HandSpan } from './solve-arms.ts';
import type { BodyValues } from './solve-body.ts';

/** Springs of the body's parts: hertz, damping, and how late they start, seconds. Far parts come after near ones and swing on. */
const SPRINGS: readonly (readonly [RegExp, number, number, number])[] = [
  [/^hips\.(x|y|z)/, 4.5, 0.85, 0],
  [/^hips/, 4.2, 0.75, 0],
  [/^spine/, 3.6, 0.68, 0.01],
  [/^head\.still/, 5, 1, 0],
  [/^head/, 3.2, 0.62, 0.035],
  [/^arm.\.(fwd|out|twist|shrug|reach)/, 3.8, 0.6, 0.02],
  [/^arm.\.(elbow|palm)/, 3.4, 0.55, 0.04],
  [/^arm.\.(wrist|side)/, 3, 0.5, 0.06],
  [/^leg.\.(fwd|out|bend|twist|point)/, 4.5, 0.72, 0],
];

interface HandKey {
  time: number;
  target: HandTarget;
}

/** A clip as frames of channels. `frames` samples, the last at the clip's end. */
export function sampleClip(name: string, clip: Clip, frames: number): BodyValues[] {
  const step = clip.seconds / (frames - 1);
  const loop = clip.loop ?? false;
  const tracks = sampleChannels(clip, frames, step);
  const gait = clip.gait && createGait(clip.gait);
  const alive = createAlive(clip.alive ?? {}, clip.seconds, hashString(name));
  const at = new Map(CHANNELS.map((channel, i) => [channel, i]));
  const left = handKeys(clip, 'left');
  const right = handKeys(clip, 'right');
  const bodies: BodyValues[] = [];
  for (let f = 0; f < frames; f++) {
    const values = new Float64Array(CHANNELS.length);
    for (let c = 0; c < CHANNELS.length; c++) values[c] = tracks[c][f];
    // the last frame of a loop is its first
    const share = (loop && f === frames - 1 ? 0 : f) / (frames - 1);
    gait?.(share * (clip.gait?.cycles ?? 1), values);
    for (const wave of clip.waves ?? []) values[at.get(wave[0]) as number] += waveAt(wave, share);
    alive(share, values);
    const time = share * clip.seconds;
    const body: BodyValues = {
      values,
      left: handAt(left, time, clip.seconds, loop),
      right: handAt(right, time, clip.seconds, loop),
      raise: 0,
    };
    bodies.push(clip.mirror ? mirrorBody(body) : body);
  }
  return bodies;
}

function sampleChannels(clip: Clip, frames: number, step: number): Float64Array[] {
  const stance = readPose(clip.stance ?? {}).values;
  const base = (channel: string) => stance.get(channel) ?? AT_EASE[channel] ?? 0;
  const keys = (clip.keys ?? []).map(([time, pose, ease]) => ({
    time,
    ease,
    values: pose === 'stance' ? undefined : readPose(pose).values,
  }));
  const named = new Set(keys.flatMap(({ values }) => [...(values?.keys() ?? [])]));
  for (const channel of named) if (!CHANNELS.includes(channel)) throw new Error(`no channel ${channel}`);
  return CHANNELS.map((channel) => {
    const track = new Float64Array(frames).fill(base(channel));
    if (!named.has(channel)) return track;
    const list: CurveKey[] = [];
    for (const { time, ease, values } of keys) {
      const value = values ? values.get(channel) : base(channel);
      if (value !== undefined) list.push({ time, value, ease });
    }
    list.sort((a, b) => a.time - b.time);
    if (list[0].time > 0) list.unshift({ time: 0, value: base(channel) });
    const loop = clip.loop ?? false;
    const curve = createCurve(list, loop ? clip.seconds : undefined);
    const spring = SPRINGS.find(([pattern]) => pattern.test(channel));
    const late = spring?.[3] ?? 0;
    for (let f = 0; f < frames; f++) track[f] = curve((loop && f === frames - 1 ? 0 : f) * step - late);
    if (spring) {
      const frequency = spring[1] * (clip.snap ?? 1);
      springTrack(track, step, { frequency, damping: spring[2], lead: 1.7, loop });
    }
    return track;
  });
}

function waveAt([, amount, cycles, phase = 0, form = 'sine']: Wave, share: number): number {
  const p = cycles * share + phase;
  const turn = p - Math.floor(p);
  if (form === 'sine') return amount * Math.sin(2 * Math.PI * turn);
  if (form === 'bounce') return amount * Math.abs(Math.sin(Math.PI * turn));
  if (form === 'pulse') return amount * Math.max(0, Math.sin(2 * Math.PI * turn)) ** 2;
  // up for seven tenths, back for three, rounded at both ends
  const x = turn < 0.7 ? turn / 0.7 : (1 - turn) / 0.3;
  return amount * (x * x * (3 - 2 * x) - 0.5) * 2;
}

function handKeys(clip: Clip, side: 'left' | 'right'): HandKey[] {
  const first = readPose(clip.stance ?? {}).hands[side];
  const keys: HandKey[] = [];
  for (const [time, pose] of clip.keys ?? []) {
    const target = pose === 'stance' ? (first ?? 'free') : readPose(pose).hands[side];
    if (target) keys.push({ time, target });
  }
  keys.sort((a, b) => a.time - b.time);
  if (keys.every(({ target }) => target === 'free') && !first) return [];
  if (!keys.length || keys[0].time > 0) keys.unshift({ time: 0, target: first ?? 'free' });
  return keys;
}

function handAt(keys: readonly HandKey[], time: number, seconds: number, loop: boolean): HandSpan | undefined {
  const n = keys.length;
  if (n === 0) return undefined;
  const key = (i: number): HandKey => {
    if (!loop) return keys[Math.min(n - 1, Math.max(0, i))];
    const lap = Math.floor(i / n);
    const { time: at, target } = keys[i - lap * n];
    return { time: at + lap * seconds, target };
  };
  let i = n - 1;
  while (i > 0 && keys[i].time > time) i--;
  const from = key(i).time;
  const to = key(i + 1).time;
  const share = to > from ? Math.min(1, Math.max(0, (time - from) / (to - from))) : 0;
  return { targets: [key(i - 1).target, key(i).target, key(i + 1).target, key(i + 2).target], share };
}

const NEGATED = new Set(['hips.x', 'hips.yaw', 'hips.roll', 'spine.twist', 'spine.lean', 'head.look', 'head.tilt']);
const MIRRORED = CHANNELS.map((channel) => {
  const other = channel.replace(/^(arm|leg)([LR])\./, (_, limb, side) => `${limb}${side === 'L' ? 'R' : 'L'}.`);
  return { from: CHANNELS.indexOf(other), sign: NEGATED.has(channel) || channel.endsWith('.turn') ? -1 : 1 };
});

function mirrorBody({ values, left, right, raise }: BodyValues): BodyValues {
  return {
    values: Float64Array.from(MIRRORED, ({ from, sign }) => sign * values[from]),
    left: right,
    right: left,
    raise,
  };
}
