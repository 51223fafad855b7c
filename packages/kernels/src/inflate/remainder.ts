import { blur, createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import type { Relief, Solid } from './body.ts';
import { squaredHeight } from './inflate.ts';

/** What is thinner than so many pixels is no part of its own. */
const THIN = 0.5;
/** Parts reach so far into what they hang on, pixels. */
const ROOT = 3;

/** How a solid lies behind each pixel: its nearest and farthest z. NaN where it does not show. */
export interface SolidDepth {
  near: FloatImage;
  far: FloatImage;
}

/** Finds a solid's depths by going along z, from the front and from the back, in steps of a pixel. */
export function solidDepth({ min, max, distance }: Solid, width: number, height: number): SolidDepth {
  const near = createFloatImage(width, height, 1);
  const far = createFloatImage(width, height, 1);
  near.data.fill(Number.NaN);
  far.data.fill(Number.NaN);
  for (let y = Math.max(0, Math.floor(min[1])); y <= Math.min(height - 1, max[1]); y++)
    for (let x = Math.max(0, Math.floor(min[0])); x <= Math.min(width - 1, max[0]); x++) {
      const i = y * width + x;
      for (let z = max[2]; z >= min[2]; ) {
        const d = distance(x, y, z);
        if (d <= 0) {
          near.data[i] = z;
          break;
        }
        z -= Math.max(1, 0.7 * d);
      }
      if (Number.isNaN(near.data[i])) continue;
      for (let z = min[2]; z <= near.data[i]; ) {
        const d = distance(x, y, z);
        far.data[i] = z;
        if (d <= 0) break;
        z += Math.max(1, 0.7 * d);
      }
    }
  return { near, far };
}

/**
 * Blows up what of an outline a solid leaves open, such as handles: it stands upright, as deep as what it hangs on. `lean`: how much farther away a row is
 * than the one below it, negative where nearer. Nothing where nothing of weight is left.
 */
export function inflateRemainder(alpha: FloatImage, { near, far }: SolidDepth, lean: number): Relief | undefined {
  const { width, height } = alpha;
  const left = createFloatImage(width, height, 1);
  for (let i = 0; i < left.data.length; i++) left.data[i] = Number.isNaN(near.data[i]) ? alpha.data[i] : 0;
  const deep = createFloatImage(width, height, 1);
  const within = signedDistance(left);
  let any = false;
  for (let i = 0; i < deep.data.length; i++)
    if (within.data[i] >= THIN) {
      deep.data[i] = 1;
      any = true;
    }
  if (!any) return undefined;
  const reach = signedDistance(deep);
  const outline = signedDistance(alpha);
  const part = createFloatImage(width, height, 1);
  for (let i = 0; i < part.data.length; i++)
    part.data[i] = Math.min(alpha.data[i], Math.min(1, Math.max(0, reach.data[i] + THIN + ROOT)));
  const square = squaredHeight(part, 0.2);
  // The outline itself stays where the picture has it.
  for (let i = 0; i < square.data.length; i++)
    if (outline.data[i] < 0) square.data[i] = Math.min(square.data[i], outline.data[i]);
  return { kind: 'relief', part: 'attachment', square, mid: middleDepth(near, far, lean) };
}

/** Depth of the middle of a solid, carried on to where it does not show. */
function middleDepth(near: FloatImage, far: FloatImage, lean: number): FloatImage {
  const { width, height } = near;
  const known = createFloatImage(width, height, 2);
  for (let i = 0; i < near.data.length; i++) {
    if (Number.isNaN(near.data[i])) continue;
    known.data[2 * i] = (near.data[i] + far.data[i]) / 2 + lean * Math.floor(i / width);
    known.data[2 * i + 1] = 1;
  }
  const out = createFloatImage(width, height, 1);
  const longest = Math.max(width, height);
  const levels = [longest / 60, longest / 16, longest / 4].map((reach) => blur(known, Math.max(1, reach)).data);
  for (let i = 0; i < out.data.length; i++) {
    const from = levels.find((level) => level[2 * i + 1] > 0.02) ?? levels[2];
    out.data[i] = from[2 * i] / Math.max(1e-6, from[2 * i + 1]) - lean * Math.floor(i / width);
  }
  return out;
}
