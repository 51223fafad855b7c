import { type FloatImage, findPieces } from '../image/index.ts';

/** Eyes are so small a share of a subject each, at least and at most, and lie in so much of its height from the top. */
const EYE = [0.0004, 0.03] as const;
const UPPER = 0.62;
/** A face reaches so many times as far from the middle of its eyes as the outermost of them, and no farther than so many times how thick the head is there. */
const WIDE = 1.7;
const HEAD = 0.95;
/** What lies from the topmost of them by so many times that is not in the same face. */
const SAME = 1.3;

/** Where a face is, pixels. */
export interface FacePlace {
  x: number;
  y: number;
  radius: number;
}

/**
 * The face that eyes and mouth (1 in `features`, in pieces) are in; undefined where there are none. `distance`: signed, to the outline, `thick`: how thick parts are
 * (`localThickness`); pixels.
 */
export function findFace(features: Uint8Array, distance: FloatImage, thick: FloatImage): FacePlace | undefined {
  const { width, height } = distance;
  let [area, top, bottom] = [0, height, 0];
  for (let i = 0; i < features.length; i++) {
    if (!(distance.data[i] > 0)) continue;
    area++;
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.floor(i / width);
  }
  const thickAt = (x: number, y: number): number => thick.data[Math.round(y) * width + Math.round(x)];
  const { facts, count: pieces } = findPieces(features, width, height, 1);
  const all = Array.from({ length: pieces }, (_, p) => facts.subarray(4 * p, 4 * p + 3))
    .map(([count, sumX, sumY]) => ({ x: sumX / count, y: sumY / count, count }))
    .filter(({ y, count }) => count > EYE[0] * area && count < EYE[1] * area && y < top + UPPER * (bottom - top))
    .sort((a, b) => a.y - b.y);
  if (all.length === 0) return undefined;
  const near = SAME * thickAt(all[0].x, all[0].y);
  const eyes = all.filter((eye) => Math.hypot(eye.x - all[0].x, eye.y - all[0].y) < near);
  const weight = eyes.reduce((sum, { count }) => sum + count, 0);
  const mean = (of: 'x' | 'y'): number => eyes.reduce((sum, eye) => sum + eye.count * eye[of], 0) / weight;
  const [x, y] = [mean('x'), mean('y')];
  const most = Math.max(...eyes.map((eye) => Math.hypot(eye.x - x, eye.y - y) + Math.sqrt(eye.count / Math.PI)));
  return { x, y, radius: Math.min(HEAD * thickAt(x, y), WIDE * most) };
}
