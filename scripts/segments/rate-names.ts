import type { PartGranularity } from '../../packages/kernels/src/index.ts';
import { nameMeshParts } from '../../packages/kernels/src/segment/name-parts.ts';
import { findAlike } from '../../packages/kernels/src/segment/naming/find-alike.ts';
import { knownThings, type Thing } from '../../packages/kernels/src/segment/naming/things.ts';
import { type JudgedName, judgeName } from './judge-names.ts';
import { type DividedCase, divideModel, type NamedCase, storeCase, storedCases } from './named-case.ts';
import { sculptedModels } from './sculpted-models.ts';

/** What is known of a thing when its parts are named: nothing; the words of its name; its parts. */
const KINDS = ['bare', 'worded', 'known'] as const;

/** Things that differ less are one, under two names. */
const SAME = 0.04;

/** Where cases are kept, or taken from. */
export interface RateOptions {
  only: string;
  granularity: PartGranularity;
  store?: string;
  stored?: string;
}

/** Names the parts of our own things and counts how many are right; wrong ones are printed with what they are. Parts are weighed alike. */
export async function rateNames({ only, granularity, store, stored }: RateOptions): Promise<void> {
  const sums = KINDS.map(() => ({ right: 0, all: 0 }));
  for await (const item of stored ? storedCases(stored, only) : divided(only, granularity)) {
    if (store) await storeCase(store, item);
    // What has been learnt of the thing itself, by whatever name, would say everything.
    const same = findAlike(item.bare.parts, item.bare.size, knownThings(), 9).filter(({ miss }) => miss < SAME);
    const others = knownThings().filter((thing) => thing.name !== item.name && !same.some((s) => s.thing === thing));
    const rows: string[] = [];
    const heads = KINDS.map((kind, k) => {
      const words = kind === 'bare' ? [] : nouns(item);
      const judged = judge(kind === 'known' && item.known ? item.known : item.bare, words, others);
      const right = judged.filter((j) => j.isRight).length;
      sums[k].right += right;
      sums[k].all += judged.length;
      for (const { name, truth, isRight } of judged) if (!isRight) rows.push(`    ${kind}: "${name}" is ${truth}`);
      return `${right}/${judged.length} ${kind}`;
    });
    console.log([`${item.name}: ${heads.join(', ')}`, ...rows].join('\n'));
  }
  KINDS.forEach((kind, k) => {
    const { right, all } = sums[k];
    console.log(`${kind}: ${right} of ${all} names right (${((100 * right) / all).toFixed(1)} %)`);
  });
}

async function* divided(only: string, granularity: PartGranularity): AsyncGenerator<NamedCase> {
  for await (const model of sculptedModels(only)) yield divideModel(model, granularity);
}

/** As in a file: what kind it is, then what it is called. */
const nouns = ({ name }: NamedCase): string[] => name.toLowerCase().split(/[^a-z]+/);

function judge({ parts, size, truths }: DividedCase, words: readonly string[], things: readonly Thing[]): JudgedName[] {
  const named = nameMeshParts(parts, size, { semantic: true, split: true, words, things });
  return named.map(({ name }, p) => judgeName(name, truths[p]));
}
