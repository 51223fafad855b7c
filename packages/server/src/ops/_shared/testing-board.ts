import { type CutOut, composeMatrix, type Material } from '@claywork/kernels';
import type { ShapedPicture } from './shape-picture.ts';
import { boxMesh } from './testing-boxes.ts';

const GREY: Material = {
  ...{
    name: '',
    baseColorFactor: [0.5, 0.5, 0.5, 1],
    metallicFactor: 0,
    roughnessFactor: 1,
    emissiveFactor: [0, 0, 0],
  },
  ...{ alphaMode: 'OPAQUE', doubleSided: false },
};

/** A board of 2 x 0.6 x 0.5 m, seen from so many degrees above, and its picture. */
export function board(lean: number): ShapedPicture {
  const angle = (lean * Math.PI) / 180;
  const { mesh } = boxMesh([-1, 0, -0.25], [1, 0.6, 0.25], 0).primitives[0];
  const rotation = [Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)] as const;
  const matrix = composeMatrix({ translation: [0, 0, 0], rotation: [...rotation], scale: [1, 1, 1] });
  const [width, height] = [400, Math.round(200 * (0.6 * Math.cos(angle) + 0.5 * Math.sin(angle)))];
  const cut: CutOut = {
    ...{ width, height, source: 'alpha', coverage: 1, cut: [false, false, false, false] },
    alpha: new Float32Array(width * height).fill(1),
    colors: new Float32Array(3 * width * height).fill(0.2),
  };
  const parts = [{ mesh, matrix, material: GREY, shade: () => undefined }];
  return { cut, parts, lean, route: 'box', azimuth: 0, elevation: 0 };
}

/** The box of what is at least half opaque in a picture, RGBA. */
export function boxOfPicture({ width, height, data }: { width: number; height: number; data: ArrayLike<number> }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++) {
    if (data[4 * i + 3] < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { left, top, right, bottom };
}
