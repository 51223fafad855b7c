import type { CutOut } from '../image/index.ts';
import type { Candidate } from './recognise.ts';

/** What was accepted, and how sure that is, 0..1. */
export interface Convincing {
  candidate: Candidate;
  score: number;
}

const OVERLAP = 0.88;
const EDGES = 0.55;
const MARGIN = 0.02;

/** The candidate that explains the picture, if one does: a wrong thing is worse than none. */
export function pickConvincing(cut: CutOut, candidates: readonly Candidate[]): Convincing | undefined {
  if (cut.cut.includes(true)) return undefined;
  const [first] = candidates;
  if (!first) return undefined;
  const { overlap, edges, total } = first.agreement;
  const other = candidates.find((c) => c.variant.archetype !== first.variant.archetype);
  if (overlap < OVERLAP || edges < EDGES) return undefined;
  if (other && other.agreement.total > total - MARGIN) return undefined;
  return { candidate: first, score: 0.9 };
}
