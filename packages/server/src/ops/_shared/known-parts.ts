import { type JoinedScene, joinScene, type Scene } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { kindWords } from './kind-words.ts';
import { partOfMaterial } from './part-materials.ts';
import { cleanNames, limbOf, wordsOf } from './part-words.ts';
import { partOfFaces, readLineage } from './read-lineage.ts';
import { wordnet } from './wordnet.ts';

/** What is known of a model's parts before anybody looks at its shape. */
export interface KnownParts {
  /** By face of the scene joined: what it belongs to. Undefined where nothing is known of any. */
  known?: (string | undefined)[];
  /** Lower-case words about the whole. */
  words: string[];
}

/**
 * What each face of an input belongs to already: the parts of a sculpture, by what was kept beside its file; named nodes; limbs, by the joints that move them; materials that
 * are called after parts. And the words that name the whole.
 */
export async function knownParts(scene: Scene, ctx: OpContext): Promise<KnownParts> {
  const lineage = await readLineage(ctx);
  const joined = joinScene(scene);
  const names = [...scene.meshes.map(({ name }) => name), ...joined.parts.map(({ name }) => name)].filter(
    (name) => !UNNAMED.test(name),
  );
  const families = (lineage?.nodes ?? []).map(({ family }) => family ?? '');
  const words = [...names, ...families].flatMap(wordsOf);
  words.push(...kindWords([...names, ...families.filter(Boolean)], wordnet()));
  return { known: (lineage && partOfFaces(lineage, joined)) ?? fromScene(scene, joined), words };
}

/** What programs call new things until somebody does. */
const UNNAMED =
  /^(cube|sphere|icosphere|uv ?sphere|cylinder|cone|torus|plane|circle|grid|mesh|object|node|group)([._ -]?\d+)*$/i;

function fromScene(scene: Scene, { mesh, parts }: JoinedScene): (string | undefined)[] | undefined {
  const nodes = cleanNames(parts.map(({ name }) => name));
  const isDivided = new Set(nodes).size > 1;
  const first = new Int32Array(parts.length).fill(-1);
  for (let f = mesh.faceGroups.length - 1; f >= 0; f--) first[mesh.faceGroups[f]] = f;
  const limbs = parts.map((part) => limbsOf(scene, part));
  const isJointed = limbs.map((list) => new Set(list).size > 3);
  const known = Array.from(mesh.faceGroups, (p, face): string | undefined => {
    const limb = limbs[p]?.[face - first[p]];
    // A node that only one limb moves, such as a cape on the back, says more by its own name.
    if (limb && isJointed[p]) return limb;
    if (isDivided && nodes[p]) return nodes[p];
    const material = parts[p].material;
    return limb ?? (material === undefined ? undefined : partOf(scene.materials[material]));
  });
  return new Set(known).size > 1 ? known : undefined;
}

const partOf = ({ name, emissiveFactor }: Scene['materials'][0]): string | undefined =>
  partOfMaterial(
    name,
    emissiveFactor.some((v) => v > 0),
  );

/** The limb that moves each face of a skinned part most. */
function limbsOf(scene: Scene, { node, primitive }: JoinedScene['parts'][0]): (string | undefined)[] | undefined {
  const skin = scene.nodes[node].skin;
  const { joints, weights, mesh } = primitive;
  if (skin === undefined || !joints || !weights) return undefined;
  const limbs = scene.skins[skin].joints.map((joint) => limbOf(scene.nodes[joint].name));
  const ofVertex = (v: number): string | undefined => {
    let best = 4 * v;
    for (let k = best + 1; k < 4 * v + 4; k++) if (weights[k] > weights[best]) best = k;
    return weights[best] > 0 ? limbs[joints[best]] : undefined;
  };
  return Array.from({ length: Math.floor(mesh.indices.length / 3) }, (_, f) => {
    const [a, b, c] = [0, 1, 2].map((k) => ofVertex(mesh.indices[3 * f + k]));
    return b === c ? b : a;
  });
}
