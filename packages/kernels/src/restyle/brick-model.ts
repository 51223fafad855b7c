import { linearToOklab } from '../image/index.ts';
import { srgbToLinear } from '../math/index.ts';
import { BRICK_COLORS } from './brick-colors.ts';
import { type BrickLayout, NEED } from './brick-layout.ts';
import { chooseTogether } from './choose-together.ts';
import { groupBricks, joinBricks } from './join-bricks.ts';
import { layLayer } from './lay-bricks.ts';
import { meshBricks } from './mesh-bricks.ts';
import { type ShadeWeights, shadeDistance } from './shade-distance.ts';
import { plainMaterial, type StyledModel } from './styled-model.ts';
import { laySwatches } from './swatches.ts';
import type { VoxelColors } from './voxel-colors.ts';
import { quantise } from './voxel-style.ts';
import { joinDiagonals, type Voxels } from './voxels.ts';

/** Height of a brick over the distance of its studs: 9.6 mm over 8 mm. */
export const BRICK_ASPECT = 1.2;
/** Shades that the source's colours are gathered into first, so that plain things stay of one colour. */
const SHADES = 40;
/** A tan that is darker is still tan, one that is green is not; and yellow is no tan. */
const WEIGHTS: ShadeWeights = {
  lightness: 0.85,
  chroma: 2,
  hue: 4.2,
  faded: 6,
  fadedShare: 0.8,
  turned: 0.4,
  richer: 0.9,
  gaudy: 6,
};
const NAME_OF_CLEAR = 'trans-clear';

/** Makes cells fit to be built of bricks: what is one brick high gets a second layer, as bricks side by side hold nothing. */
export function thickenForBricks(voxels: Voxels): void {
  const { size, solid } = voxels;
  const [nx, ny, nz] = size;
  const added: number[] = [];
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const at = (z * ny + y) * nx + x;
        if (!solid[at] || solid[at - nx] || solid[at + nx]) continue;
        // Towards where there is room: the ground is the last place to grow to.
        if (y > 1) added.push(at - nx);
        else if (ny > 3) added.push(at + nx);
      }
  for (const at of added) solid[at] = 1;
  joinDiagonals(voxels);
}

/** A model of bricks with studs: laid layer by layer, tied together, hollow where nobody sees it. Cells must have the bricks' proportions. */
export function makeBrickModel(voxels: Voxels, colors: VoxelColors): StyledModel {
  const palette = linearPalette();
  const layout = startLayout(voxels, colors, palette);
  for (let y = 1; y < voxels.size[1] - 1; y++) layLayer(layout, y);
  const { stands } = joinBricks(layout);
  const groups = groupBricks(layout);
  let loose = 0;
  for (let g = 0; g < groups.count; g++) if (!groups.grounded[g]) loose += groups.sizes[g];
  const { picture, uvs } = laySwatches(palette);
  const { bricks, clear } = meshBricks(voxels, layout, uvs);
  const parts = [{ name: 'bricks', mesh: bricks, material: plainMaterial('bricks', 0.28, true) }];
  if (clear.indices.length) {
    const glass = plainMaterial('clear', 0.1, false);
    glass.baseColorFactor = [0.9, 0.95, 1, 0.3];
    glass.alphaMode = 'BLEND';
    parts.push({ name: 'stands', mesh: clear, material: glass });
  }
  const list = countBricks(layout);
  return { parts, picture, blocks: list.reduce((n, b) => n + b.count, 0), bricks: list, held: { loose, stands } };
}

function linearPalette(): Float32Array {
  const out = new Float32Array(3 * BRICK_COLORS.length);
  BRICK_COLORS.forEach(({ color }, c) => {
    for (let k = 0; k < 3; k++) out[3 * c + k] = srgbToLinear(((color >> (16 - 8 * k)) & 255) / 255);
  });
  return out;
}

function startLayout(voxels: Voxels, colors: VoxelColors, palette: Float32Array): BrickLayout {
  const { size, solid } = voxels;
  const need = new Int16Array(solid.length).fill(NEED.empty);
  const brickOf = new Int32Array(solid.length).fill(-1);
  const { color, linear } = quantise(colors, SHADES);
  const chosen = chooseTogether(voxels, colors, color, costColors(linear, palette), BRICK_COLORS.length);
  const [nx, ny] = size;
  for (let at = 0; at < solid.length; at++)
    if (solid[at]) need[at] = colors.slot[at] >= 0 ? chosen[colors.slot[at]] : NEED.spare;
  for (const cell of colors.cells)
    for (let dz = -1; dz <= 1; dz++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const at = cell + (dz * ny + dy) * nx + dx;
          if (need[at] === NEED.spare) need[at] = NEED.any;
        }
  return { size, need, brickOf, bricks: [] };
}

/** How far each brick colour is from each shade. */
function costColors(linear: Float32Array, palette: Float32Array): Float32Array {
  const lab = toLab(palette);
  const shades = toLab(linear);
  const count = palette.length / 3;
  return Float32Array.from({ length: (count * linear.length) / 3 }, (_, i) =>
    shadeDistance(lab, 3 * (i % count), shades, 3 * Math.floor(i / count), WEIGHTS),
  );
}

function toLab(linear: Float32Array): Float32Array {
  const out = new Float32Array(linear.length);
  for (let i = 0; i < linear.length; i += 3) linearToOklab(linear[i], linear[i + 1], linear[i + 2], out, i);
  return out;
}

/** What it takes to build it, most first. Bricks that nobody sees count as the colour that most bricks have. */
function countBricks({ bricks }: BrickLayout): NonNullable<StyledModel['bricks']> {
  const tally = new Map<number, number>();
  for (const brick of bricks)
    if (brick && brick.color >= 0 && brick.color !== NEED.clear)
      tally.set(brick.color, (tally.get(brick.color) ?? 0) + 1);
  const [common = 0] = [...tally].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  const counts = new Map<string, { size: string; color: string; count: number }>();
  for (const brick of bricks) {
    if (!brick) continue;
    const { width, depth } = brick;
    const size = `${Math.min(width, depth)}x${Math.max(width, depth)}`;
    const color =
      brick.color === NEED.clear ? NAME_OF_CLEAR : BRICK_COLORS[brick.color === NEED.any ? common : brick.color].name;
    const row = counts.get(`${size} ${color}`) ?? { size, color, count: 0 };
    row.count++;
    counts.set(`${size} ${color}`, row);
  }
  return [...counts.values()].toSorted(
    (a, b) => b.count - a.count || a.size.localeCompare(b.size) || a.color.localeCompare(b.color),
  );
}
