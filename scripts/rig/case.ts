import type { Mesh } from '../../packages/kernels/src/mesh/index.ts';
import type { RigSkeleton, RigType } from '../../packages/kernels/src/rig/index.ts';

/** A model whose rig type is known, and its skeleton where somebody has made one. */
export interface RigCase {
  name: string;
  /** `none`: nothing that has a skeleton. */
  truth: RigType | 'none';
  mesh: Mesh;
  /** Those of its maker's joints that we have too, by our names, metres. */
  joints?: readonly { name: string; at: readonly [number, number, number] }[];
  /** The same by our names, in limbs, where that is known; in the frame of the mesh. */
  skeleton?: Pick<RigSkeleton, 'joints' | 'chains'>;
}
