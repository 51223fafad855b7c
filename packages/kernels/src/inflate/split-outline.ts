import { createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';

/** An outline in pieces: its thick part, and what sticks out of it. Each one channel, of the outline's size; limbs reach a little into the core. */
export interface OutlinePieces {
  core: FloatImage;
  /** The core without the necks between its balls. */
  thick: FloatImage;
  limbs: FloatImage[];
}

/** Share of the outline's area from which what sticks out is a limb. */
const LEAST = 0.004;

/** Half width of what is a sliver, pixels. */
const SLIVER = 1.2;

/** Splits an outline (opacity, its distances) at its necks: balls of `thick` times the largest ball's radius fit into the core. Largest limbs first. */
export function splitOutline(alpha: FloatImage, distance: FloatImage, thick: number): OutlinePieces {
  const { width, height } = alpha;
  const core = openOutline(distance, thick);
  const left = createFloatImage(width, height, 1);
  let area = 0;
  for (let i = 0; i < left.data.length; i++) {
    left.data[i] = Math.max(0, Math.min(alpha.data[i], 1 - core.data[i]));
    area += alpha.data[i];
  }
  const root = Math.max(2, 0.03 * Math.max(width, height));
  // Slivers along the outline, where the core's balls do not quite reach, join nothing.
  const within = signedDistance(left);
  const firm = createFloatImage(width, height, 1);
  for (let i = 0; i < firm.data.length; i++) firm.data[i] = within.data[i] >= SLIVER ? 1 : 0;
  const limbs = piecesOf(firm, LEAST * area).map((piece) => {
    const reach = signedDistance(piece);
    for (let i = 0; i < piece.data.length; i++)
      piece.data[i] = Math.min(alpha.data[i], Math.min(1, Math.max(0, reach.data[i] + SLIVER + root)));
    return piece;
  });
  return { core: withCrumbs(alpha, core, limbs), thick: core, limbs };
}

/** What balls of `share` times the radius of the largest that fits cover, one channel. */
export function openOutline(distance: FloatImage, share: number): FloatImage {
  const { width, height, data } = distance;
  let most = 0;
  for (const d of data) most = Math.max(most, d);
  const seeds = createFloatImage(width, height, 1);
  for (let i = 0; i < data.length; i++) seeds.data[i] = Math.min(1, Math.max(0, data[i] - share * most + 0.5));
  const around = signedDistance(seeds);
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < data.length; i++)
    out.data[i] = data[i] > 0 ? Math.min(1, Math.max(0, around.data[i] + share * most + 0.5)) : 0;
  return out;
}

/** Pixels of no limb belong to the core. */
function withCrumbs(alpha: FloatImage, core: FloatImage, limbs: readonly FloatImage[]): FloatImage {
  const out = createFloatImage(core.width, core.height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const limb = limbs.some((piece) => piece.data[i] > 0.5);
    out.data[i] = limb ? Math.min(alpha.data[i], core.data[i]) : alpha.data[i];
  }
  return out;
}

/** Connected pieces of a mask that are no smaller than `least` pixels, largest first. */
export function piecesOf({ width, height, data }: FloatImage, least: number): FloatImage[] {
  const labels = new Int32Array(data.length);
  const stack: number[] = [];
  const pieces: { image: FloatImage; area: number }[] = [];
  for (let start = 0, next = 1; start < data.length; start++) {
    if (data[start] < 0.5 || labels[start]) continue;
    const found: number[] = [];
    labels[start] = next;
    stack.push(start);
    while (stack.length) {
      const i = stack.pop() as number;
      found.push(i);
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= data.length || labels[j] || data[j] < 0.5) continue;
        labels[j] = next;
        stack.push(j);
      }
    }
    next++;
    if (found.length < least) continue;
    const image = createFloatImage(width, height, 1);
    for (const i of found) image.data[i] = 1;
    pieces.push({ image, area: found.length });
  }
  return pieces.sort((a, b) => b.area - a.area).map(({ image }) => image);
}
