import type { PartFacts } from '../part-facts.ts';
import { type Facing, type PartView, viewParts, type WholeView } from './part-views.ts';
import type { Thing, ThingPart } from './things.ts';

/** A known thing that looks like a model in parts, and which of its parts each of the model's is like. */
export interface Likeness {
  thing: Thing;
  /** 0 for the very thing, 1 for what has nothing in common. */
  miss: number;
  facing: Facing;
  /** The known part that each part is like, undefined for none, and how unlike it is. */
  parts: { part?: ThingPart; miss: number }[];
}

const FACINGS: readonly Facing[] = ['+z', '-z', '+x', '-x'];
/** Parts that are less alike than this are none of each other's. */
const UNLIKE = 0.8;
/** A model seldom looks another way than it should. */
const TURNED = 0.03;

/** The known things that a model in parts is most like, whichever way it looks, the likest first. */
export function findAlike(
  facts: readonly PartFacts[],
  size: readonly [number, number, number],
  things: readonly Thing[],
  most = 5,
): Likeness[] {
  const views = FACINGS.map((facing) => ({ facing, whole: viewParts(facts, size, facing) }));
  const found: Likeness[] = [];
  for (const thing of things) {
    let best: Likeness | undefined;
    for (const { facing, whole } of views) {
      const odd = shapeMiss(whole.size, thing.size);
      if (odd > 0.6) continue;
      const { parts, miss } = pairParts(whole, thing.parts);
      const sum = 0.8 * miss + 0.5 * odd + (facing === '+z' ? 0 : TURNED);
      if (!best || sum < best.miss) best = { thing, miss: sum, facing, parts };
    }
    if (best) found.push(best);
  }
  return found.sort((a, b) => a.miss - b.miss).slice(0, most);
}

/** How differently two boxes are shaped. */
function shapeMiss(a: readonly number[], b: readonly number[]): number {
  const log = (v: number, w: number): number => Math.abs(Math.log((v + 0.02) / (w + 0.02)));
  return Math.min(1, (log(a[0] / a[1], b[0] / b[1]) + log(a[2] / a[1], b[2] / b[1])) / 3);
}

/** Each part of the model with a part of the thing: the likest pairs first, each part once, then what is left with what it is like. */
function pairParts({ parts }: WholeView, known: readonly ThingPart[]): Pick<Likeness, 'parts' | 'miss'> {
  const pairs: { p: number; k: number; miss: number }[] = [];
  const likest = parts.map((): { part?: ThingPart; miss: number } => ({ miss: UNLIKE }));
  parts.forEach((part, p) => {
    known.forEach((other, k) => {
      const miss = partMiss(part, other);
      if (miss < UNLIKE) pairs.push({ p, k, miss });
      if (miss < likest[p].miss) likest[p] = { part: other, miss };
    });
  });
  pairs.sort((a, b) => a.miss - b.miss || a.p - b.p || a.k - b.k);
  const taken = new Set<number>();
  const out = parts.map((): { part?: ThingPart; miss: number } | undefined => undefined);
  for (const { p, k, miss } of pairs) {
    if (out[p] || taken.has(k)) continue;
    taken.add(k);
    out[p] = { part: known[k], miss };
  }
  // What counts is mostly how many parts have a counterpart; large ones more.
  let [sum, all] = [0, 0];
  const count = (share: number, miss: number): void => {
    const weight = Math.sqrt(share);
    all += weight;
    sum += weight * miss;
  };
  for (const [p, pair] of out.entries()) count(parts[p].share, pair ? pair.miss : 1);
  for (const [k, { share }] of known.entries()) if (!taken.has(k)) count(share, 1);
  return { parts: out.map((pair, p) => pair ?? { part: likest[p].part, miss: likest[p].miss + 0.1 }), miss: sum / all };
}

function partMiss(p: PartView, k: ThingPart): number {
  let place = 0;
  for (let i = 0; i < 3; i++)
    place += Math.abs(p.min[i] - k.box[i]) + Math.abs(p.max[i] - k.box[3 + i]) + Math.abs(p.middle[i] - k.box[6 + i]);
  let shape = 0;
  for (let i = 0; i < 3; i++) shape += Math.abs(p.spread[i] - k.spread[i]);
  const turn = Math.abs(p.upright - k.upright) + Math.abs(p.lying - k.lying);
  return 0.3 * place + 2 * shape + 0.12 * Math.abs(Math.log((p.share + 1e-3) / (k.share + 1e-3))) + 0.1 * turn;
}
