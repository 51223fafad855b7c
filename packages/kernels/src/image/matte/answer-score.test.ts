import { expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { answerScorer } from './answer-score.ts';
import { shrinkToWork } from './work-image.ts';

const SIDE = 96;

/** An orange and blue disc on leaves, work colours, and masks of the same picture: what lies in a circle about (`x`, `y`). */
function drawDisc() {
  const rng = createRng(4);
  const image = createFloatImage(SIDE, SIDE, 3);
  const circle = (x: number, y: number, r: number): Uint8Array =>
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
      Math.hypot((i % SIDE) - x, Math.floor(i / SIDE) - y) < r ? 1 : 0,
    );
  const inside = circle(48, 48, 26);
  for (let i = 0; i < inside.length; i++) {
    const light = inside[i] ? rng.range(0.6, 0.7) : rng.range(0.1, 0.9);
    const colour = inside[i] ? (i % SIDE < 48 ? [0.9, 0.4, 0.05] : [0.1, 0.2, 0.8]) : [0.2, 0.45, 0.1];
    for (let c = 0; c < 3; c++) image.data[3 * i + c] = light * colour[c];
  }
  return { work: shrinkToWork(image, SIDE), inside, circle };
}

it('an outline along the edges between colours that differ scores above one that is too small, too large or beside it, with nothing else to tell them by', () => {
  const { work, inside, circle } = drawDisc();
  const unknown = new Float32Array(inside.length).fill(0.5);
  const score = answerScorer(work, unknown);
  const own = score(inside, 0.7);
  for (const other of [circle(48, 48, 18), circle(48, 48, 36), circle(60, 40, 26)])
    expect(score(other, 0.7)).toBeLessThan(own - 0.05);
});

it('what the regions and the network say counts where outlines are alike', () => {
  const { work, inside } = drawDisc();
  const sure = Float32Array.from(inside, (m) => (m ? 0.9 : 0.1));
  const wrong = sure.map((p) => 1 - p);
  expect(answerScorer(work, sure)(inside, 0.7)).toBeGreaterThan(answerScorer(work, wrong)(inside, 0.7));
  expect(answerScorer(work, sure)(inside, 0.9)).toBeGreaterThan(answerScorer(work, sure)(inside, 0.2));
});
