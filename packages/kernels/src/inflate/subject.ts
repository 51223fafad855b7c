import {
  blur,
  type CutOut,
  createFloatImage,
  type FloatImage,
  fromOklab,
  luminanceOf,
  opaqueBox,
  resize,
  signedDistance,
  toOklab,
  toRaster,
} from '../image/index.ts';
import { shareArray } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { Projection } from '../texture/index.ts';
import { completeBack } from './complete-back.ts';
import { firmOutline } from './firm-outline.ts';
import { inflate } from './inflate.ts';

/** How finely a subject is made. */
export interface SubjectOptions {
  /** Cells along the longest side of its outline. */
  cells: number;
  /** Longest side of the pictures that its surface takes its colours from, pixels. */
  pixels: number;
}

/** A subject as a solid, its longest side 1 m, and the pictures for its surface. */
export interface Subject {
  mesh: Mesh;
  projection: Projection;
  /** Mean colour, `#rrggbb`. */
  color: string;
}

/** Room around the outline, as a share of its longest side. */
const MARGIN = 0.05;
/** Back and sides are worked out at this size: they are smooth. */
const BACK_SIDE = 320;
/** Relief of a step from black to white, as a share of the longest side. */
const RELIEF = 0.006;

/** Makes a solid of what was cut out of a picture. About a second at 160 cells. */
export function makeSubject(cut: CutOut, { cells, pixels }: SubjectOptions): Subject {
  const frame = frameOf(cut);
  const alpha = firmOutline(crop({ width: cut.width, height: cut.height, channels: 1, data: cut.alpha }, frame));
  const colours = crop({ width: cut.width, height: cut.height, channels: 3, data: cut.colors }, frame);
  const { width, height, side, bottom } = frame;
  const fine = cells / side;
  const shape = resize(alpha, Math.max(8, Math.round(width * fine)), Math.max(8, Math.round(height * fine)));
  const scale = 1 / (side * (shape.width / width));
  const mesh = inflate(shape, { scale, cell: scale, ground: bottom * (shape.height / height) });
  const k = Math.min(1, pixels / Math.max(width, height));
  const size = [Math.max(8, Math.round(width * k)), Math.max(8, Math.round(height * k))] as const;
  return paintSubject(mesh, resize(alpha, ...size), resize(colours, ...size), {
    scale: width / side / size[0],
    top: bottom / side,
  });
}

function paintSubject(
  mesh: Mesh,
  alpha: FloatImage,
  colours: FloatImage,
  { scale, top }: { scale: number; top: number },
): Subject {
  const { width, height } = alpha;
  const distance = signedDistance(alpha);
  const front = extendColors(colours, alpha, distance);
  const k = Math.min(1, BACK_SIDE / Math.max(width, height));
  const [w, h] = [Math.max(4, Math.round(width * k)), Math.max(4, Math.round(height * k))];
  const small = resize(front, w, h);
  const back = completeBack(toOklab(small), signedDistance(resize(alpha, w, h)));
  const luminance = luminanceOf(front);
  const fine = blur(luminance, Math.max(0.6, width / 900)).data;
  const broad = blur(luminance, Math.max(3, width / 60)).data;
  const relief = new Float32Array(width * height);
  for (let i = 0; i < relief.length; i++) {
    const edge = Math.min(1, Math.max(0, distance.data[i] / 6));
    relief[i] = edge * RELIEF * (Math.sqrt(Math.max(0, fine[i])) - Math.sqrt(Math.max(0, broad[i])));
  }
  return {
    mesh,
    projection: {
      ...{ width, height, scale, top, left: (-width * scale) / 2 },
      front: shareArray(toRaster(front).data),
      back: shareArray(toRaster(resize(fromOklab(back), width, height)).data),
      relief: shareArray(relief),
    },
    color: meanColor(colours, alpha),
  };
}

/** The subject's box with a margin, pixels of the picture; `side`: of the box, `bottom`: of the box from the frame's top. */
interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  side: number;
  bottom: number;
}

function frameOf(cut: CutOut): Frame {
  const { left, right, top, bottom } = opaqueBox(cut);
  const side = Math.max(1, right - left, bottom - top);
  const margin = Math.max(2, Math.round(MARGIN * side));
  return {
    ...{ left: left - margin, top: top - margin, side, bottom: bottom - top + margin },
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** A part of a picture, which may reach past it: colours go on there, opacity ends. */
function crop(image: FloatImage, { left, top, width, height }: Frame): FloatImage {
  const { channels } = image;
  const out = createFloatImage(width, height, channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.min(image.width - 1, Math.max(0, x + left));
      const v = Math.min(image.height - 1, Math.max(0, y + top));
      if (channels === 1 && (u !== x + left || v !== y + top)) continue;
      for (let c = 0; c < channels; c++)
        out.data[(y * width + x) * channels + c] = image.data[(v * image.width + u) * channels + c];
    }
  return out;
}

/** Opacity from which a colour is the subject's own. */
const OWN = 0.9;

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

/** Mean of colours (linear, three channels) by an opacity, `#rrggbb`. */
export function meanColor(colours: FloatImage, alpha: FloatImage): string {
  const mean = createFloatImage(1, 1, 3);
  let sum = 1e-9;
  for (let i = 0; i < alpha.data.length; i++) {
    sum += alpha.data[i];
    for (let c = 0; c < 3; c++) mean.data[c] += alpha.data[i] * colours.data[3 * i + c];
  }
  for (let c = 0; c < 3; c++) mean.data[c] /= sum;
  return `#${[...toRaster(mean).data].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
