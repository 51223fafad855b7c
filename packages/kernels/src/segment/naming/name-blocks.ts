import { pieceOf } from './no-plan.ts';
import type { WholeView } from './part-views.ts';

/** What a block is, where its words say more than that. */
const BLOCKS = /^(wall|cliff|platform|tile)s?$/;
/** What walls are made of. */
const COURSES = /^(stone|brick|cobblestone|rock)s?$/;
/** What is smaller than this is a stone in a wall. */
const SMALL = 0.06;

/** What a block is made up of, or what stands on it, and what the block itself is, where its words say so. */
export function nameBlocks(names: (string | undefined)[], { parts, core }: WholeView, words: readonly string[]): void {
  const piece = pieceOf(words);
  const course = words.map((word) => COURSES.exec(word)?.[1]).find(Boolean);
  const block = words.map((word) => BLOCKS.exec(word)?.[1]).find(Boolean);
  const isOneOf = parts.some((p) => p !== core && p.share > 0.5 * core.share);
  for (const p of parts) {
    const isPlain =
      isOneOf || p !== core
        ? /^(body|top|side|top edge|middle|block|panel|knob|(upper|lower) part)$/
        : /^(body|top|side|top edge)$/;
    const isEnd = /^(base|bottom)$/.test(names[p.index] ?? '');
    if (p.known || !(isPlain.test(names[p.index] ?? '') || (isOneOf && isEnd))) continue;
    if (piece && (p !== core || isOneOf)) names[p.index] = piece;
    else if (course && ((p !== core && p.share < SMALL) || (isOneOf && !/^walls?$/.test(block ?? ''))))
      names[p.index] = course;
    else if (block && p === core) names[p.index] = block;
  }
}
