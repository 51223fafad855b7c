import { flattenScene } from './flatten.ts';
import type { Scene } from './scene.ts';

/** What a scene holds, for the person who asked for it. */
export interface ModelFacts {
  faces: number;
  vertices: number;
  /** Nodes with a mesh. */
  parts: number;
  materials: number;
  textures: number;
  animations: number;
  rigged: boolean;
  size: { x: number; y: number; z: number; unit: 'm' };
  /** World bounds, metres. */
  bounds: { min: [number, number, number]; max: [number, number, number] };
}

/** Counts and measures what hangs under the roots, in its posed state. */
export function measureModel(scene: Scene): ModelFacts {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let faces = 0;
  let vertices = 0;
  const parts = new Set<number>();
  for (const { mesh, matrix: m, node } of flattenScene(scene)) {
    faces += Math.floor(mesh.indices.length / 3);
    vertices += mesh.positions.length / 3;
    if (mesh.indices.length) parts.add(node);
    const p = mesh.positions;
    for (let i = 0; i < p.length; i += 3) {
      for (let r = 0; r < 3; r++) {
        const x = m[r] * p[i] + m[4 + r] * p[i + 1] + m[8 + r] * p[i + 2] + m[12 + r];
        if (x < min[r]) min[r] = x;
        if (x > max[r]) max[r] = x;
      }
    }
  }
  if (min[0] > max[0]) for (let k = 0; k < 3; k++) min[k] = max[k] = 0;
  const round = (x: number): number => Math.round(x * 1e5) / 1e5;
  return {
    faces,
    vertices,
    parts: parts.size,
    materials: scene.materials.length,
    textures: scene.textures.length,
    animations: scene.animations.length,
    rigged: scene.nodes.some((n) => n.skin !== undefined),
    size: { x: round(max[0] - min[0]), y: round(max[1] - min[1]), z: round(max[2] - min[2]), unit: 'm' },
    bounds: { min, max },
  };
}
