import type { PartView, WholeView } from './part-views.ts';
import { nounOf } from './words-of-names.ts';

type Names = (string | undefined)[];

const named = (names: Names, { parts }: WholeView, pattern: RegExp): PartView[] =>
  parts.filter((p) => pattern.test(nounOf(names[p.index] ?? '')));

/** What lies lower on a chair is no cushion of what lies above it, and a bar between legs far below the seat is no apron. */
export function correctChair(names: Names, whole: WholeView): void {
  const [cushion] = named(names, whole, /^(seat )?cushion$/);
  const [seat] = named(names, whole, /^seat$/);
  if (cushion && seat && cushion.y < seat.y && cushion.max[1] <= seat.y && overlap(cushion, seat) > 0.5)
    [names[cushion.index], names[seat.index]] = [names[seat.index], names[cushion.index]];
  const under = named(names, whole, /^(seat|seat frame)$/).reduce((low, p) => Math.min(low, p.min[1]), 1);
  for (const p of named(names, whole, /^(apron|rail)$/))
    if (p.max[1] < under - 0.02 && p.slender > 3 && p.flat > 0.6)
      names[p.index] = names[p.index]?.replace(/apron|rail/, 'stretcher');
}

/** What lies under a mattress carries it, what lies on it covers it. */
export function correctBed(names: Names, whole: WholeView): void {
  const [mattress] = named(names, whole, /^mattress$/);
  if (!mattress) return;
  for (const p of whole.parts) {
    const noun = nounOf(names[p.index] ?? '');
    const isWide = p.max[0] - p.min[0] > 0.5;
    if (/^(blanket|pillow|duvet)$/.test(noun) && p.y < mattress.y - 0.05 && p.share > 0.15) names[p.index] = 'frame';
    else if (/pillow/.test(noun) && isWide && p.flat < 0.2 && Math.abs(p.z - 0.5) < 0.3) names[p.index] = 'blanket';
    else if (/^(head|foot)board$/.test(noun) && p.max[1] < mattress.y && p.slender > 3) names[p.index] = 'base rail';
    else if (
      /^(side|block|panel|knob)$/.test(noun) &&
      p.flat < 0.5 &&
      p.thickness < 0.02 &&
      p.max[1] > mattress.y &&
      p.share < 0.1
    )
      names[p.index] = 'blanket';
  }
}

/** How much of the smaller of two parts lies over or under the other. */
function overlap(p: PartView, q: PartView): number {
  const shared = (k: 0 | 2): number => Math.max(0, Math.min(p.max[k], q.max[k]) - Math.max(p.min[k], q.min[k]));
  const area = (r: PartView): number => (r.max[0] - r.min[0]) * (r.max[2] - r.min[2]);
  return (shared(0) * shared(2)) / (Math.min(area(p), area(q)) || 1);
}
