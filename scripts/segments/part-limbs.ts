import { faceArea, type Mesh, turnPoints } from '../../packages/kernels/src/index.ts';
import { bindWeights, type KnownRig, knownSkeleton, type RigSkeleton } from '../../packages/kernels/src/rig/index.ts';
import type { SculptedModel } from './sculpted-models.ts';

/** A part has a piece of a limb where it has so much of the limb's surface: less is a border that runs a little beside a collar or a shoulder plate. */
const PIECE = 0.15;

/**
 * What each face of a sculpture is of, where parts that span several limbs are divided by limbs; undefined for what has no skeleton.
 *
 * The sculptor blends flesh into one surface: trunk, neck and all four legs of a dog are one part, `body`, because one field makes them, and the legs of a man's trousers are
 * another. Those parts say how a thing was made, not what it consists of: by them whoever finds a dog's legs is wrong about nearly all pairs of points on legs and trunk, though legs are
 * what models are divided into parts for. The sculpture's own skeleton, which is exact, says where limbs are: each point belongs to the bone that it would follow most if the model moved,
 * by the same binding that rigs are made with, and a part to as many pieces as there are limbs of which it has a good deal: trunk (with the neck and the shoulder blades), head (with jaw
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
  const limb = limbsOfFaces(mesh, limbOfVertices(mesh, known, vertices));
  const whole = areas(mesh, limb.keys(), limb);
  const out = partOf.slice();
  groups.forEach((faces, p) => {
    if (known.rigid[p] >= 0) return;
    const here = [...areas(mesh, faces, limb)].sort((a, b) => b[1] - a[1]);
    const pieces = new Set(here.filter(([name, area]) => area > PIECE * (whole.get(name) ?? 0)).map(([name]) => name));
    const joined = joinedPairs(mesh, faces, limb);
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

/** The limb whose joints a vertex follows most. */
function limbOfVertices(mesh: Mesh, known: KnownRig, vertices: readonly Uint32Array[]): string[] {
  const { turn, skeleton, rigid, masks } = known;
  const count = mesh.positions.length / 3;
  const own = new Int32Array(count).fill(-1);
  const group = own.slice();
  const list: Uint8Array[] = [];
  vertices.forEach((of, p) => {
    const mask = masks[p];
    const at = mask ? list.push(mask) - 1 : -1;
    for (const v of of) [own[v], group[v]] = [rigid[p], at];
  });
  const turned = { positions: turnPoints(mesh.positions, turn), indices: mesh.indices };
  const { joints, weights } = bindWeights(turned, skeleton, { rigid: own, group, masks: list });
  const limbOf = limbOfJoints(skeleton);
  return Array.from({ length: count }, (_, v) => {
    const shares = new Map<string, number>();
    for (let k = 4 * v; k < 4 * v + 4; k++)
      shares.set(limbOf[joints[k]], (shares.get(limbOf[joints[k]]) ?? 0) + weights[k]);
    return [...shares].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
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

/** Pairs of limbs, without their side, that meet each other along a good deal of their border: halves of a tube around both. */
function joinedPairs(mesh: Mesh, faces: readonly number[], limb: readonly string[]): Set<string> {
  const { positions: p } = mesh;
  const last = new Map<number, number>();
  const borders = new Map<string, { all: number; pair: number }>();
  const count = p.length / 3;
  for (const f of faces) {
    const own = corners(mesh, f);
    for (let k = 0; k < 3; k++) {
      const [v, w] = [own[k], own[(k + 1) % 3]];
      const key = Math.min(v, w) * count + Math.max(v, w);
      const g = last.get(key);
      last.set(key, f);
      if (g === undefined || limb[g] === limb[f]) continue;
      const length = Math.hypot(p[3 * v] - p[3 * w], p[3 * v + 1] - p[3 * w + 1], p[3 * v + 2] - p[3 * w + 2]);
      const isPair = sideless(limb[f]) === sideless(limb[g]);
      for (const name of [sideless(limb[f]), sideless(limb[g])]) {
        const row = borders.get(name) ?? { all: 0, pair: 0 };
        borders.set(name, { all: row.all + length, pair: row.pair + (isPair ? length : 0) });
      }
    }
  }
  return new Set([...borders].filter(([, { all, pair }]) => pair > TUBE * all).map(([name]) => name));
}

/** Trouser legs meet in a point at most. */
const TUBE = 0.2;

const sideless = (limb: string): string => limb.replace(/^(left|right) /, '');
