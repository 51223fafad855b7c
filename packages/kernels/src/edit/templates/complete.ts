import { createFloatImage, type FloatImage } from '../../image/index.ts';
import { placed, sampleAt, subjectColors, withSubject } from '../layers/index.ts';
import { type BodyPlan, planBody } from '../regions/body.ts';
import { type RegionView, viewOf } from '../regions/view.ts';
import type { Layers, PaintedThing } from '../types.ts';
import { type BodyFit, type BodyPiece, fitBody } from './body-fit.ts';
import { findMissingBody, isCutOff } from './missing-body.ts';
import { type Cut, standBefore, studioGround } from './studio.ts';

const STUDIO = [0.86, 0.86, 0.87] as const;
/** Share of the picture's height over which what was sculpted takes over. */
const FADE = 0.05;
/** Share of the height that is repeated where clothes go on below the border. */
const REPEAT = 0.12;
/** Share of the height in which the light of both is compared. */
const BAND = 0.06;

/**
 * The whole figure, standing, on a clean ground: where the lower border cuts it off it goes on as `body` does, a figure sculpted to its proportions and colours
 * (`findMissingBody`); sides that are cut off are the other side's mirror image. Throws GeometryError `not-possible` where no figure can be told.
 */
export function completeCharacter(from: Layers, width: number, height: number, body?: PaintedThing): FloatImage {
  const known = withSubject(from);
  const view = viewOf(known);
  const own: Cut = { colors: subjectColors(known), alpha: known.subject };
  const wide = completeSides(own, view);
  const missing = findMissingBody(known);
  const whole =
    missing && body ? goOnAs(body, fitBody(wide, missing, known.image.width / view.width, body), wide) : wide;
  return standBefore(studioGround(width, height, STUDIO), whole);
}

/** What the left or right border cuts off, mirrored from the other side. Both cut: as it is. */
function completeSides(own: Cut, view: RegionView): Cut {
  const [left, right] = [isCutOff(own.alpha, 'left'), isCutOff(own.alpha, 'right')];
  if (left === right) return own;
  const { width, height } = own.alpha;
  const k = width / view.width;
  // The axis: the middle of the head where there is one, else where the subject is widest apart from the cut.
  const plan = planBody(view);
  const axis = Math.min(0.95 * width, Math.max(0.05 * width, k * headAxis(view, plan)));
  const wide = Math.ceil(left ? 2 * (width - axis) : 2 * axis);
  if (wide <= width + 2) return own;
  const shift = left ? wide - width : 0;
  const cut: Cut = {
    colors: placed(own.colors, wide, height, shift, 0),
    alpha: placed(own.alpha, wide, height, shift, 0),
  };
  // The border itself fades into the mirror image: light falls from one side.
  const fade = Math.max(3, 0.07 * width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++) {
      const own01 = Math.min(1, Math.max(0, (left ? x - shift : width - 1 - x) / fade));
      if (own01 >= 1) continue;
      const from = Math.round(2 * (axis + shift) - x) - shift;
      if (from < 0 || from >= width) continue;
      const [o, i] = [y * wide + x, y * width + from];
      const mirror = own.alpha.data[i];
      const w = cut.alpha.data[o] > 0.02 && mirror > 0.02 ? 1 - own01 : own01 > 0 ? 0 : 1;
      cut.alpha.data[o] += w * (mirror - cut.alpha.data[o]);
      for (let c = 0; c < 3; c++)
        cut.colors.data[3 * o + c] += w * (own.colors.data[3 * i + c] - cut.colors.data[3 * o + c]);
    }
  return cut;
}

function headAxis({ subject, width }: RegionView, plan: BodyPlan): number {
  let sum = 0;
  let n = 1e-6;
  for (let y = plan.top; y < plan.neck; y++)
    for (let x = 0; x < width; x++)
      if (subject[y * width + x]) {
        sum += x;
        n++;
      }
  return sum / n;
}

/** The figure over the body that it goes on as, in the figure's light. */
function goOnAs({ image, opacity }: PaintedThing, fit: BodyFit, own: Cut): Cut {
  const { width, height, data } = own.alpha;
  const out: Cut = {
    colors: createFloatImage(width, fit.bottom + 2, 3),
    alpha: createFloatImage(width, fit.bottom + 2, 1),
  };
  const fade = Math.max(3, FADE * height);
  for (const piece of fit.pieces)
    layPiece(out, piece, { image, opacity, own, from: Math.floor(height - fade - BAND * height) });
  const gain = lightBetween(own, out);
  for (let i = 0; i < out.colors.data.length; i++) out.colors.data[i] = Math.min(1, gain * out.colors.data[i]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const share = Math.min(1, (height - y) / fade);
      const made = share < 1 ? out.alpha.data[i] : 0;
      const keep = made > 0.01 ? data[i] * share : 1;
      out.alpha.data[i] = share < 1 ? made + share * (data[i] - made) : data[i];
      if (data[i] < 0.004) continue;
      for (let c = 0; c < 3; c++)
        out.colors.data[3 * i + c] += keep * (own.colors.data[3 * i + c] - out.colors.data[3 * i + c]);
    }
  return out;
}

/** Lays a piece of the body from a row on. What is worn goes on as the picture's last rows, there and back again, in the body's light. */
function layPiece(
  out: Cut,
  piece: BodyPiece,
  { image, opacity, own, from }: { image: FloatImage; opacity: FloatImage; own: Cut; from: number },
): void {
  const { width, height } = out.alpha;
  const last = own.alpha.height - 3;
  const rows = Math.max(4, Math.round(REPEAT * last));
  const [at, worn, one] = [new Float64Array(2), new Float64Array(2), new Float64Array(1)];
  const [rgb, cloth] = [new Float64Array(3), new Float64Array(3)];
  const light = lightOf(piece, image, opacity, from, out.alpha);
  for (let y = from; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!piece.at(x + 0.5, y + 0.5, at) || !isInside(at, opacity)) continue;
      sampleAt(opacity, at[0] - 0.5, at[1] - 0.5, one);
      if (one[0] < 0.004) continue;
      sampleAt(image, at[0] - 0.5, at[1] - 0.5, rgb);
      worn[1] = 0;
      piece.worn?.(x + 0.5, y + 0.5, worn);
      if (worn[1] > 0) {
        const shade = Math.min(
          1.25,
          Math.max(0.45, (rgb[0] + rgb[1] + rgb[2]) / light[Math.min(light.length - 1, y - from)]),
        );
        const step = Math.max(0, y - last) % (2 * rows);
        sampleAt(own.colors, worn[0] - 0.5, last - (step < rows ? step : 2 * rows - step), cloth);
        for (let c = 0; c < 3; c++) rgb[c] += worn[1] * (cloth[c] * shade - rgb[c]);
      }
      const o = y * width + x;
      const share = out.alpha.data[o] > 0 ? one[0] : 1;
      out.alpha.data[o] = Math.max(out.alpha.data[o], one[0]);
      for (let c = 0; c < 3; c++) out.colors.data[3 * o + c] += share * (rgb[c] - out.colors.data[3 * o + c]);
    }
}

/** Mean light of a piece's rows: what is darker than it lies in its own shade. */
function lightOf(
  piece: BodyPiece,
  image: FloatImage,
  opacity: FloatImage,
  from: number,
  { width, height }: FloatImage,
): Float64Array {
  const out = new Float64Array(Math.max(1, height - from)).fill(1);
  const [at, rgb, one] = [new Float64Array(2), new Float64Array(3), new Float64Array(1)];
  for (let y = from; y < height; y++) {
    let [sum, n] = [1e-3, 1e-3];
    for (let x = 0; x < width; x += 2) {
      if (!piece.at(x + 0.5, y + 0.5, at) || !isInside(at, opacity)) continue;
      sampleAt(opacity, at[0] - 0.5, at[1] - 0.5, one);
      if (one[0] < 0.5) continue;
      sampleAt(image, at[0] - 0.5, at[1] - 0.5, rgb);
      sum += rgb[0] + rgb[1] + rgb[2];
      n++;
    }
    out[y - from] = sum / n;
  }
  return out;
}

function isInside(at: Float64Array, { width, height }: FloatImage): boolean {
  return at[0] >= 0 && at[1] >= 0 && at[0] < width && at[1] < height;
}

/** How much brighter the figure is than the body where both are known, just above the border. */
function lightBetween(own: Cut, made: Cut): number {
  const { width, height } = own.alpha;
  let [mine, theirs] = [1e-4, 1e-4];
  for (let i = Math.floor((1 - BAND) * height) * width; i < height * width; i++) {
    const w = own.alpha.data[i] * made.alpha.data[i];
    for (let c = 0; c < 3; c++) {
      mine += w * own.colors.data[3 * i + c];
      theirs += w * made.colors.data[3 * i + c];
    }
  }
  return Math.min(1.8, Math.max(0.55, mine / theirs));
}
