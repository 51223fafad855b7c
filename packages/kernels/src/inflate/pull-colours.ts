import { ColourTally, createFloatImage, type FloatImage, resize, shiftColour } from '../image/index.ts';

/** How near to a colour others draw it, OKLab; and how often. */
const REACH = { l: 0.2, ab: 0.045 };
const SHIFTS = 4;
/** How much of its own lightness a colour keeps: shades of one colour are no mixtures. */
const SHADED = 0.2;
/** Longest side at which it is worked out, pixels: what is pulled is smooth. */
const SIDE = 160;
/** A colour is drawn by what is found at its height: bands that overlap by half, and how many of them. */
const BANDS = 6;
/** Colours so alike are drawn to the same, OKLab; and the share of what is there under which a colour draws nothing. */
const CELL = { l: 0.015, ab: 0.008 };
const FEW = 0.001;

/**
 * Colours that were mixed from different ones become one of those again (both OKLab; a new image): between an orange and a white fur there is no pale one, but an edge. `own`: what
 * there is, where `inside` is more than 0.
 */
export function pullColours(smooth: FloatImage, own: FloatImage, inside: ArrayLike<number>): FloatImage {
  const { width, height } = smooth;
  const bands = tallyBands(own, inside);
  const k = Math.min(1, SIDE / Math.max(width, height));
  const small = resize(smooth, Math.max(2, Math.round(width * k)), Math.max(2, Math.round(height * k)));
  const out = createFloatImage(small.width, small.height, 3);
  for (let y = 0; y < small.height; y++) {
    const place = bands.place((y + 0.5) / small.height);
    const whole = Math.floor(place);
    for (let o = 3 * y * small.width; o < 3 * (y + 1) * small.width; o += 3) {
      for (const [band, weight] of [[whole, 1 - (place - whole)] as const, [whole + 1, place - whole] as const]) {
        if (weight === 0) continue;
        const pulled = bands.pulls[band](small.data, o);
        for (let c = 0; c < 3; c++) out.data[o + c] += weight * pulled[c];
      }
    }
  }
  return resize(out, width, height);
}

/** Colours by height, and which band's middle is at a height (0..1 from the top), with fractions between two. */
function tallyBands({ width, height, data }: FloatImage, inside: ArrayLike<number>) {
  let [top, bottom] = [height, 0];
  for (let i = 0; i < inside.length; i++)
    if (inside[i] > 0) {
      top = Math.min(top, Math.floor(i / width));
      bottom = Math.max(bottom, Math.floor(i / width) + 1);
    }
  const place = (share: number): number =>
    Math.min(BANDS - 1, Math.max(0, ((share * height - top) / Math.max(1, bottom - top)) * (BANDS - 1)));
  const tallies = Array.from({ length: BANDS }, () => new ColourTally());
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!(inside[i] > 0)) continue;
      const at = place((y + 0.5) / height);
      for (let band = Math.max(0, Math.ceil(at - 1)); band <= Math.min(BANDS - 1, at + 1); band++)
        tallies[band].add(data[3 * i], data[3 * i + 1], data[3 * i + 2]);
    }
  return { place, pulls: tallies.map(pullTo) };
}

/** Where a colour is drawn by those counted: of what is alike it is found once. */
function pullTo(tally: ColourTally): (data: ArrayLike<number>, at: number) => Float64Array {
  const listed = tally.list();
  const few = FEW * tally.count;
  const many = listed.filter((_, i) => listed[4 * Math.floor(i / 4) + 3] >= few);
  const found = new Map<number, Float64Array>();
  return (data, at) => {
    const key = [0, 1, 2].reduce((sum, c) => 512 * sum + Math.round(data[at + c] / (c ? CELL.ab : CELL.l)) + 256, 0);
    let pulled = found.get(key);
    if (!pulled) {
      pulled = Float64Array.of(data[at], data[at + 1], data[at + 2]);
      for (let shift = 0; shift < SHIFTS; shift++) shiftColour(many, pulled, REACH);
      pulled[0] += SHADED * (data[at] - pulled[0]);
      found.set(key, pulled);
    }
    return pulled;
  };
}
