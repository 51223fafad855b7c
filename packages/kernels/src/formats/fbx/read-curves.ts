import type { Budget } from '../_read/budget.ts';
import { type Curve, type Extrapolation, RUN } from './curve.ts';
import { buildCurve, type KeyTangent, PLAIN_TANGENT } from './curve-tangents.ts';
import { childOf, numberOf, numbersOf } from './read-values.ts';
import { FBX_TICKS_PER_SECOND, type FbxNode } from './tree.ts';

/** Bits of KeyAttrFlags. */
const FLAG = {
  constant: 0x2,
  linear: 0x4,
  cubic: 0x8,
  constantNext: 0x100,
  tcb: 0x200,
  user: 0x400,
  clamp: 0x1000,
  timeless: 0x2000,
  progressive: 0x4000,
  weightedRight: 0x1000000,
  weightedNextLeft: 0x2000000,
} as const;

/** Reads an "AnimationCurve" of version 7000 and later. `ascii`: floats stand there as the whole numbers of their bits. */
export function readCurve(node: FbxNode, ascii: boolean, budget: Budget): Curve | undefined {
  const ticks = numbersOf(childOf(node, 'KeyTime'));
  const said = numbersOf(childOf(node, 'KeyValueFloat'));
  const count = Math.min(ticks.length, said.length);
  if (count === 0) return undefined;
  budget.spend(80 * count);
  const times = new Float64Array(count);
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    // Keys out of order are moved up to the one before.
    times[i] = Math.max(ticks[i] / FBX_TICKS_PER_SECOND, i > 0 ? times[i - 1] : -1e9);
    values[i] = Math.abs(said[i]) < 1e18 ? said[i] : 0;
  }
  const flags = numbersOf(childOf(node, 'KeyAttrFlags'));
  const data = attributeBits(numbersOf(childOf(node, 'KeyAttrDataFloat')), ascii);
  const counts = numbersOf(childOf(node, 'KeyAttrRefCount'));
  let group = 0;
  let left = counts.length ? counts[0] : 0;
  const curve = buildCurve(times, values, () => {
    while (left <= 0 && group < counts.length - 1) left = counts[++group];
    left--;
    return tangentOf(group < flags.length ? flags[group] : FLAG.linear, data, 4 * group);
  });
  curve.before = extrapolationOf(childOf(node, 'Pre-Extrapolation'));
  curve.after = extrapolationOf(childOf(node, 'Post-Extrapolation'));
  return curve;
}

function attributeBits(data: ArrayLike<number>, ascii: boolean): Float32Array {
  if (!ascii || !Array.from(data).every(Number.isInteger)) return Float32Array.from(data);
  return new Float32Array(Int32Array.from(data).buffer);
}

function tangentOf(flags: number, data: Float32Array, at: number): KeyTangent {
  if (flags & FLAG.constant) return { ...PLAIN_TANGENT, run: flags & FLAG.constantNext ? RUN.heldNext : RUN.held };
  if (!(flags & FLAG.cubic) || at + 4 > data.length) return PLAIN_TANGENT;
  const finite = (i: number): number => (Math.abs(data[at + i]) < 1e18 ? data[at + i] : 0);
  const key: KeyTangent = { ...PLAIN_TANGENT, run: RUN.cubic, leave: finite(0), arrive: finite(1) };
  if (flags & FLAG.tcb) {
    return { ...key, kind: 'tcb', tension: finite(0), continuity: finite(1), bias: finite(2) };
  }
  // Both weights, in units of 1/10000, share the bits of one float.
  const bits = new Uint32Array(data.buffer, data.byteOffset + 4 * (at + 2), 1)[0];
  if (flags & FLAG.weightedRight) key.leaveWeight = Math.min(1, (bits & 0xffff) / 10_000);
  if (flags & FLAG.weightedNextLeft) key.arriveWeight = Math.min(1, (bits >>> 16) / 10_000);
  if (!(flags & FLAG.user)) key.kind = 'auto';
  key.clamp = (flags & FLAG.clamp) !== 0;
  key.timeless = (flags & FLAG.timeless) !== 0;
  key.progressive = (flags & FLAG.progressive) !== 0;
  return key;
}

/** Reads how a curve goes on beyond its keys. */
export function extrapolationOf(node: FbxNode | undefined): Extrapolation {
  const letter = node && childOf(node, 'Type')?.properties[0]?.value;
  const code = typeof letter === 'string' ? letter.charCodeAt(0) : letter;
  const modes: Readonly<Record<number, Extrapolation['mode']>> = {
    65: 'repeat-relative',
    75: 'slope',
    77: 'mirror',
    82: 'repeat',
  };
  const out: Extrapolation = { mode: modes[Number(code)] ?? 'held' };
  const count = node ? numberOf(childOf(node, 'Repetition')?.properties[0], -1) : -1;
  if (count >= 0) out.count = Math.floor(count);
  return out;
}
