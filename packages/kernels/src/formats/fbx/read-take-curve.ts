import type { Budget } from '../_read/budget.ts';
import { type Curve, RUN } from './curve.ts';
import { buildCurve, type KeyTangent, PLAIN_TANGENT } from './curve-tangents.ts';
import { extrapolationOf } from './read-curves.ts';
import { childOf, numberOf, numbersOf } from './read-values.ts';
import { FBX_TICKS_PER_SECOND, type FbxNode } from './tree.ts';

const code = (letter: string): number => letter.charCodeAt(0);

/**
 * Reads the keys of a channel of version 6100: one list of time, value and a letter (U cubic, L linear, C constant), after which each letter has
 * its own number of entries. What cannot be understood ends the curve.
 */
export function readTakeCurve(node: FbxNode, budget: Budget): Curve | undefined {
  const list = numbersOf(childOf(node, 'Key'));
  const version = numberOf(childOf(node, 'KeyVer')?.properties[0], 4005);
  const most = Math.min(numberOf(childOf(node, 'KeyCount')?.properties[0]), Math.floor(list.length / 3));
  if (!(most > 0)) return undefined;
  budget.spend(120 * most);
  const times: number[] = [];
  const values: number[] = [];
  const tangents: KeyTangent[] = [];
  let at = 0;
  while (times.length < most && at + 3 <= list.length) {
    const time = list[at] / FBX_TICKS_PER_SECOND;
    const value = list[at + 1];
    const read = readTangent(list, at + 2, version);
    if (!read || !(Math.abs(time) < 1e9) || !(Math.abs(value) < 1e18)) break;
    times.push(Math.max(time, times.at(-1) ?? time));
    values.push(value);
    tangents.push(read.tangent);
    at = read.next;
  }
  if (times.length === 0) return undefined;
  const curve = buildCurve(Float64Array.from(times), Float64Array.from(values), (i) => tangents[i]);
  curve.before = extrapolationOf(childOf(node, 'Pre-Extrapolation'));
  curve.after = extrapolationOf(childOf(node, 'Post-Extrapolation'));
  return curve;
}

function readTangent(
  list: ArrayLike<number>,
  start: number,
  version: number,
): { tangent: KeyTangent; next: number } | undefined {
  let at = start;
  const mode = list[at++];
  if (mode === code('L')) return { tangent: PLAIN_TANGENT, next: at };
  if (mode === code('C')) {
    const next = version >= 4004 && list[at++] === code('n');
    return { tangent: { ...PLAIN_TANGENT, run: next ? RUN.heldNext : RUN.held }, next: at };
  }
  if (mode !== code('U')) return undefined;
  const tangent: KeyTangent = { ...PLAIN_TANGENT, run: RUN.cubic };
  const kind = list[at++];
  let groups = 1;
  if (kind === code('s') || kind === code('b')) {
    tangent.leave = list[at++];
    tangent.arrive = list[at++];
    if (version === 4003) groups = 0;
  } else {
    // The others are automatic in one way or another; their parameters are passed over.
    const skip = { a: 0, d: 1, p: 2, q: 2, t: 3 }[String.fromCharCode(kind)];
    if (skip === undefined) return undefined;
    at += skip;
    if (kind === code('t') || (kind === code('a') && version <= 4004)) groups = 0;
    else if (skip === 2 && version > 4004) groups = 2;
    Object.assign(tangent, { kind: 'auto', progressive: true, timeless: true });
  }
  for (; groups > 0; groups--) {
    const weights = list[at++];
    if (weights === code('a') || weights === code('r')) tangent.leaveWeight = list[at++];
    if (weights === code('a') || weights === code('l')) tangent.arriveWeight = list[at++];
    if (!'narlc'.includes(String.fromCharCode(weights))) return undefined;
  }
  return at <= list.length ? { tangent, next: at } : undefined;
}
