import type { CutOut } from '../image/index.ts';
import { FITTED_KINDS, NAMED_KINDS } from './kinds.ts';
import type { Candidate } from './recognise.ts';
import type { Agreement } from './score.ts';

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
/** What has a name for it, so likely at least, need not agree as well: designs differ. It too may be thin. */
const NAMED = 0.4;
const NAMED_SOLID = { overlap: 0.84, outline: 0.76, edges: 0.4 };
const NAMED_THIN = { overlap: 0.6, outline: 0.8, edges: 0.65 };
/** How much better than every other kind of thing it must explain the picture. Right ones lead by 0.1 to 0.4, wrong ones by less than 0.06. */
const LEAD = 0.1;

/** Kinds that are much the same from outside: that one is mistaken for the other does no harm. */
const ALIKE = [
  'teapot kettle',
  'chair armchair deskchair throne bench',
  'house shop church skyscraper temple castle tower',
  'sword knife',
  'gun rifle',
  'boat ship',
  'truck bus train',
  'crate chest',
  'lamp lantern',
  'guitar violin',
].map((kinds) => kinds.split(' '));

function areAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((kinds) => kinds.includes(a) && kinds.includes(b));
}

/**
 * The candidate that explains the picture, if one does: a wrong thing is worse than none, so that it must agree in outline and edges, and no other kind of thing may come
 * near. What the frame cuts off has no outline to tell it by.
 */
export function pickConvincing(cut: CutOut, candidates: readonly Candidate[]): Convincing | undefined {
  const [first] = candidates;
  if (!first || cut.cut.includes(true)) return undefined;
  const { agreement, variant } = first;
  const isNamed = first.named >= NAMED && NAMED_KINDS.has(variant.archetype);
  if (!isNamed && !FITTED_KINDS.has(variant.archetype)) return undefined;
  const solid = agrees(agreement, SOLID) || (isNamed && agrees(agreement, NAMED_SOLID));
  const thin = agrees(agreement, THIN) || (isNamed && agrees(agreement, NAMED_THIN));
  if (!solid && !thin) return undefined;
  const other = candidates.find((c) => !areAlike(c.variant.archetype, first.variant.archetype));
  const lead = first.worth - (other?.worth ?? 0);
  return lead < (solid ? LEAD : LEAD_THIN) ? undefined : { candidate: first, score: Math.min(1, 0.8 + lead / 2) };
}

function agrees(agreement: Agreement, least: Pick<Agreement, 'overlap' | 'outline' | 'edges'>): boolean {
  const { overlap, outline, edges } = agreement;
  return overlap >= least.overlap && outline >= least.outline && edges >= least.edges;
}
