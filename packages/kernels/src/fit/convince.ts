import type { CutOut } from '../image/index.ts';
import { BEINGS, FITTED_KINDS, NAMED_KINDS } from './kinds.ts';
import type { Candidate } from './recognise.ts';
import type { Agreement } from './score.ts';
import { areAlike } from './synonyms.ts';

/** What was accepted, and how sure that is, 0..1. */
export interface Convincing {
  candidate: Candidate;
  score: number;
}

/** Least agreement of silhouettes, outlines and inner edges. */
const SOLID = { overlap: 0.88, outline: 0.8, edges: 0.5 };
/** The same of thin things, whose bars lie beside each other though they are the right ones, and how much better than others they must be. */
const THIN = { overlap: 0.68, outline: 0.85, edges: 0.75 };
const LEAD_THIN = 0.15;
/** What has a name for it need not agree as well: designs differ. The likelier, the less, down to these; and what is told by its name only must be so likely. It too may be thin. */
const NAMED = 0.4;
/** What names hold as good as impossible is not believed, however well it agrees: all right ones were likelier than three times that. */
const UNLIKELY = 0.02;
const NAMED_SOLID = { overlap: 0.84, outline: 0.76, edges: 0.4 };
const NAMED_THIN = { overlap: 0.6, outline: 0.8, edges: 0.65 };
/** Least agreement of what has a body, and how likely its name must be, as must that of what need not stand out against things held impossible: one that holds itself otherwise, painted with the picture, is worse than a shape blown up from it. */
const BEING = { overlap: 0.83, outline: 0.87, edges: 0.55 };
const NAMED_BEING = 0.2;
/** What agrees so well, and so much better than every other kind of thing, needs neither name nor inner edges: of a hundred pictures wrong ones led by 0.14 at most. */
const OUTSTANDING = { overlap: 0.95, outline: 0.9, edges: 0.4 };
const LEAD_OUTSTANDING = 0.35;
/** How much better than every other kind of thing it must explain the picture. Right ones lead by 0.1 to 0.4, wrong ones by less than 0.06. */
const LEAD = 0.1;

/**
 * The candidate that explains the picture, if one does: a wrong thing is worse than none, so that it must agree in outline and edges, and no other kind of thing may come
 * near. What the frame cuts off has no outline to tell it by.
 */
export function pickConvincing(cut: CutOut, candidates: readonly Candidate[]): Convincing | undefined {
  if (cut.cut.includes(true)) return undefined;
  const plain = pickOutstanding(candidates);
  if (plain) return plain;
  const first = candidates.find((c) => !isImpossible(c));
  if (!first) return undefined;
  const { agreement, variant } = first;
  const named = first.named ?? 0;
  const being = BEINGS.has(variant.archetype);
  const isNamed = named >= (being ? NAMED_BEING : NAMED) && NAMED_KINDS.has(variant.archetype);
  if (!isNamed && !FITTED_KINDS.has(variant.archetype)) return undefined;
  const share = Math.min(1, named / NAMED);
  const solid = being ? agrees(agreement, BEING, BEING, share) : agrees(agreement, SOLID, NAMED_SOLID, share);
  if (!solid && (being || !agrees(agreement, THIN, NAMED_THIN, share))) return undefined;
  // Whoever names it does not think of what stands beside it by chance, as long as it needs no name to be believed.
  const surely = named >= NAMED_BEING && agrees(agreement, SOLID, SOLID, 0);
  const isRival = (c: Candidate): boolean =>
    !areAlike(c.variant.archetype, first.variant.archetype) && !(surely && isImpossible(c));
  const other = candidates.find(isRival);
  const lead = first.worth - (other?.worth ?? 0);
  return lead < (solid ? LEAD : LEAD_THIN) ? undefined : { candidate: first, score: Math.min(1, 0.8 + lead / 2) };
}

/** The first candidate, if nothing comes near it. What has a body has too many postures for that. */
function pickOutstanding([first, ...others]: readonly Candidate[]): Convincing | undefined {
  if (!first || BEINGS.has(first.variant.archetype) || !agrees(first.agreement, OUTSTANDING, OUTSTANDING, 0))
    return undefined;
  const other = others.find((c) => !areAlike(c.variant.archetype, first.variant.archetype));
  const lead = first.worth - (other?.worth ?? 0);
  return lead < LEAD_OUTSTANDING ? undefined : { candidate: first, score: Math.min(1, 0.8 + lead / 2) };
}

function isImpossible({ named }: Candidate): boolean {
  return named !== undefined && named < UNLIKELY;
}

type Least = Pick<Agreement, 'overlap' | 'outline' | 'edges'>;

/** Whether all reach what lies so far from one set of limits to the other. */
function agrees(agreement: Agreement, from: Least, to: Least, share: number): boolean {
  const reaches = (of: keyof Least): boolean => agreement[of] >= from[of] + share * (to[of] - from[of]);
  return reaches('overlap') && reaches('outline') && reaches('edges');
}
