import { type ColourTally, shiftColour } from '../image/index.ts';

/** How far the shades of one colour reach, OKLab. */
const SHADES = { l: 0.16, ab: 0.045 };
/** What is worth how much more the nearer it is to the colour that was expected: at least, and the more the fewer pixels tell; and how near that is. */
const EXPECTED = 1;
const FEW = 500;
const NEAR = 0.12;
const SHIFTS = 3;

/**
 * The colour that most pixels have, with its lights and shadows, but without what is painted on it: a mean of red and white dots is neither. `expected`: what it was
 * thought to be, believed where much is near that. OKLab; nothing where nothing was counted.
 */
export function mainColour(tally: ColourTally, expected?: ArrayLike<number>): Float64Array | undefined {
  if (!(tally.count > 0)) return undefined;
  const listed = tally.list();
  const at = new Float64Array(3);
  let best = 0;
  let most = -1;
  for (let o = 0; o < listed.length; o += 4) {
    const [l, a, b] = [listed[o], listed[o + 1], listed[o + 2]];
    at.set([l, a, b]);
    let density = shiftColour(listed, at, SHADES);
    if (expected) {
      const off = Math.hypot(l - expected[0], a - expected[1], b - expected[2]);
      density *= 1 + (EXPECTED + FEW / tally.count) * Math.exp(-0.5 * (off / NEAR) ** 2);
    }
    if (density > most) [best, most] = [o, density];
  }
  at.set(listed.subarray(best, best + 3));
  for (let shift = 0; shift < SHIFTS; shift++) shiftColour(listed, at, SHADES);
  return at;
}
