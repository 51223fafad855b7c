import { measureModel } from './facts.ts';
import type { PartFacts } from './inspect.ts';
import type { Primitive, Scene } from './scene.ts';

/** Sizes outside of this, metres, are most likely a mistaken unit. */
const SIZE_MIN = 0.001;
const SIZE_MAX = 1000;
/** Weights of a vertex may differ from one in sum by this much. */
const WEIGHT_TOLERANCE = 0.02;

/** What somebody who wants to render, print, rig or edit the scene may stumble over, in sentences. */
export function findProblems(scene: Scene, parts: readonly PartFacts[]): string[] {
  const out: string[] = [];
  const say = (count: number, one: string, many: string): void => {
    if (count > 0) out.push(count === 1 ? `1 ${one}.` : `${count} ${many}.`);
  };
  const total = (of: (part: PartFacts) => number): number => parts.reduce((sum, p) => sum + of(p), 0);
  const { size, faces } = measureModel(scene);
  if (faces === 0) out.push('The model has no faces.');
  const extent = Math.max(size.x, size.y, size.z);
  if (faces > 0 && (extent < SIZE_MIN || extent > SIZE_MAX))
    out.push(`The model is ${extent} m large: its unit may be mistaken.`);
  say(parts.filter((p) => !p.isWatertight).length, 'part is not watertight', 'parts are not watertight');
  say(
    total((p) => p.boundaryEdges),
    'open edge',
    'open edges',
  );
  say(
    total((p) => p.nonManifoldEdges),
    'non-manifold edge',
    'non-manifold edges',
  );
  say(
    total((p) => p.degenerateFaces),
    'face without area',
    'faces without area',
  );
  say(parts.filter((p) => p.isInsideOut).length, 'part is inside out', 'parts are inside out');
  const primitives = scene.meshes.flatMap((m) => m.primitives).filter((p) => p.mesh.indices.length > 0);
  const count = (test: (p: Primitive) => boolean): number => primitives.filter(test).length;
  say(
    count((p) => !p.mesh.normals),
    'primitive has no normals',
    'primitives have no normals',
  );
  say(
    count((p) => !p.mesh.uvs && isTextured(scene, p)),
    'textured primitive has no texture coordinates',
    'textured primitives have no texture coordinates',
  );
  say(
    count((p) => !p.mesh.tangents && p.material !== undefined && Boolean(scene.materials[p.material].normalTexture)),
    'normal-mapped primitive has no tangents',
    'normal-mapped primitives have no tangents',
  );
  say(
    primitives.reduce((sum, p) => sum + countUnweighted(p), 0),
    'vertex whose skin weights do not add up to one',
    'vertices whose skin weights do not add up to one',
  );
  const unused = scene.materials.filter((_, i) => !primitives.some((p) => p.material === i)).length;
  say(unused, 'material is not used', 'materials are not used');
  return out;
}

function isTextured(scene: Scene, { material }: Primitive): boolean {
  return material !== undefined && Object.keys(scene.materials[material]).some((key) => key.endsWith('Texture'));
}

function countUnweighted({ weights }: Primitive): number {
  let count = 0;
  for (let v = 0; weights && v < weights.length; v += 4) {
    const sum = weights[v] + weights[v + 1] + weights[v + 2] + weights[v + 3];
    if (!(Math.abs(sum - 1) <= WEIGHT_TOLERANCE)) count++;
  }
  return count;
}
