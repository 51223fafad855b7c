import type { Spot } from '../types.ts';

const WORD =
  /^(?:top|upper|bottom|lower|left|right|middle|center|centre|corner|side|edge|hand|part|half|third|of|it|picture|image|photo|frame|above|below|up|down|and|above it|over|under|underneath|beneath|subject|page|screen)$/;

/** "Top left corner", "the bottom of the picture", "above": a place in the frame. Undefined where other words are among them. */
export function readSpot(text: string): Spot | undefined {
  const words = text.split(' ').filter(Boolean);
  if (!words.length || !words.every((w) => WORD.test(w))) return undefined;
  const has = (...names: string[]): boolean => words.some((w) => names.includes(w));
  const across = has('left') ? 'left' : has('right') ? 'right' : 'middle';
  const down = has('top', 'upper', 'above', 'up', 'over')
    ? 'top'
    : has('bottom', 'lower', 'below', 'down', 'under', 'underneath', 'beneath')
      ? 'bottom'
      : 'middle';
  if (across === 'middle' && down === 'middle' && !has('middle', 'center', 'centre')) return undefined;
  return { across, down };
}
