import type { WantedPart } from './hint.ts';
import type { PartFacts } from './measure-parts.ts';
import { fitPlace, placeOf } from './places.ts';

/** Misses at which a wanted thing is not taken for a part; and how near the best a second one of many must come. */
const NOT = 4;
const ALSO = 1;
/** Places of two parts that mirror each other differ by no more than this, as shares of the box. */
const MIRROR = 0.12;

/** Names for what a hint asks for, each for the part that fits its colour and the place that such things have; the others have none yet. */
export function nameWanted(parts: readonly PartFacts[], wanted: readonly WantedPart[]): (string | undefined)[] {
  const names: (string | undefined)[] = parts.map(() => undefined);
  for (const want of wanted) give(parts, names, want);
  return names;
}

/**
 * Names for parts, those `given` kept: by place, shape and colour: body, head, legs, wheels, base, handle, top, ... with a colour where the place alone says little. All different.
 * Left and right are the picture's.
 */
export function nameParts(parts: readonly PartFacts[], given: readonly (string | undefined)[]): string[] {
  const names = [...given];
  const named = names.includes('torso');
  const core = parts.reduce(
    (best, p, i) => (weigh(p) > weigh(parts[best]) && !names[i] ? i : best),
    Math.max(0, names.indexOf(undefined)),
  );
  if (parts.length && !names[core]) names[core] = named ? byPlace(parts, core, names.indexOf('torso')) : 'body';
  if (!named) nameWheels(parts, names, core);
  for (let i = 0; i < parts.length; i++) names[i] ??= byPlace(parts, i, named ? names.indexOf('torso') : core);
  return distinct(names as string[], parts);
}

/** Wheels are dark, round and low, on something lighter, and more than one. */
function nameWheels(parts: readonly PartFacts[], names: (string | undefined)[], core: number): void {
  const found = parts.flatMap((p, i) => {
    const [L, a, b] = p.color;
    const dark = L < 0.45 && Math.hypot(a, b) < 0.06 && L < parts[core].color[0] - 0.12;
    const low = p.y > 0.52 && p.share > 0.008 && p.share < 0.16;
    return !names[i] && i !== core && dark && low && p.slender < 2.2 ? [i] : [];
  });
  if (found.length < 2) return;
  const middle = mid(parts, found);
  for (const i of found) names[i] = found.length === 2 ? `${parts[i].x < middle ? 'left' : 'right'} wheel` : 'wheel';
}

function weigh(p: PartFacts): number {
  return p.share * Math.exp(-(((p.x - 0.5) / 0.4) ** 2) - ((p.y - 0.56) / 0.28) ** 2);
}

/** Gives a wanted thing to the part, or parts, that fit it best. */
function give(parts: readonly PartFacts[], names: (string | undefined)[], want: WantedPart): void {
  const place = placeOf(want.noun);
  const miss = parts.map((p, i) => {
    if (names[i]) return Number.POSITIVE_INFINITY;
    const colour = want.color === undefined || want.color === p.word ? 0 : 3;
    // of a name that says nothing, large parts beside the largest come first
    return colour + (place ? fitPlace(p, place) : want.color ? 1 - p.share : 1 - 2 * p.share + (p.share > 0.5 ? 2 : 0));
  });
  const least = Math.min(...miss);
  if (!(least < NOT)) return;
  const chosen = miss.flatMap((m, i) => (m === least || (want.many && m < least + ALSO && m < NOT) ? [i] : []));
  const one = want.many ? want.name.replace(/\S+$/, want.noun || 'part') : want.name;
  for (const i of want.many ? chosen : chosen.slice(0, 1))
    names[i] = chosen.length === 2 && want.many ? `${parts[i].x < mid(parts, chosen) ? 'left' : 'right'} ${one}` : one;
}

function mid(parts: readonly PartFacts[], of: readonly number[]): number {
  return of.reduce((sum, i) => sum + parts[i].x, 0) / of.length;
}

function byPlace(parts: readonly PartFacts[], i: number, core: number): string {
  const p = parts[i];
  const body = parts[core];
  const twin = findTwin(parts, i, core);
  const side = twin < 0 ? '' : p.x < parts[twin].x ? 'left ' : 'right ';
  const width = p.box[2] - p.box[0];
  const height = p.box[3] - p.box[1];
  if (p.outer < 0.12) return `${p.word} ${p.share < 0.02 ? 'spot' : p.slender > 3 ? 'band' : 'patch'}`;
  if (p.box[3] > 0.9 && p.y > 0.62) {
    if (twin >= 0) return `${side}${height > 0.22 && p.high > 1.1 * p.wide ? 'leg' : 'foot'}`;
    if (width > 0.5) return height < 0.4 ? 'base' : 'bottom';
    return height > 0.25 ? 'leg' : 'foot';
  }
  const above = body.box[1] + 0.5 * (body.box[3] - body.box[1]);
  if (p.y < body.y && p.box[3] < above) {
    if (twin >= 0 && p.share > 0.004 && p.share < 0.08) return `${side}${p.slender > 2.2 ? 'horn' : 'ear'}`;
    if (p.box[0] > 0.02 + body.x || p.box[2] < body.x - 0.02) return p.x < body.x ? 'upper left' : 'upper right';
    const isHead = p.share > (p.box[1] > 0.02 ? 0.06 : 0.16) && p.slender < 2.2 && p.y < 0.45;
    return isHead ? 'head' : 'top';
  }
  if (twin >= 0 && p.outer > 0.35)
    return `${side}${p.share > 0.12 ? 'wing' : p.slender > 1.6 && p.share > 0.02 ? 'arm' : p.share < 0.02 ? 'tip' : 'side'}`;
  if (Math.abs(p.x - body.x) > 0.22 && p.outer > 0.4) {
    const end = p.slender > 2.5 && p.share < 0.16 ? (p.y > 0.6 ? 'tail' : 'handle') : 'side';
    return end === 'side' ? `${p.x < body.x ? 'left' : 'right'} side` : end;
  }
  if (p.y > 0.66) return 'bottom';
  if (p.y > 0.33) return p.y < body.y - 0.12 ? 'upper middle' : 'middle';
  return 'top';
}

/** The part that mirrors one about the middle of the body, -1 where none does. */
function findTwin(parts: readonly PartFacts[], i: number, core: number): number {
  const p = parts[i];
  const axis = Math.abs(parts[core].x - 0.5) < 0.12 ? parts[core].x : 0.5;
  let best = -1;
  let least = 1.2;
  parts.forEach((q, j) => {
    if (j === i || j === core || (p.x - axis) * (q.x - axis) >= 0) return;
    const size = Math.abs(Math.log2(p.share / Math.max(1e-5, q.share)));
    const hue = Math.hypot(0.5 * (p.color[0] - q.color[0]), p.color[1] - q.color[1], p.color[2] - q.color[2]);
    if (size > 1.2 || hue > 0.1 || Math.abs(p.y - q.y) > MIRROR) return;
    const off = (Math.abs(p.x + q.x - 2 * axis) + Math.abs(p.y - q.y)) / (2 * MIRROR) + size / 2;
    if (off >= least) return;
    least = off;
    best = j;
  });
  return best;
}

/** Equal names get their colours, then numbers. */
function distinct(names: readonly string[], parts: readonly PartFacts[]): string[] {
  const count = (all: readonly string[], name: string): number => all.filter((n) => n === name).length;
  const coloured = names.map((name, i) =>
    count(names, name) > 1 && !name.startsWith(parts[i].word) ? `${parts[i].word} ${name}` : name,
  );
  const used = new Map<string, number>();
  return coloured.map((name) => {
    const n = (used.get(name) ?? 0) + 1;
    used.set(name, n);
    return count(coloured, name) > 1 ? `${name} ${n}` : name;
  });
}
