import { type CutOut, measureBounds, opaqueBox, placeParts, type RenderPart } from '@claywork/kernels';

/** How a picture lies on the thing that was made of it, seen along -Z: the boxes of both have one height, and stand on one line. */
export interface PictureFrame {
  /** The cut-out's box, pixels. */
  box: ReturnType<typeof opaqueBox>;
  /** The thing's box, metres. */
  min: readonly number[];
  max: readonly number[];
  /** Metres a pixel. */
  scale: number;
}

/** Lays a picture on the parts that were made of it. */
export function framePicture(cut: CutOut, parts: readonly RenderPart[]): PictureFrame {
  const { min, max } = measureBounds(placeParts(parts));
  const box = opaqueBox(cut);
  return { box, min, max, scale: Math.max(1e-6, max[1] - min[1]) / Math.max(1, box.bottom - box.top) };
}
