import { type CutOut, createFloatImage, type FloatImage, resize, signedDistance } from '../image/index.ts';
import { linearToSrgb } from '../math/index.ts';
import { type Camera, probeDepth, type RenderPart } from '../render/index.ts';

/** How a cut-out lies on what was made of it, seen along -Z. */
export interface FrontFrame {
  /** The subject's box, pixels. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Metres a pixel. */
  scale: number;
  /** Where the middle of the box is, metres, and its lower edge. */
  x: number;
  y: number;
  /** Before everything, metres. */
  z: number;
}

/** A picture of a thing, and the parallel camera that sees the thing as the picture does. */
export interface FrontView {
  /** Display values 0..255 premultiplied by opacity, and opacity 0..255: four channels. */
  picture: FloatImage;
  camera: Camera;
  /** Distance of what the camera sees of the thing, metres; goes on, smoothly, where the picture shows more than there is. */
  depth: Float32Array;
  /** To the outline, pixels, positive inside. */
  distance: Float32Array;
  /** Metres a pixel. */
  metre: number;
}

/** Opaque pixels that are worth keeping, and that small pictures are enlarged to; and the longest side: splats much smaller than the pixels they are shown on only add noise. */
const PIXELS_MAX = 220_000;
const PIXELS_MIN = 60_000;
const SIDE_MAX = 900;
/** Opacity, 0..255, that counts as solid for the outline. */
const SOLID = 230;
/** Soft pixels around the box. */
const RIM = 3;

/** Makes the view of a cut-out: its box in display values, at a size that splats can show, and how far the parts are behind each pixel. */
export function prepareFront(cut: CutOut, parts: readonly RenderPart[], frame: FrontFrame): FrontView {
  const { left, top, right, bottom } = frame;
  const [w, h] = [right - left + 2 * RIM, bottom - top + 2 * RIM];
  let opaque = 1e-6;
  const crop = createFloatImage(w, h, 4);
  for (let y = 0, o = 0; y < h; y++)
    for (let x = 0; x < w; x++, o += 4) {
      const [u, v] = [x + left - RIM, y + top - RIM];
      if (u < 0 || v < 0 || u >= cut.width || v >= cut.height) continue;
      const i = v * cut.width + u;
      for (let c = 0; c < 3; c++) crop.data[o + c] = 255 * cut.alpha[i] * linearToSrgb(cut.colors[3 * i + c]);
      crop.data[o + 3] = 255 * cut.alpha[i];
      opaque += cut.alpha[i];
    }
  const grown = Math.min(Math.max(1, Math.sqrt(PIXELS_MIN / opaque)), Math.sqrt(PIXELS_MAX / opaque));
  const k = Math.min(grown, SIDE_MAX / Math.max(w, h));
  const [width, height] = [Math.max(8, Math.round(k * w)), Math.max(8, Math.round(k * h))];
  const metre = (frame.scale * h) / height;
  const middle = frame.y + ((bottom - top) / 2) * frame.scale;
  const camera: Camera = {
    eye: [frame.x, middle, frame.z],
    target: [frame.x, middle, frame.z - 1],
    height: metre * height,
  };
  const depth = fillDepth(probeDepth(parts, camera, width, height), width, height);
  const picture = resize(crop, width, height);
  const alpha = createFloatImage(width, height, 1);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = Math.min(1, picture.data[4 * i + 3] / SOLID);
  return { picture, camera, depth, distance: signedDistance(alpha).data, metre };
}

/** How often filled depths are evened out: ring by ring alone they would keep every crumb of the rim as a stripe. */
const EVENED = 16;

/**
 * Where the picture shows more than there is, the depth of what is nearest goes on, ring by ring: a mean over more would take in what lies nearer to the viewer, and leave
 * slits.
 */
function fillDepth(depth: Float32Array, width: number, height: number): Float32Array {
  const out = depth.slice();
  const filled: number[] = [];
  let ring = [...out.keys()].filter((i) => out[i] === Number.POSITIVE_INFINITY && meanAround(out, i, width) > 0);
  while (ring.length > 0) {
    const means = ring.map((i) => meanAround(out, i, width));
    const next = new Set<number>();
    ring.forEach((i, n) => {
      out[i] = means[n];
      filled.push(i);
    });
    for (const i of ring)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
          if (x >= 0 && y >= 0 && x < width && y < height && out[y * width + x] === Number.POSITIVE_INFINITY)
            next.add(y * width + x);
        }
    ring = [...next];
  }
  for (let round = 0; round < EVENED; round++) for (const i of filled) out[i] = meanAround(out, i, width);
  return out.map((d) => (d < Number.POSITIVE_INFINITY ? d : 1));
}

/** Mean of what is known of a pixel and the eight around it; 0 where nothing is. */
function meanAround(depth: Float32Array, i: number, width: number): number {
  const x = i % width;
  let [sum, n] = [0, 0];
  for (let k = i - width; k <= i + width; k += width) {
    if (k < 0 || k >= depth.length) continue;
    for (let at = x > 0 ? k - 1 : k; at <= (x < width - 1 ? k + 1 : k); at++)
      if (depth[at] < Number.POSITIVE_INFINITY) {
        sum += depth[at];
        n++;
      }
  }
  return n > 0 ? sum / n : 0;
}
