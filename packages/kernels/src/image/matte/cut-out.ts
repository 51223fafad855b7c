import { GeometryError } from '../../math/index.ts';
import { createFloatImage, type FloatImage, toLinear } from '../float-image.ts';
import { applyGuide, fitGuide } from '../guided-filter.ts';
import type { Raster } from '../raster.ts';
import { resize } from '../resize.ts';
import { decontaminate } from './decontaminate.ts';
import { findSubject } from './find-subject.ts';
import { openGaps } from './gaps.ts';
import { closeHoles } from './holes.ts';
import { maskImage } from './mask-image.ts';
import { type MatteSteps, runHere } from './matte-steps.ts';
import { keepMainPieces } from './pieces.ts';
import { refineMask } from './refine.ts';
import { dropShadow } from './shadow.ts';
import { followThinParts } from './thin-parts.ts';
import { shrinkToWork } from './work-image.ts';

/** A subject without its ground. */
export interface CutOut {
  width: number;
  height: number;
  /** Opacity per pixel, 0..1. */
  alpha: Float32Array;
  /** Linear light of the subject alone, three channels; continued a little past its rim. */
  colors: Float32Array;
  /** Where the outline comes from: the picture's own transparency, a smooth ground, or what stands out. */
  source: 'alpha' | 'plain' | 'busy';
  /** Share of the picture that the subject covers, 0..1. */
  coverage: number;
  /** Whether the frame cuts the subject off at the left, top, right, bottom. */
  cut: readonly [boolean, boolean, boolean, boolean];
}

/** Longest sides of the pictures on which the subject is found, and its outline drawn. */
const COARSE = 256;
const FINE = 640;
/** A picture of which this share is see-through brings its own outline. */
const SEE_THROUGH = 0.01;

/**
 * Cuts the subject out of a picture. Transparency is taken as it is where there is any; else the ground is told from the subject (`findSubject`), shadows
 * are taken off, holes closed but for what is surely a gap, the outline is drawn along the edges, made soft by a guided filter, and the ground's colour is taken off the rim. About a second
 * for a megapixel, three where the ground is restless. Throws GeometryError `no-subject` where nothing stands out.
 */
export function cutOut(image: Raster): CutOut {
  return runHere(cutOutSteps(image));
}

/** The same, in steps: jobs that it hands out on its way may run beside each other, on threads. */
export function* cutOutSteps(image: Raster): MatteSteps<CutOut> {
  const { width, height } = image;
  const linear = toLinear(image);
  const own = ownAlpha(image);
  if (own) return finish(linear, own, 'alpha');
  const work = shrinkToWork(linear, COARSE);
  const found = yield* findSubject(work);
  if (found.ground) dropShadow(work, found.mask, found.ground);
  keepMainPieces(found.mask, work.width, work.height, 0.02);
  if (!found.mask.includes(1))
    throw new GeometryError('no-subject', 'Nothing in the picture stands out from its ground.');
  const fine = shrinkToWork(linear, FINE);
  const { mask, band } = refineMask(found.mask, work.width, work.height, fine);
  const ground = found.ground && {
    ...found.ground,
    predicted: resize(
      { width: work.width, height: work.height, channels: 3, data: found.ground.predicted },
      fine.width,
      fine.height,
    ).data,
  };
  if (ground) followThinParts(fine, mask, band, ground, fine.width / work.width);
  const windows = found.windows && resize(maskImage(found.windows, work.width, work.height), fine.width, fine.height);
  closeHoles(fine, mask, ground, windows?.data);
  if (ground) openGaps(fine, mask, band, ground);
  keepMainPieces(mask, fine.width, fine.height, 0.01);
  const drawn = maskImage(mask, fine.width, fine.height);
  const soft = applyGuide(fitGuide(fine, drawn, 3, 1e-4), shrinkToWork(linear, Math.max(width, height)));
  const sure = resize(drawn, width, height).data;
  const near = resize(maskImage(band, fine.width, fine.height), width, height).data;
  const alpha = createFloatImage(width, height, 1);
  for (let i = 0; i < alpha.data.length; i++) {
    const value = near[i] > 0.01 ? 1.12 * (soft.data[i] - 0.5) + 0.5 : sure[i];
    alpha.data[i] = Math.min(1, Math.max(0, value));
  }
  return finish(linear, alpha, found.plain ? 'plain' : 'busy');
}

/** The picture's own transparency, where there is some to speak of. */
function ownAlpha({ width, height, channels, data }: Raster): FloatImage | undefined {
  if (channels !== 4 && channels !== 2) return undefined;
  const alpha = createFloatImage(width, height, 1);
  let clear = 0;
  for (let i = 0; i < alpha.data.length; i++) {
    const a = data[channels * i + channels - 1];
    if (a < 128) clear++;
    alpha.data[i] = a / 255;
  }
  if (clear === alpha.data.length) throw new GeometryError('no-subject', 'The picture is see-through everywhere.');
  return clear > SEE_THROUGH * alpha.data.length ? alpha : undefined;
}

function finish(linear: FloatImage, alpha: FloatImage, source: CutOut['source']): CutOut {
  const { width, height } = linear;
  const colors = decontaminate(linear, alpha, Math.max(3, Math.max(width, height) / 60)).data;
  let sum = 0;
  for (const a of alpha.data) sum += a;
  const isCut = (start: number, step: number, count: number): boolean => {
    let n = 0;
    for (let k = 0; k < count; k++) if (alpha.data[start + k * step] > 0.5) n++;
    return n > 0.02 * count;
  };
  return {
    ...{ width, height, alpha: alpha.data, colors, source },
    coverage: sum / (width * height),
    cut: [
      isCut(0, width, height),
      isCut(0, 1, width),
      isCut(width - 1, width, height),
      isCut((height - 1) * width, 1, width),
    ],
  };
}
