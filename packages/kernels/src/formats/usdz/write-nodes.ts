import type { Scene } from '../../scene/index.ts';
import { type LayerText, significant, tuple } from './layer-text.ts';
import { createNames } from './names.ts';
import type { NodeTracks, Track } from './tracks.ts';
import { type MeshBinding, writeMesh } from './write-mesh.ts';
import { quaternion } from './write-skeleton.ts';

/** What the tree of nodes is written with. */
export interface NodeTreeContext {
  scene: Scene;
  text: LayerText;
  /** Tracks of the clip that plays. */
  tracks: ReadonlyMap<number, NodeTracks> | undefined;
  materialOf: (material: number | undefined) => MeshBinding['material'];
  /** Nodes whose mesh is written with its skeleton instead. */
  isSkinned: (node: number) => boolean;
}

/** Writes the node, its meshes and what hangs under it as Xforms, leaving out branches without meshes. */
export function writeNode(node: number, name: string, context: NodeTreeContext, filled: Uint8Array): void {
  const { scene, text, tracks, materialOf, isSkinned } = context;
  const { translation, rotation, scale, mesh, children } = scene.nodes[node];
  const moving = tracks?.get(node) ?? {};
  text.open(`def Xform "${name}"`);
  writeOp(text, 'double3', 'translate', (row) => tuple(row, 0, 3, significant), translation, moving.translation);
  writeOp(text, 'quatf', 'orient', quaternion, rotation, moving.rotation);
  writeOp(text, 'float3', 'scale', (row) => tuple(row, 0, 3, significant), scale, moving.scale);
  text.line('uniform token[] xformOpOrder = ["xformOp:translate", "xformOp:orient", "xformOp:scale"]');
  const names = createNames();
  if (mesh !== undefined && !isSkinned(node)) {
    const sceneMesh = scene.meshes[mesh];
    for (const primitive of sceneMesh.primitives) {
      if (primitive.mesh.indices.length < 3) continue;
      const binding = { material: materialOf(primitive.material) };
      writeMesh(text, names(sceneMesh.name, 'mesh'), sceneMesh, primitive, binding);
    }
  }
  for (const child of children)
    if (filled[child]) writeNode(child, names(scene.nodes[child].name, 'node'), context, filled);
  text.close();
}

function writeOp(
  text: LayerText,
  type: string,
  op: string,
  format: (row: readonly number[]) => string,
  value: readonly number[],
  track: Track | undefined,
): void {
  text.line(`${type} xformOp:${op} = ${format(value)}`);
  if (!track) return;
  text.line(`${type} xformOp:${op}.timeSamples = {`);
  track.times.forEach((code, i) => {
    text.line(`    ${significant(code)}: ${format(track.rows[i])},`);
  });
  text.line('}');
}
