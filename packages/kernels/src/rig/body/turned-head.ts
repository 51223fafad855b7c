import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';

/** How far a snout may be from the head's joint, by how far the mirror plane's end is, and how steeply up or down. */
const FARTHEST = 1.9;
const STEEP = 0.75;
/** How much farther a head reaches on one side than on the other when it is turned there. */
const TURNED = 0.14;
/** By the height: no head that is turned is lower, unless it looks down. */
const LOW = 0.3;

/**
 * The tip of a head that looks to a side: where it reaches farther before its joint on one side of the mirror plane than on the other, as no ears, horns
 * or whiskers do; else `end`, its end in the plane. Only cells of `flesh` (1 where it is) count. Places in cells. Cost: the cells about the head.
 */
export function turnedEnd({ size: [nx, ny, nz], floor, height }: Body, head: Vec3, end: Vec3, flesh: Uint8Array): Vec3 {
  const reach = Math.hypot(end[1] - head[1], end[2] - head[2]);
  const most = FARTHEST * reach;
  const far = [0, 0];
  const tips: Vec3[] = [end, end];
  const middle = (nx - 1) / 2;
  // Feet of low bodies are beside their heads.
  const lowest = Math.min(floor + LOW * height, end[1]);
  for (let z = Math.max(0, Math.ceil(head[2])); z < Math.min(nz, head[2] + most); z++)
    for (let x = Math.max(0, Math.ceil(middle - most)); x < Math.min(nx, middle + most); x++) {
      const away = Math.hypot(x - middle, z - head[2]);
      const side = x > middle ? 0 : 1;
      if (away > most || away <= far[side]) continue;
      const up = STEEP * away;
      for (let y = Math.max(0, Math.ceil(Math.max(head[1] - up, lowest))); y < Math.min(ny, head[1] + up); y++) {
        if (!flesh[(z * ny + y) * nx + x]) continue;
        far[side] = away;
        tips[side] = [x - middle, y, z];
        break;
      }
    }
  const side = far[0] > far[1] ? 0 : 1;
  return far[side] - far[1 - side] > TURNED * reach ? tips[side] : end;
}
