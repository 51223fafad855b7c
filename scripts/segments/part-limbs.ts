import { faceArea, type Mesh, turnPoints } from '../../packages/kernels/src/index.ts';
import { type KnownRig, knownSkeleton, type RigSkeleton } from '../../packages/kernels/src/rig/index.ts';
import { voxelizeBody } from '../../packages/kernels/src/rig/weights/body-voxels.ts';
import { KEPT, measureBones } from '../../packages/kernels/src/rig/weights/bone-distances.ts';
import { listBones } from '../../packages/kernels/src/rig/weights/bones.ts';
import { shareBones } from '../../packages/kernels/src/rig/weights/influences.ts';
import { skinSurface } from '../../packages/kernels/src/rig/weights/skin-surface.ts';
import type { SculptedModel } from './sculpted-models.ts';

/** A part has a piece of a limb where it has so much of the limb's surface: less is a border that runs a little beside a collar or a shoulder plate. */
const PIECE = 0.15;

/**
 * What each face of a sculpture is of, where parts that span several limbs are divided by limbs; undefined for what has no skeleton.
 *
 * The sculptor blends flesh into one surface: trunk, neck and all four legs of a dog are one part, `body`, because one field makes them, and the legs of a man's trousers are
 * another. Those parts say how a thing was made, not what it consists of: by them whoever finds a dog's legs is wrong about nearly all pairs of points on legs and trunk, though legs are
 * what models are divided into parts for. The sculpture's own skeleton, which is exact, says where limbs are: each point belongs to the bone that is nearest to it
 * through the body, for its girth (not to that which it follows when it is moved: evened out shares say how skin folds, and change with the skins of rigs), and a part to as many pieces as there are limbs of which it has a good deal: trunk (with the neck and the shoulder blades), head (with jaw
 * and ears), each leg, arm (with its hand), wing, fin, claw, feeler and tail. Borders between parts stay; rigid parts, which follow one joint, stay whole, and so does what hangs around both
 * limbs of a pair, such as the skirt of a robe. It is done alike to all that has a skeleton, and knows nothing of what is found.
 */
export function dividePartsByLimbs(model: SculptedModel): string[] | undefined {
  const { skeleton, mesh, partOf, jointOf } = model;
  if (!skeleton) return undefined;
  const names = [...new Set(partOf)];
  const groups = facesByName(partOf, names);
  const vertices = groups.map((faces) => Uint32Array.from(new Set(faces.flatMap((f) => corners(mesh, f)))));
  const parts = names.map((name, p) => ({
    ...{ name, joint: jointOf.get(name) },
    points: Float32Array.from([...vertices[p]].flatMap((v) => [...mesh.positions.subarray(3 * v, 3 * v + 3)])),
  }));
  const known = knownSkeleton({ rigType: skeleton.rigType, joints: skeleton.joints, parts });
  if (!known) return undefined;
  const limbOf = limbOfJoints(known.skeleton);
  const joint = jointsOfVertices(mesh, known, vertices, limbOf);
  const limb = limbsOfFaces(
    mesh,
    Array.from(joint, (j) => limbOf[j]),
  );
  const isLower = Uint8Array.from(joint, (j) => (limbOf[j] === limbOf[known.skeleton.joints[j].parent] ? 1 : 0));
  const whole = areas(mesh, limb.keys(), limb);
  const out = partOf.slice();
  groups.forEach((faces, p) => {
    if (known.rigid[p] >= 0) return;
    const here = [...areas(mesh, faces, limb)].sort((a, b) => b[1] - a[1]);
    const pieces = new Set(here.filter(([name, area]) => area > PIECE * (whole.get(name) ?? 0)).map(([name]) => name));
    const joined = joinedPairs(mesh, faces, limb, isLower);
    for (const name of pieces) if (joined.has(sideless(name))) pieces.delete(name);
    if (pieces.size < 2) return;
    const [most] = pieces;
    for (const f of faces) out[f] = `${partOf[f]} of ${pieces.has(limb[f]) ? limb[f] : most}`;
  });
  return out;
}

function facesByName(partOf: readonly string[], names: readonly string[]): number[][] {
  const at = new Map(names.map((name, p) => [name, p]));
  const groups: number[][] = names.map(() => []);
  for (const [f, name] of partOf.entries()) groups[at.get(name) as number].push(f);
  return groups;
}

const corners = ({ indices }: Mesh, f: number): number[] => [indices[3 * f], indices[3 * f + 1], indices[3 * f + 2]];

/** The nearest joint, through the body, of the limb that is nearest to a vertex. */
function jointsOfVertices(
  mesh: Mesh,
  known: KnownRig,
  vertices: readonly Uint32Array[],
  limbOf: readonly string[],
): number[] {
  const { turn, skeleton, rigid, masks } = known;
  const positions = turnPoints(mesh.positions, turn);
  const surface = skinSurface(positions, mesh.indices);
  const part = new Int32Array(surface.positions.length / 3);
  vertices.forEach((of, p) => {
    for (const v of of) part[surface.of[v]] = p;
  });
  const bones = listBones(skeleton);
  const soft = Uint8Array.from(part, (p) => (rigid[p] < 0 ? 1 : 0));
  const isAllowed = (u: number, joint: number): boolean => masks[part[u]]?.[joint] !== 0;
  const distances = measureBones(
    surface,
    voxelizeBody(positions, mesh.indices),
    bones,
    soft,
    isAllowed,
    (u) => masks[part[u]] !== undefined,
  );
  const { joint, weight } = shareBones(
    distances,
    bones.map((bone) => bone.joint),
  );
  return Array.from(surface.of, (u) => {
    const p = part[u];
    if (rigid[p] >= 0) return rigid[p];
    const shares = new Map<string, number>();
    for (let k = KEPT * u; k < KEPT * (u + 1); k++)
      if (weight[k] > 0) shares.set(limbOf[joint[k]], (shares.get(limbOf[joint[k]]) ?? 0) + weight[k]);
    const [limb] = [...shares].reduce((most, each) => (each[1] > most[1] ? each : most), ['trunk', 0]);
    let [own, most] = [0, 0];
    for (let k = KEPT * u; k < KEPT * (u + 1); k++)
      if (weight[k] > most && limbOf[joint[k]] === limb) [own, most] = [joint[k], weight[k]];
    return own;
  });
}

const SIDES = ['right ', '', 'left '];

function limbOfJoints({ joints, chains }: RigSkeleton): string[] {
  const limbs: (string | undefined)[] = joints.map(({ name }) => (/^Head/.test(name) ? 'head' : undefined));
  for (const { kind, side, order, joints: run } of chains) {
    if (kind === 'spine' || kind === 'neck' || kind === 'finger') continue;
    const name = kind === 'jaw' || kind === 'ear' ? 'head' : `${SIDES[side + 1]}${kind} ${order}`;
    for (const joint of run) if (!joints[joint].name.endsWith('Shoulder')) limbs[joint] = name;
  }
  // Fingers hang on an arm.
  joints.forEach(({ parent }, j) => {
    if (parent >= 0) limbs[j] ??= limbs[parent];
  });
  return limbs.map((limb) => limb ?? 'trunk');
}

/** The limb of each face: that of two of its corners, or of its first. */
function limbsOfFaces(mesh: Mesh, limb: readonly string[]): string[] {
  return Array.from({ length: mesh.indices.length / 3 }, (_, f) => {
    const [a, b, c] = corners(mesh, f).map((v) => limb[v]);
    return b === c ? b : a;
  });
}

function areas({ positions, indices }: Mesh, faces: Iterable<number>, limb: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const f of faces) sums.set(limb[f], (sums.get(limb[f]) ?? 0) + faceArea(positions, indices, f));
  return sums;
}

/**
 * Pairs of limbs, without their side, that are halves of a tube around both, such as a skirt: they meet along shins and feet too, where bare legs meet between the thighs alone.
 * `isLower`: of vertices that belong to another joint than the limb's first.
 */
function joinedPairs(
  { positions: p, indices }: Mesh,
  faces: readonly number[],
  limb: readonly string[],
  isLower: Uint8Array,
): Set<string> {
  const last = new Map<number, number>();
  const seams = new Map<string, { all: number; lower: number }>();
  const count = p.length / 3;
  for (const f of faces)
    for (let k = 0; k < 3; k++) {
      const [v, w] = [indices[3 * f + k], indices[3 * f + ((k + 1) % 3)]];
      const key = Math.min(v, w) * count + Math.max(v, w);
      const g = last.get(key);
      last.set(key, f);
      const name = sideless(limb[f]);
      if (g === undefined || limb[g] === limb[f] || sideless(limb[g]) !== name) continue;
      const length = Math.hypot(p[3 * v] - p[3 * w], p[3 * v + 1] - p[3 * w + 1], p[3 * v + 2] - p[3 * w + 2]);
      const seam = seams.get(name) ?? { all: 0, lower: 0 };
      seams.set(name, { all: seam.all + length, lower: seam.lower + (isLower[v] && isLower[w] ? length : 0) });
    }
  return new Set([...seams].filter(([, { all, lower }]) => lower > TUBE * all).map(([name]) => name));
}

/** Share of the seam between the limbs of a pair that is on shins and feet where they are a tube: .7 of a robe, .5 of crouching legs, 0 of most. */
const TUBE = 0.6;

const sideless = (limb: string): string => limb.replace(/^(left|right) /, '');
