import { findPalette, nearestColor, oklabToLinear } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { plainMaterial, type StyledModel } from './styled-model.ts';
import { laySwatches } from './swatches.ts';
import type { VoxelColors } from './voxel-colors.ts';
import type { Voxels } from './voxels.ts';

/** Colours that a model of cubes has at most. */
const COLORS_MAX = 96;

/** A rectangle of faces in one plane: `layer` of the plane, first corner, widths, colour. */
interface Rectangle {
  axis: number;
  front: boolean;
  layer: number;
  u: number;
  v: number;
  width: number;
  height: number;
  color: number;
}

/** Few colours for all the rows of a grid: the rows' numbers, and the colours as linear RGB. */
export function quantise(
  { lab }: Pick<VoxelColors, 'lab'>,
  count: number,
): { color: Uint16Array; linear: Float32Array } {
  const rows = lab.length / 3;
  const palette = findPalette({ width: rows, height: 1, channels: 3, data: lab }, count, 1);
  const color = new Uint16Array(rows);
  for (let r = 0; r < rows; r++) color[r] = nearestColor(palette, lab[3 * r], lab[3 * r + 1], lab[3 * r + 2]);
  const linear = new Float32Array(palette.length);
  for (let c = 0; c < palette.length; c += 3) oklabToLinear(palette[c], palette[c + 1], palette[c + 2], linear, c);
  return { color, linear };
}

/**
 * A model of cubes: faces of one colour merged into rectangles, greedily. Rectangles end where others have corners, so that
 * no vertex lies on another's edge: welded, the mesh is closed and without cracks. Colours are squares of one small picture.
 */
export function makeVoxelModel(voxels: Voxels, colors: VoxelColors): StyledModel {
  const { color, linear } = quantise(colors, COLORS_MAX);
  const rectangles = mergeFaces(voxels, (cell) => color[colors.slot[cell]]);
  const { picture, uvs } = laySwatches(linear);
  const mesh = meshRectangles(voxels, rectangles, uvs);
  let blocks = 0;
  for (let i = 0; i < voxels.solid.length; i++) blocks += voxels.solid[i];
  return { parts: [{ name: 'voxels', mesh, material: plainMaterial('voxels', 0.75, true) }], picture, blocks };
}

function mergeFaces({ size, solid }: Voxels, colorOf: (cell: number) => number): Rectangle[] {
  const steps = [1, size[0], size[0] * size[1]];
  const found: Rectangle[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const [ua, va] = [(axis + 1) % 3, (axis + 2) % 3];
    const [nu, nv] = [size[ua], size[va]];
    const mask = new Int32Array(nu * nv);
    for (const front of [false, true])
      for (let layer = 1; layer < size[axis] - 1; layer++) {
        let any = false;
        for (let v = 0, i = 0; v < nv; v++)
          for (let u = 0; u < nu; u++, i++) {
            const cell = layer * steps[axis] + u * steps[ua] + v * steps[va];
            const shown = solid[cell] && !solid[cell + (front ? steps[axis] : -steps[axis])];
            mask[i] = shown ? 1 + colorOf(cell) : 0;
            if (shown) any = true;
          }
        if (any) mergeMask(mask, nu, nv, { axis, front, layer: front ? layer + 1 : layer }, found);
      }
  }
  return found;
}

function mergeMask(
  mask: Int32Array,
  nu: number,
  nv: number,
  plane: Pick<Rectangle, 'axis' | 'front' | 'layer'>,
  found: Rectangle[],
): void {
  for (let v = 0; v < nv; v++)
    for (let u = 0; u < nu; u++) {
      const value = mask[v * nu + u];
      if (value === 0) continue;
      let width = 1;
      while (u + width < nu && mask[v * nu + u + width] === value) width++;
      let height = 1;
      const isRow = (row: number): boolean => {
        for (let i = 0; i < width; i++) if (mask[row * nu + u + i] !== value) return false;
        return true;
      };
      while (v + height < nv && isRow(v + height)) height++;
      for (let row = v; row < v + height; row++) mask.fill(0, row * nu + u, row * nu + u + width);
      found.push({ ...plane, u, v, width, height, color: value - 1 });
    }
}

function meshRectangles(
  { size, origin, cell }: Voxels,
  rectangles: readonly Rectangle[],
  swatches: Float32Array,
): Mesh {
  const corner = new Uint8Array((size[0] + 1) * (size[1] + 1) * (size[2] + 1));
  const steps = [1, size[0] + 1, (size[0] + 1) * (size[1] + 1)];
  for (const { axis, layer, u, v, width, height } of rectangles) {
    const [su, sv] = [steps[(axis + 1) % 3], steps[(axis + 2) % 3]];
    const at = layer * steps[axis] + u * su + v * sv;
    corner[at] = corner[at + width * su] = corner[at + height * sv] = corner[at + width * su + height * sv] = 1;
  }
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const place = [0, 0, 0];
  for (const { axis, front, layer, u, v, width, height, color } of rectangles) {
    const [ua, va] = [(axis + 1) % 3, (axis + 2) % 3];
    const base = layer * steps[axis];
    const rim: number[] = [];
    const visit = (a: number, b: number): void => {
      if (corner[base + a * steps[ua] + b * steps[va]]) rim.push(a, b);
    };
    for (let i = 0; i < width; i++) visit(u + i, v);
    for (let i = 0; i < height; i++) visit(u + width, v + i);
    for (let i = width; i > 0; i--) visit(u + i, v + height);
    for (let i = height; i > 0; i--) visit(u, v + i);
    const first = positions.length / 3;
    const add = (a: number, b: number): void => {
      place[axis] = layer;
      place[ua] = a;
      place[va] = b;
      for (let k = 0; k < 3; k++) {
        positions.push(origin[k] + place[k] * cell[k]);
        normals.push(k === axis ? (front ? 1 : -1) : 0);
      }
      uvs.push(swatches[2 * color], swatches[2 * color + 1]);
    };
    for (let i = 0; i < rim.length; i += 2) add(rim[i], rim[i + 1]);
    const n = rim.length / 2;
    const triangle = (a: number, b: number, c: number): void => {
      if (front) indices.push(first + a, first + b, first + c);
      else indices.push(first + a, first + c, first + b);
    };
    if (n === 4) {
      triangle(0, 1, 2);
      triangle(0, 2, 3);
      continue;
    }
    add(u + width / 2, v + height / 2);
    for (let i = 0; i < n; i++) triangle(n, i, (i + 1) % n);
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  };
}
