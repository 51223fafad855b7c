import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';

/** By the height: flesh is looked for so far around; what lies deeper in it than this is no better, and how much each cell of the way counts against a cell of depth. */
const REACH = 0.05;
const DEEP = 0.03;
const WAY = 1;

/** A place within the body; of one in the air (in the hollow of a sleeve or below a hem) what is near and deep in the flesh, and the place itself where nothing is near. */
export function intoFlesh({ solid, radius, size, height }: Body, at: Vec3): Vec3 {
  const [nx, ny, nz] = size;
  const cellAt = (p: Vec3): number => {
    const [x, y, z] = [p[0] + (nx - 1) / 2, p[1], p[2]].map(Math.round);
    return x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz ? -1 : (z * ny + y) * nx + x;
  };
  if (solid[cellAt(at)]) return at;
  const reach = Math.ceil(REACH * height);
  let best = at;
  let most = -Infinity;
  for (let z = -reach; z <= reach; z++)
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const away = Math.hypot(x, y, z);
        const next = V3.add(at, [x, y, z]);
        const i = cellAt(next);
        if (away > reach || !solid[i]) continue;
        const value = Math.min(radius[i], DEEP * height) - WAY * away;
        if (value > most) [most, best] = [value, next];
      }
  return best;
}
