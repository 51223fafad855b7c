import { GeometryError } from '../math/index.ts';
import type { RenderTexture } from '../render/index.ts';
import type { Scene } from '../scene/index.ts';
import { makeBlockModel } from './block-style.ts';
import { BRICK_ASPECT, makeBrickModel, thickenForBricks } from './brick-model.ts';
import { makeLatticeModel } from './lattice-model.ts';
import { voxeliseForLattice } from './lattice-voxels.ts';
import { prepareStyleSource } from './style-source.ts';
import type { StyledModel } from './styled-model.ts';
import { colorVoxels } from './voxel-colors.ts';
import { makeVoxelModel } from './voxel-style.ts';
import { voxelise } from './voxels.ts';

/** Distance of the samples that say what colour a cell has, in cells. */
const SPACING = 0.22;

/** What models can be made of. */
export const RESTYLES = Object.freeze(['lego', 'voxel', 'voronoi', 'minecraft'] as const);

export type Restyle = (typeof RESTYLES)[number];

export interface RestyleOptions {
  style: Restyle;
  /** Blocks along the axis that has most of them. */
  blocks: number;
  /** Called between steps with the share done; may throw to stop. */
  progress?: (share: number, stage: string) => void;
}

/** Builds a model anew, of blocks or of a lattice. `pictures`: its textures decoded, by index. Throws GeometryError for a model without faces. */
export function restyleModel(
  scene: Scene,
  pictures: readonly (RenderTexture | undefined)[],
  { style, blocks, progress = () => undefined }: RestyleOptions,
): StyledModel {
  progress(0, 'looking at the surface');
  const source = prepareStyleSource(scene, pictures);
  progress(0.15, 'filling the cells');
  const voxels =
    style === 'voronoi'
      ? voxeliseForLattice(source)
      : voxelise(source, { count: blocks, aspect: style === 'lego' ? BRICK_ASPECT : 1 });
  if (style === 'lego') thickenForBricks(voxels);
  if (!voxels.solid.includes(1))
    throw new GeometryError('empty-mesh', 'The model is too thin everywhere: it fills not one block.');
  progress(0.4, 'choosing the colours');
  // A strut's colour is a mean over cells around it.
  const colors = colorVoxels(source, voxels, style === 'voronoi' ? 2 * SPACING : SPACING);
  progress(0.7, 'building the blocks');
  if (style === 'voronoi') return makeLatticeModel(voxels, colors, blocks);
  if (style === 'lego') return makeBrickModel(voxels, colors);
  return style === 'voxel' ? makeVoxelModel(voxels, colors) : makeBlockModel(source, voxels, colors);
}
