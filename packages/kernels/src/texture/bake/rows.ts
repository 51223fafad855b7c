import { compileMaterial, type SolidMaterial } from '../compile.ts';
import { SAMPLE_STRIDE } from '../recipe.ts';
import { type Band, createBand, drawTriangles, HALO } from './band.ts';
import { crossSeam } from './cross-seams.ts';
import { createFrame, enterTriangle, type Frame } from './frame.ts';
import { BAND_ROWS, type BakeInput } from './input.ts';
import { fillBetween } from './interleave.ts';
import { interpolatePlace } from './interpolate.ts';
import { writeBand } from './write-band.ts';

/** Compiled materials per input: a worker compiles each once, not once per job. */
const compiled = new WeakMap<BakeInput, SolidMaterial[]>();

/** The last job's band, for the next. */
let spare: Band | undefined;

/** Bakes rows from..to of the atlas, both multiples of `BAND_ROWS` (or the end). */
export function runRows(input: BakeInput, from: number, to: number): void {
  let materials = compiled.get(input);
  if (!materials) {
    materials = input.surfaces.map((s) =>
      compileMaterial(s.material, s.seed, { size: s.size, round: s.round, footprint: s.footprint }),
    );
    compiled.set(input, materials);
  }
  if (spare?.size !== input.size) spare = createBand(input.size);
  const band = spare;
  for (let y = from; y < to; y += BAND_ROWS) {
    drawTriangles(input.surfaces, band, y - HALO);
    evaluateBand(input, materials, band);
    writeBand(input, band, y, Math.min(y + BAND_ROWS, input.size, to));
  }
}

/** The outermost halo rows only feed the gutter; of the next ones every other texel is enough. */
const ROWS_SKIPPED = HALO - 2;

/**
 * Runs the materials at the position, normal, occlusion and curvature interpolated at each texel: at all of them, or at every other one
 * like the black squares of a chessboard, with what lies between made from its neighbours wherever these agree.
 */
function evaluateBand(input: BakeInput, materials: SolidMaterial[], band: Band): void {
  const { size, triangle, rows } = band;
  const evaluate = createEvaluator(input, materials, band);
  const step = input.interleaved ? 2 : 1;
  for (let y = ROWS_SKIPPED; y < rows - ROWS_SKIPPED; y++) {
    for (let x = step === 2 ? (y + band.top) & 1 : 0; x < size; x += step) {
      const i = y * size + x;
      if (triangle[i] >= 0) evaluate(i, x, y);
    }
  }
  if (step === 1) return;
  for (let y = ROWS_SKIPPED + 1; y < rows - ROWS_SKIPPED - 1; y++) {
    for (let x = (y + band.top + 1) & 1; x < size; x += 2) {
      const i = y * size + x;
      if (triangle[i] >= 0 && !fillBetween(input, band, i, x)) evaluate(i, x, y);
    }
  }
}

type Evaluator = (i: number, x: number, y: number) => void;

function createEvaluator(input: BakeInput, materials: SolidMaterial[], band: Band): Evaluator {
  const { triangle, samples, occlusion } = band;
  const out = new Float64Array(SAMPLE_STRIDE);
  const at = new Float64Array(8);
  const frame: Frame = createFrame(input);
  const beyond: Frame = createFrame(input);
  return (i, x, y) => {
    enterTriangle(frame, input, triangle[i]);
    interpolatePlace(frame, x + 0.5, y + band.top + 0.5, at);
    crossSeam(input, frame, beyond, x + 0.5, y + band.top + 0.5, at);
    materials[frame.surface].evaluate(at[0], at[1], at[2], at[3], at[4], at[5], at[6], at[7], out);
    const o = i * SAMPLE_STRIDE;
    for (let c = 0; c < SAMPLE_STRIDE; c++) samples[o + c] = out[c];
    occlusion[i] = at[6];
  };
}
