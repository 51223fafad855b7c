import { measureModel } from './facts.ts';
import type { PartFacts } from './inspect.ts';
import type { Primitive, Scene } from './scene.ts';

/** Something of a scene that somebody may stumble over, and what to do about it. */
export interface Problem {
  problem: string;
  advice: string;
}

/** Sizes outside of this, metres, are most likely a mistaken unit. */
const SIZE_MIN = 0.002;
const SIZE_MAX = 100;
/** Weights of a vertex may differ from one in sum by this much. */
const WEIGHT_TOLERANCE = 0.02;

/** What somebody who wants to render, print, rig or edit the scene may stumble over, the worst first. */
export function findProblems(scene: Scene, parts: readonly PartFacts[]): Problem[] {
  const out: Problem[] = [];
  const say = (count: number, one: string, many: string, advice: string): void => {
    if (count > 0) out.push({ problem: count === 1 ? `1 ${one}` : `${count} ${many}`, advice });
  };
  const total = (of: (part: PartFacts) => number): number => parts.reduce((sum, p) => sum + of(p), 0);
  const { size, faces } = measureModel(scene);
  if (faces === 0) out.push({ problem: 'no faces', advice: 'There is nothing to see, print or import.' });
  else {
    const strange = findSizeProblem(size);
    if (strange) out.push(strange);
  }
  const inside = parts.filter((p) => p.isInsideOut).length;
  const open = parts.filter((p) => p.boundaryEdges > 0).length;
  const edges = total((p) => p.boundaryEdges);
  const where = parts.length > 1 ? ` in ${open} of ${parts.length} parts` : '';
  say(inside, 'part inside out', 'parts inside out', 'Turn their faces around, or they look hollow.');
  say(
    edges,
    `open edge${where}`,
    `open edges${where}`,
    'Fine to look at. To print it, `convert` with print_ready closes it.',
  );
  say(
    total((p) => p.nonManifoldEdges),
    'edge with more than two faces',
    'edges with more than two faces',
    'Take inner or doubled faces out before printing or subdividing.',
  );
  say(
    total((p) => p.degenerateFaces),
    'face without area',
    'faces without area',
    'Nothing: `import` drops them.',
  );
  const primitives = scene.meshes.flatMap((m) => m.primitives).filter((p) => p.mesh.indices.length > 0);
  const count = (test: (p: Primitive) => boolean): number => primitives.filter(test).length;
  say(
    count((p) => !p.mesh.uvs && isTextured(scene, p)),
    'textured mesh without texture coordinates',
    'textured meshes without texture coordinates',
    'Unwrap it, or its texture cannot be seen.',
  );
  say(
    primitives.reduce((sum, p) => sum + countUnweighted(p), 0),
    'vertex whose skin weights do not add up to one',
    'vertices whose skin weights do not add up to one',
    'Normalise the weights, or it stays behind when posed.',
  );
  say(
    count((p) => !p.mesh.normals),
    'mesh without normals',
    'meshes without normals',
    'Nothing: `import` computes them.',
  );
  say(
    count((p) => !p.mesh.tangents && p.material !== undefined && Boolean(scene.materials[p.material].normalTexture)),
    'normal-mapped mesh without tangents',
    'normal-mapped meshes without tangents',
    'Nothing: `import` computes them.',
  );
  const unused = scene.materials.filter((_, i) => !primitives.some((p) => p.material === i)).length;
  say(unused, 'material is not used', 'materials are not used', 'Nothing: it only takes space.');
  return out;
}

/** Whether a model is of a size, metres, that nobody models on purpose: most likely a mistaken unit. */
export function findSizeProblem(size: { x: number; y: number; z: number }): Problem | undefined {
  const extent = Math.max(size.x, size.y, size.z);
  if (extent >= SIZE_MIN && extent <= SIZE_MAX) return undefined;
  return {
    problem: `${Number(extent.toPrecision(3))} m large`,
    advice:
      extent > SIZE_MAX
        ? 'If that is wrong, its unit is: `convert` with scale 0.01 takes centimetres, 0.001 millimetres.'
        : 'If that is wrong, its unit is: `convert` with scale 1000 takes millimetres for metres.',
  };
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
