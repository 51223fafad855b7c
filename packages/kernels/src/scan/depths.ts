import type { Volume } from '../field/index.ts';
import type { ProjectedView } from '../texture/index.ts';
import type { ViewName } from './register.ts';

/** Where a viewer of each side stands. */
export const TOWARD: Readonly<Record<ViewName, readonly [x: number, z: number]>> = {
  front: [0, 1],
  back: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest surface of a volume as each side sees it. */
export function measureDepth(
  { values, size, origin, cell }: Volume,
  name: ViewName,
): Pick<ProjectedView, 'depth' | 'depthWidth' | 'depthHeight' | 'depthAtU' | 'depthAtV' | 'depthPer'> {
  const [nx, ny, nz] = size;
  const [toX, toZ] = TOWARD[name];
  const along = toZ !== 0 ? { count: nz, step: nx * ny, from: origin[2] } : { count: nx, step: 1, from: origin[0] };
  const across = toZ !== 0 ? { count: nx, step: 1, from: origin[0] } : { count: nz, step: nx * ny, from: origin[2] };
  const sign = toX + toZ;
  // To the picture's right x grows for the front and z for the left; for the others they fall.
  const turned = name === 'back' || name === 'right';
  const depth = new Float32Array(across.count * ny).fill(Number.NEGATIVE_INFINITY);
  for (let j = 0; j < ny; j++)
    for (let c = 0; c < across.count; c++) {
      const column = j * nx + (turned ? across.count - 1 - c : c) * across.step;
      for (let n = 0; n < along.count; n++) {
        const k = sign > 0 ? along.count - 1 - n : n;
        const value = values[column + k * along.step];
        if (value >= 0) continue;
        const before = n > 0 ? values[column + (k + sign) * along.step] : 1;
        depth[j * across.count + c] = sign * (along.from + k * cell) + cell * Math.min(1, value / (value - before));
        break;
      }
    }
  return {
    depth,
    depthWidth: across.count,
    depthHeight: ny,
    depthAtU: turned ? -(across.from + (across.count - 1) * cell) : across.from,
    depthAtV: origin[1],
    depthPer: 1 / cell,
  };
}
