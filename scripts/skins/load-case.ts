import { readFile } from 'node:fs/promises';
import {
  computeWorldMatrices,
  findParents,
  fitBody,
  type JoinedScene,
  joinScene,
  type Lineage,
  type RigSkeleton,
  type RigType,
  rotateVector,
  type Scene,
} from '../../packages/kernels/src/index.ts';
import { knownModel } from '../../packages/server/src/ops/_shared/known-rig.ts';
import { readModel } from '../../packages/server/src/ops/_shared/read-model.ts';

/** A model with a skeleton to bind it to. */
export interface SkinCase {
  scene: Scene;
  joined: JoinedScene;
  skeleton: RigSkeleton;
  turn: [number, number, number, number];
  rigid?: Int32Array;
  group?: Int32Array;
  masks?: readonly Uint8Array[];
  source: 'known' | 'artist' | 'fitted';
  /** Vertices as they stand for the skeleton. */
  positions: Float32Array;
}

/** Reads a model; its skeleton is what a sculpture was built on (`NAME.json` beside it holds the lineage), else one laid into its shape, or the file's own. */
export async function loadCase(
  path: string,
  type: RigType | undefined,
  { own, fitted }: { own: boolean; fitted: boolean },
): Promise<SkinCase | undefined> {
  const scene = await readModel({ bytes: new Uint8Array(await readFile(path)), name: path });
  const joined = joinScene(scene);
  const lineage = fitted ? undefined : await readFile(path.replace(/\.\w+$/, '.json'), 'utf8').catch(() => undefined);
  const known = knownModel(lineage === undefined ? undefined : (JSON.parse(lineage) as Lineage), joined);
  const { positions } = joined.mesh;
  if (known) return { scene, joined, ...known, source: 'known', positions: turnPoints(positions, known.turn) };
  if (own) {
    const skeleton = artistSkeleton(scene, joined, type ?? 'biped');
    return skeleton && { scene, joined, skeleton, turn: [0, 0, 0, 1], source: 'artist', positions };
  }
  const { turn, skeleton } = fitBody(joined.mesh, { rigType: type });
  return (
    skeleton && {
      ...{ scene, joined, skeleton, source: 'fitted' },
      turn: [...turn],
      positions: turnPoints(positions, [...turn]),
    }
  );
}

function turnPoints(points: Float32Array, turn: [number, number, number, number]): Float32Array {
  const out = new Float32Array(points.length);
  for (let i = 0; i < out.length; i += 3) out.set(rotateVector(turn, [points[i], points[i + 1], points[i + 2]]), i);
  return out;
}

/** The file's own joints, as they stand; a chain each for runs without branches, so that limbs can be told apart. */
function artistSkeleton(scene: Scene, joined: JoinedScene, type: RigType): RigSkeleton | undefined {
  const used = new Set(scene.skins.flatMap(({ joints }) => joints));
  if (used.size < 4) return undefined;
  const world = computeWorldMatrices(scene);
  const parents = findParents(scene);
  const depth = (node: number): number => (node < 0 ? 0 : 1 + depth(parents[node]));
  const order = [...used].filter((node) => world[node]).sort((a, b) => depth(a) - depth(b) || a - b);
  const index = new Map(order.map((node, i) => [node, i]));
  const above = (node: number): number => {
    for (let up = parents[node]; up >= 0; up = parents[up]) {
      const found = index.get(up);
      if (found !== undefined) return found;
    }
    return -1;
  };
  const joints = order.map((node, i) => {
    const m = world[node] ?? [];
    const up = above(node);
    return { name: scene.nodes[node].name, parent: up < 0 && i > 0 ? 0 : up, at: [m[12], m[13], m[14]] as const };
  });
  const children = joints.map((_, i) => joints.flatMap((joint, k) => (joint.parent === i ? [k] : [])));
  const starts = joints.flatMap((joint, i) => (i && children[joint.parent].length > 1 ? [i] : []));
  const chains = starts.map((start, order) => {
    const run = [start];
    while (children[run[run.length - 1]].length === 1) run.push(children[run[run.length - 1]][0]);
    return { kind: 'arm' as const, side: 0 as const, order, joints: run };
  });
  let [low, high] = [Infinity, -Infinity];
  for (let i = 1; i < joined.mesh.positions.length; i += 3) {
    low = Math.min(low, joined.mesh.positions[i]);
    high = Math.max(high, joined.mesh.positions[i]);
  }
  return { type, joints, chains, ground: low, height: high - low };
}
