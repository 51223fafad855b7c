import type { Material, Scene } from '../../scene/index.ts';
import type { ModelAbout } from '../_read/about.ts';
import { createBudget, UNPACKED_BYTES_MAX } from '../_read/budget.ts';
import type { NeighbourOptions } from '../_read/neighbours.ts';
import { toUtf8 } from '../_read/text-scanner.ts';
import type { PictureMerge } from './attach-textures.ts';
import { refuse } from './expect.ts';
import { isFbx } from './is-fbx.ts';
import type { Program } from './material-words.ts';
import { readAbout } from './read-about.ts';
import { readAnimations } from './read-animations.ts';
import { readAsciiFbx } from './read-ascii.ts';
import { readBinaryFbx } from './read-binary.ts';
import { readMaterial } from './read-materials.ts';
import { type PlacedMesh, readMeshes } from './read-meshes.ts';
import { readModels } from './read-models.ts';
import { type FbxObject, type FbxObjects, readObjects } from './read-objects.ts';
import { readProperties } from './read-properties.ts';
import { readSpace } from './read-settings.ts';
import { readShapes, type ShapeChannel } from './read-shapes.ts';
import { readSkins } from './read-skins.ts';
import { isFixed, readStacks } from './read-stacks.ts';
import { readTextures } from './read-textures.ts';
import { FBX_BINARY_MAGIC, type FbxDocument } from './tree.ts';
import { upgradeLegacy } from './upgrade-legacy.ts';

export interface FbxReadOptions extends NeighbourOptions {
  /** What everything decoded may add up to. Default 512 MB. */
  unpackedBytesMax?: number;
  /** Leaves the times of clips as they are in the file, instead of letting each run from 0 to its length. Default false. */
  keepTimes?: boolean;
}

/** A scene and, in sentences, what of the file could not be used. */
export interface FbxReadResult {
  scene: Scene;
  warnings: string[];
  /** Pictures that a scene holds in one and the file apart: they are not in the materials yet, since kernels decode no pictures. */
  merges: PictureMerge[];
  /** What the file says about itself. */
  about: ModelAbout;
}

/**
 * Reads an FBX file, binary or ASCII, 5000 to 7700, into a scene in metres, +Y up, +Z front. Trusts nothing: every offset and count is checked
 * against what is there, trees are bounded, nothing outside the file is opened but the pictures that `neighbours` opens. Throws GeometryError `bad-fbx` with a sentence for the sender.
 * About 0.3 s for 100k triangles.
 */
export function readFbx(bytes: Uint8Array, options: FbxReadOptions = {}): FbxReadResult {
  if (!isFbx(bytes)) throw refuse('The file is not an FBX model.');
  const seen = new Set<string>();
  const warn = (text: string): void => void seen.add(text);
  const budget = createBudget(refuse, options.unpackedBytesMax ?? UNPACKED_BYTES_MAX);
  const isBinary = bytes[0] === FBX_BINARY_MAGIC.charCodeAt(0);
  const given = isBinary ? readBinaryFbx(bytes, budget) : readAsciiFbx(toUtf8(bytes), budget);
  const isLegacy = given.version < 6000 && !given.children.some((n) => n.name === 'Objects');
  const document = isLegacy ? upgradeLegacy(given, warn) : given;
  const space = readSpace(document, warn);
  const objects = readObjects(document);
  const stacks = readStacks(document, objects, budget, warn);
  const scaleIsFixed = (object: FbxObject): boolean => isFixed(stacks, object, 'Lcl Scaling');
  const { models, nodes, roots } = readModels(objects, space, scaleIsFixed, warn);
  const textures = readTextures(objects, budget, warn, options.neighbours);
  const materials: Material[] = [];
  const merges: PictureMerge[] = [];
  const program = findProgram(document);
  const materialOf = numberMaterials(objects, (object) => {
    const { material, merge } = readMaterial(object, objects, textures, program, warn);
    if (merge) merges.push({ material: materials.length, ...merge });
    return materials.push(material) - 1;
  });
  const meshes = readMeshes(objects, models.values(), space, materialOf, budget, warn);
  const scene: Scene = { nodes, roots, meshes: [], materials, textures: textures.list, skins: [], animations: [] };
  const shapes = new Map<PlacedMesh, ShapeChannel[]>();
  for (const [model, placed] of meshes) {
    scene.meshes[placed.index] = placed.mesh;
    nodes[model.full].mesh = placed.index;
    if (!shapes.has(placed)) shapes.set(placed, readShapes(objects, placed, budget, warn));
  }
  scene.skins = readSkins(objects, models, meshes, scene, space, budget, warn);
  const animated = { nodes, models: [...models.values()], meshes, shapes, space };
  scene.animations = readAnimations(stacks, animated, options.keepTimes ?? false, budget);
  return { scene, warnings: [...seen], merges, about: readAbout(document) };
}

/** Index of a model's n-th material; materials are read when they are first asked for. */
function numberMaterials(objects: FbxObjects, read: (object: FbxObject) => number) {
  const known = new Map<FbxObject, number>();
  return (model: FbxObject, slot: number): number | undefined => {
    const list = objects.sources(model, 'Material');
    // A mesh that names no material, or one that is not there, has the first.
    const object = (list[slot] ?? list[0])?.object;
    if (!object) return undefined;
    let index = known.get(object);
    if (index === undefined) known.set(object, (index = read(object)));
    return index;
  };
}

function findProgram(document: FbxDocument): Program {
  const header = document.children.find((n) => n.name === 'FBXHeaderExtension');
  const creators = [...document.children, ...(header?.children ?? [])].filter((n) => n.name === 'Creator');
  const names = creators.map((n) => String(n.properties[0]?.value));
  if (names.some((n) => n.startsWith('Blender'))) return 'blender';
  const info = header?.children.find((n) => n.name === 'SceneInfo');
  const application = readProperties(info).text('Original|ApplicationName');
  return /maya/i.test(application) ? 'maya' : 'other';
}
