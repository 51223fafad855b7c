import { resize } from '../../packages/kernels/src/image/index.ts';
import type { CutOut } from '../../packages/kernels/src/index.ts';

/** A cut-out with sides of so many pixels: what an op cut out in full is compared on a small picture, for a subject that is cut out of the small one has another rim. */
export function shrinkCut(cut: CutOut, width: number, height: number): CutOut {
  const { alpha, colors } = cut;
  return {
    ...cut,
    ...{ width, height },
    alpha: resize({ ...cut, channels: 1, data: alpha }, width, height).data,
    colors: resize({ ...cut, channels: 3, data: colors }, width, height).data,
  };
}
