import { createFloatImage, type FloatImage, opaqueBox, resize } from '../image/index.ts';
import { linearToSrgb } from '../math/index.ts';
import { createFeatureMap, type FeatureMap, mirrorMap, type Network, runNetwork } from '../network/index.ts';

/** Share of the picture that the longer side of the subject's box takes. */
const SHARE = 0.92;
const CHANNELS = 6;
/** The channel that says how far right a pixel is. */
const RIGHT = 4;

/** What a network says of a subject and of its mirror image, and the square that it was shown: pixels of the picture. */
export interface Shown {
  seen: FeatureMap[];
  mirrored: FeatureMap[];
  left: number;
  top: number;
  frame: number;
}

/** Shows a subject and its mirror image to a network that learnt from pictures `side` pixels across: opacity, and colours in linear light. */
export function showBothWays(network: Network, alpha: FloatImage, colours: FloatImage, side: number): Shown {
  const box = opaqueBox({ width: alpha.width, height: alpha.height, alpha: alpha.data });
  const frame = Math.max(1, box.right - box.left, box.bottom - box.top) / SHARE;
  const [left, top] = [(box.left + box.right - frame) / 2, (box.top + box.bottom - frame) / 2];
  const shown = showSubject(alpha, colours, { left, top, frame, side });
  const seen = runNetwork(network, shown);
  return { seen, mirrored: runNetwork(network, mirrorMap(shown, RIGHT)), left, top, frame };
}

/** A subject as the network takes it: sRGB times opacity, opacity, 0..1, and how far right and down each pixel is, -1..1. */
function showSubject(
  alpha: FloatImage,
  colours: FloatImage,
  { left, top, frame, side }: { left: number; top: number; frame: number; side: number },
): FeatureMap {
  const { width, height } = alpha;
  const whole = createFloatImage(width, height, 4);
  for (let i = 0; i < width * height; i++) {
    const a = alpha.data[i];
    for (let c = 0; c < 3; c++) whole.data[4 * i + c] = linearToSrgb(colours.data[3 * i + c]) * a;
    whole.data[4 * i + 3] = a;
  }
  // First to about the size that is asked for, so that no detail is stepped over.
  const by = side / frame;
  const small = resize(whole, Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by)));
  const out = createFeatureMap(side, side, CHANNELS);
  const [fx, fy] = [small.width / width, small.height / height];
  for (let y = 0, to = 0; y < side; y++)
    for (let x = 0; x < side; x++, to += CHANNELS) {
      const u = (left + ((x + 0.5) * frame) / side) * fx - 0.5;
      const v = (top + ((y + 0.5) * frame) / side) * fy - 0.5;
      const [iu, iv] = [Math.floor(u), Math.floor(v)];
      for (const [du, dv] of CORNERS) {
        const [px, py] = [iu + du, iv + dv];
        if (px < 0 || py < 0 || px >= small.width || py >= small.height) continue;
        const weight = (du ? u - iu : 1 - u + iu) * (dv ? v - iv : 1 - v + iv);
        for (let c = 0; c < 4; c++) out.data[to + c] += weight * small.data[4 * (py * small.width + px) + c];
      }
      out.data[to + RIGHT] = -1 + (2 * x) / (side - 1);
      out.data[to + RIGHT + 1] = -1 + (2 * y) / (side - 1);
    }
  return out;
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
