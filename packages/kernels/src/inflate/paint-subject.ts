import {
  blur,
  createFloatImage,
  type FloatImage,
  fromOklab,
  luminanceOf,
  resize,
  signedDistance,
  toOklab,
  toRaster,
} from '../image/index.ts';
import { shareArray } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { Projection } from '../texture/index.ts';
import { depthOf, type PictureFrame } from './back-depth.ts';
import { evenShading } from './even-shading.ts';
import { fillBack } from './fill-back.ts';
import { findPattern } from './find-pattern.ts';
import { readGrain } from './grain.ts';
import { layGrain } from './lay-grain.ts';
import { paintSides, type SideLooks } from './paint-sides.ts';
import type { Twin } from './shape.ts';
import { rimOf, smoothBack } from './smooth-back.ts';

/** Where the picture of a subject lies on its mesh, and how the mesh's pixels lie in it. */
export interface PaintPlace {
  frame: PictureFrame;
  /** Metres to the pixels that twins are in, and back: x = (metres - left) / scale, y = (top - metres) / scale. */
  pixels: { scale: number; left: number; top: number };
  twins: readonly Twin[];
  /** How likely it has a face, 0..1. */
  face: number;
}

/** Colours of back and sides are worked out at this size: they are smooth; and their detail at this. */
const BACK_SIDE = 320;
const GRAIN_SIDE = 512;
/** What a symmetry says of the back is worked out at this size. */
const TWIN_SIDE = 640;
/** Relief of a step from black to white, as a share of the longest side. */
const RELIEF = 0.006;
/** What has a face likelier than this has another back. */
const FACED = 0.42;
/** And of what has one likelier than this, what surrounds its eyes does not go on behind. */
const MAY_FACE = 0.12;
/** Opacity from which a colour is the subject's own. */
const OWN = 0.9;

/** Pictures for the surface of a mesh that stands as the picture shows it: `alpha`, `colours` (linear light) of the frame's size. */
export function paintSubject(mesh: Mesh, alpha: FloatImage, colours: FloatImage, place: PaintPlace): Projection {
  const { width, height } = alpha;
  const distance = signedDistance(alpha);
  const front = evenShading(extendColors(colours, alpha, distance), mesh, place.frame);
  const { back, pattern, looks } = learnBack(front, alpha, {
    patterned: place.twins.length === 0 && !(place.face > FACED),
    faced: place.face > MAY_FACE,
  });
  const far = place.twins.length
    ? resize(layTwins(mesh, front, resize(back, ...within(alpha, TWIN_SIDE)), place), width, height)
    : layPattern(front, resize(back, width, height), pattern);
  const { width: across, height: down } = looks.back;
  const scale = (place.frame.scale * width) / across;
  const sides = paintSides(mesh, { ...place.frame, width: across, height: down, scale }, looks);
  const luminance = luminanceOf(front);
  const fine = blur(luminance, Math.max(0.6, width / 900)).data;
  const broad = blur(luminance, Math.max(3, width / 60)).data;
  const relief = new Float32Array(width * height);
  for (let i = 0; i < relief.length; i++) {
    const edge = Math.min(1, Math.max(0, distance.data[i] / 6));
    relief[i] = edge * RELIEF * (Math.sqrt(Math.max(0, fine[i])) - Math.sqrt(Math.max(0, broad[i])));
  }
  return {
    ...place.frame,
    front: shareArray(toRaster(front).data),
    back: shareArray(toRaster(far).data),
    relief: shareArray(relief),
    sides,
  };
}

/** What a picture says of its subject's other sides. */
interface LearntBack {
  /** Linear light. */
  back: FloatImage;
  /** Where what the front shows goes on behind, 0..1, if that was asked for. */
  pattern?: FloatImage;
  looks: SideLooks;
}

function learnBack(
  front: FloatImage,
  alpha: FloatImage,
  { patterned, faced }: { patterned: boolean; faced: boolean },
): LearntBack {
  const coarse = within(alpha, BACK_SIDE);
  const lab = toOklab(resize(front, ...coarse));
  const distance = signedDistance(resize(alpha, ...coarse));
  const smooth = smoothBack(lab, distance);
  const size = within(alpha, GRAIN_SIDE);
  const fine = signedDistance(resize(alpha, ...size));
  const fineLab = toOklab(resize(front, ...size));
  const plain = resize(smooth, ...size);
  const pattern = patterned ? findPattern(fineLab, plain, fine) : undefined;
  const filled = fillBack(lab, smooth, distance, faced);
  if (filled) return { back: fromOklab(filled.back), pattern, looks: { kind: 'pieces', front: lab, ...filled } };
  const grain = readGrain(fineLab, fine, rimOf(fine));
  const back = { ...plain, data: plain.data.slice() };
  layGrain(
    grain,
    back,
    Float32Array.from(fine.data, (d) => (d > 0 ? 1 : 0)),
    1,
  );
  return { back: fromOklab(back), pattern, looks: { kind: 'grain', grain, back: plain } };
}

/** The back with what is pattern at the front, as if one looked through. */
function layPattern(front: FloatImage, back: FloatImage, pattern: FloatImage | undefined): FloatImage {
  if (!pattern) return back;
  const { data } = resize(pattern, back.width, back.height);
  for (let i = 0; i < data.length; i++)
    for (let c = 0; c < 3; c++) back.data[3 * i + c] += data[i] * (front.data[3 * i + c] - back.data[3 * i + c]);
  return back;
}

function within({ width, height }: FloatImage, side: number): [number, number] {
  const k = Math.min(1, side / Math.max(width, height));
  return [Math.max(4, Math.round(width * k)), Math.max(4, Math.round(height * k))];
}

/** Lays over the back what its twins on the visible side look like, where they can be seen. */
function layTwins(mesh: Mesh, front: FloatImage, back: FloatImage, { frame, pixels, twins }: PaintPlace): FloatImage {
  const { width, height } = back;
  const scale = (frame.scale * frame.width) / width;
  const { left, top } = frame;
  const own = { width, height, scale, left, top };
  const behind = depthOf(mesh, -1, own).data;
  const before = depthOf(mesh, 1, own).data;
  const near = 0.02 * Math.max(width, height) * scale;
  const seen = createFloatImage(width, height, 4);
  const to = new Float64Array(3);
  const kx = front.width / width;
  const ky = front.height / height;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!(behind[i] < before[i])) continue;
      const px = (left + (x + 0.5) * scale - pixels.left) / pixels.scale;
      const py = (pixels.top - (top - (y + 0.5) * scale)) / pixels.scale;
      for (const twin of twins) {
        twin(px, py, behind[i] / pixels.scale, to);
        const u = Math.floor((pixels.left + to[0] * pixels.scale - left) / scale);
        const v = Math.floor((top - (pixels.top - to[1] * pixels.scale)) / scale);
        if (!(u >= 0 && v >= 0 && u < width && v < height)) continue;
        if (!(Math.abs(before[v * width + u] - to[2] * pixels.scale) < near)) continue;
        const from = 3 * (Math.floor((v + 0.5) * ky) * front.width + Math.floor((u + 0.5) * kx));
        for (let c = 0; c < 3; c++) seen.data[4 * i + c] = front.data[from + c];
        seen.data[4 * i + 3] = 1;
        break;
      }
    }
  const soft = blur(seen, 1).data;
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < width * height; i++) {
    const w = seen.data[4 * i + 3];
    const spread = soft[4 * i + 3];
    for (let c = 0; c < 3; c++)
      out.data[3 * i + c] =
        w > 0 ? seen.data[4 * i + c] : spread > 0.25 ? soft[4 * i + c] / spread : back.data[3 * i + c];
  }
  return out;
}

/** The subject's own colours stay to the last pixel, such as the ink around a drawing; past the outline the nearest of them go on. */
export function extendColors(colours: FloatImage, alpha: FloatImage, distance: FloatImage): FloatImage {
  const { width, height } = colours;
  const longest = Math.max(width, height);
  const weighted = createFloatImage(width, height, 4);
  for (let i = 0; i < distance.data.length; i++) {
    const a = alpha.data[i];
    const w = a >= OWN && distance.data[i] > 0.5 ? 1 : a > 0.5 ? 1e-3 : 0;
    for (let c = 0; c < 3; c++) weighted.data[4 * i + c] = w * colours.data[3 * i + c];
    weighted.data[4 * i + 3] = w;
  }
  const out = createFloatImage(width, height, 3);
  const near = blur(weighted, 1.2).data;
  const wide = blur(weighted, Math.max(4, longest / 90)).data;
  const far = blur(weighted, longest / 6).data;
  for (let i = 0; i < distance.data.length; i++) {
    const from = near[4 * i + 3] > 1e-3 ? near : wide[4 * i + 3] > 1e-4 ? wide : far;
    const own = Math.min(1, Math.max(0, (alpha.data[i] - 0.5) / (OWN - 0.5)));
    for (let c = 0; c < 3; c++)
      out.data[3 * i + c] =
        own * colours.data[3 * i + c] + ((1 - own) * from[4 * i + c]) / Math.max(1e-9, from[4 * i + 3]);
  }
  return out;
}
