import type { Course } from './course.ts';

/** What is thinner than this share of the trunk's thickness and longer than so many thicknesses is an elephant's trunk, and no snout. */
const THIN = 0.33;
const LONG = 1.7;
/** From the snout to the nape by the trunk's thickness, at least; how far on nothing thicker comes than the skull, and how much thicker that may be. */
const NAPE_LEAST = 0.95;
const AHEAD = 0.6;
const THICKER = 1.06;
/** Necks that only grow to the trunk have no nape: then heads are this share of them. */
const NAPE_MOST = 0.65;
/** Where heads turn, by the skull's thickest place; what that counts for beside what is usual for how long head and neck are. */
const BEHIND = 1.15;
const SEEN = 0.7;
const USUAL = 0.6;
const PER_LENGTH = 0.28;
const USUAL_MOST = 2.6;

/**
 * How far along the course from the chest to the snout the neck begins, the head turns and the head ends. The skull is where a course that comes from the
 * snout is no longer getting thicker.
 */
export function placeHead({ along, radius }: Course, thick: number): { neck: number; head: number; end: number } {
  const last = along.length - 1;
  let end = last;
  while (end > 0 && radius[end] < THIN * thick) end--;
  if (along[last] - along[end] <= LONG * thick) end = last;
  const length = along[end];
  let nape = end;
  for (let k = end; k > 0; k--) {
    if (length - along[k] < NAPE_LEAST * thick) continue;
    nape = k;
    let most = 0;
    for (let j = k; j >= 0 && along[k] - along[j] <= AHEAD * thick; j--) most = Math.max(most, radius[j]);
    if (most <= THICKER * radius[k]) break;
  }
  const seen = BEHIND * Math.min(length - along[nape], NAPE_MOST * length);
  const usual = Math.min(USUAL * thick + PER_LENGTH * length, USUAL_MOST * thick);
  const back = Math.min(0.8 * length, SEEN * seen + (1 - SEEN) * usual);
  return { neck: Math.min(0.35 * thick, 0.3 * (length - back)), head: length - back, end: length };
}
