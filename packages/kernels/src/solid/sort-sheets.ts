import { flipFaces, type Mesh, mergeMeshes } from '../mesh/index.ts';
import { type Facing, placeOn } from './facing.ts';
import { buildWindingTree, windingNumber } from './winding.ts';

/** Pieces whose backs are wound around more than this, on average, stand around a volume; a lone sheet has a half, a half sphere 0.75. */
const VOLUME = 0.88;
/** A difference between what is seen from front and back that is no chance. */
const FACING = 0.25;
const SAMPLES = 64;

/**
 * Tells open pieces that stand around a volume together, as panels of a torn box do, from sheets that stand alone. Pieces are turned first
 * the way that sees more of the open, then the winding number of all of them is asked right behind each.
 */
export function sortSheets(
  open: readonly { mesh: Mesh; facing: Facing }[],
  diagonal: number,
): { volumes: Mesh[]; sheets: Mesh[]; flipped: number } {
  if (!open.length) return { volumes: [], sheets: [], flipped: 0 };
  let flipped = 0;
  const turned = open.map(({ mesh, facing }) => {
    if (facing.front - facing.back > -FACING * (facing.front + facing.back)) return mesh;
    flipped++;
    return flipFaces(mesh);
  });
  const tree = buildWindingTree(mergeMeshes(turned.map(({ positions, indices }) => ({ positions, indices }))));
  const volumes: Mesh[] = [];
  const sheets: Mesh[] = [];
  const c = new Float64Array(3);
  const n = new Float64Array(3);
  for (const mesh of turned) {
    const faces = mesh.indices.length / 3;
    const step = Math.max(1, Math.floor(faces / SAMPLES));
    let sum = 0;
    let weight = 0;
    for (let f = 0; f < faces; f += step) {
      const area = placeOn(mesh, f, c, n);
      const lift = 1e-4 * diagonal;
      sum += area * windingNumber(tree, c[0] - lift * n[0], c[1] - lift * n[1], c[2] - lift * n[2]);
      weight += area;
    }
    if (sum > VOLUME * weight) volumes.push(mesh);
    else sheets.push(mesh);
  }
  return { volumes, sheets, flipped };
}
