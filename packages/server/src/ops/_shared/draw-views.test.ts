import { type CutOut, composeMatrix, type Material } from '@claywork/kernels';
import { expect, test } from 'vitest';
import { drawViews } from './draw-views.ts';
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
function board(lean: number): ShapedPicture {
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

test.each([0, 35, 60])('all of a thing seen from %i degrees above is on every view, on one ground line', (lean) => {
  const views = drawViews(board(lean), () => undefined);
  const boxes = Object.values(views).map(({ width, height, data }) => {
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < width * height; i++) {
      if (data[4 * i + 3] < 128) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
    return { left, top, right, bottom, side: width };
  });
  const angle = (lean * Math.PI) / 180;
  const metre = (boxes[0].right - boxes[0].left) / 2;
  for (const [k, { left, top, right, bottom, side }] of boxes.entries()) {
    const [wide, deep] = k % 2 === 0 ? [2, 0.5] : [0.5, 2];
    expect(Math.min(left, top, side - right, side - bottom)).toBeGreaterThan(0.04 * side);
    expect(Math.abs(bottom - boxes[0].bottom)).toBeLessThan(4);
    expect(Math.abs(right - left - wide * metre)).toBeLessThan(5);
    expect(Math.abs(bottom - top - (0.6 * Math.cos(angle) + deep * Math.sin(angle)) * metre)).toBeLessThan(5);
  }
});
