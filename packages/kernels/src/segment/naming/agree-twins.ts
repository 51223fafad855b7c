import type { PartFacts } from '../part-facts.ts';
import type { PartView, WholeView } from './part-views.ts';
import { nounOf, sideOf } from './words-of-names.ts';

/** Where a name comes from, the surer the greater. */
export type NameSource = 0 | 1 | 2 | 3;

/** What is alike on both sides has one name: the surer of the two, of those as sure the one that says more. */
export function agreeTwins(
  names: (string | undefined)[],
  sources: readonly NameSource[],
  { parts, core }: WholeView,
  facts: readonly PartFacts[],
): void {
  for (const p of parts) {
    const q = parts[facts[p.index].twin];
    if (!q || facts[q.index].twin !== p.index || p.index > q.index || p === core || q === core) continue;
    const [a, b] = [names[p.index], names[q.index]];
    if (!a || !b || nounOf(a) === nounOf(b) || (sources[p.index] === 3 && sources[q.index] === 3)) continue;
    const isAlike = Math.abs(Math.log(p.share / q.share)) < 0.3 && (p.x - 0.5) * (q.x - 0.5) < 0 && p.off > 0.04;
    if (!isAlike) continue;
    const from = better(p, q, a, b, sources) === p ? p : q;
    const to = from === p ? q : p;
    names[to.index] = other(names[from.index] as string, to);
  }
}

function better(p: PartView, q: PartView, a: string, b: string, sources: readonly NameSource[]): PartView {
  if (sources[p.index] !== sources[q.index]) return sources[p.index] > sources[q.index] ? p : q;
  // An eye looks ahead; what reaches out to the side is an ear.
  if (/\beye$/.test(a) !== /\beye$/.test(b) && /\b(ear|eye)$/.test(a) && /\b(ear|eye)$/.test(b))
    return /\bear$/.test(a) === p.off > 0.28 ? p : q;
  // And it is no sheet.
  if (/\beye$/.test(a) !== /\beye$/.test(b) && p.share > 0.02 && p.flat < 0.4) return /\beye$/.test(a) ? q : p;
  return p.share >= q.share ? p : q;
}

/** The same name on the other side. */
function other(name: string, to: PartView): string {
  const plain = name.replace(/ \d+$/, '');
  return /^(left|right) /.test(plain) ? plain.replace(/^(left|right) /, sideOf(to)) : plain;
}
