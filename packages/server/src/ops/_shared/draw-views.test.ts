import { expect, test } from 'vitest';
import { drawViews } from './draw-views.ts';
import { board, boxOfPicture } from './testing-board.ts';

test.each([0, 35, 60])('all of a thing seen from %i degrees above is on every view, on one ground line', (lean) => {
  const { views } = drawViews(board(lean), () => undefined);
  const boxes = Object.values(views).map((view) => ({ ...boxOfPicture(view), side: view.width }));
  const angle = (lean * Math.PI) / 180;
  const metre = (boxes[0].right - boxes[0].left) / 2;
  for (const [k, { left, top, right, bottom, side }] of boxes.entries()) {
    const [wide, deep] = k % 2 === 0 ? [2, 0.5] : [0.5, 2];
    expect(Math.min(left, top, side - right, side - bottom)).toBeGreaterThan(0.04 * side);
    expect(Math.abs(bottom - boxes[0].bottom)).toBeLessThan(4);
    expect(Math.abs(right - left - wide * metre)).toBeLessThan(5);
    expect(Math.abs(bottom - top - (0.6 * Math.cos(angle) + deep * Math.sin(angle)) * metre)).toBeLessThan(5);
  }
});
