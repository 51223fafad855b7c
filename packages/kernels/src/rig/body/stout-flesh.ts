import type { Body } from './body.ts';
import { createWalker } from './walk.ts';

/** Flesh is so much of a thickness about what is as thick: corners and tips are thinner. */
const SKIN = 1.6;

/** Which cells from a z onwards are within the flesh about what is at least `least` cells thick, half: of heads no horns, ears or whiskers. */
export function markStout({ solid, radius, size }: Body, least: number, from: number): Uint8Array {
  const starts: number[] = [];
  for (let i = Math.max(0, Math.floor(from)) * size[0] * size[1]; i < solid.length; i++)
    if (solid[i] && radius[i] >= least) starts.push(i);
  const { far } = createWalker(solid, size)(starts);
  return Uint8Array.from(far, (d) => (d >= 0 && d <= 10 * SKIN * least ? 1 : 0));
}
