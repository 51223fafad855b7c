import {
  type JoinedScene,
  knownSkeleton,
  type Lineage,
  nearestJoint,
  type RigSkeleton,
  type SculptedPart,
  turnPoints,
} from '@claywork/kernels';

/** A model of one of our own sculptures, with the skeleton it was built on. */
export interface KnownModel {
  /** Turns the model to stand upright and look to +Z. */
  turn: [number, number, number, number];
  skeleton: RigSkeleton;
  /** By vertex of the scene joined: the joint that it follows rigidly, -1 for soft ones. */
  rigid: Int32Array;
  /** By vertex which of `masks` says what joints may move it, -1 for all. */
  group: Int32Array;
  masks: Uint8Array[];
  /** Other things of the scene, which hang on a joint as they are. */
  attached: { name: string; joint: string }[];
}

type LineageNode = Lineage['nodes'][number];

/** The skeleton and the parts of a sculpture, where the file still has the faces that it was written with; the largest body of several. */
export function knownModel(lineage: Lineage | undefined, { mesh }: JoinedScene): KnownModel | undefined {
  const nodes = (lineage?.nodes ?? []).filter(({ parts }) => Array.isArray(parts));
  const faces = nodes.map(({ parts }) => parts.reduce((sum, part) => sum + part.faces, 0));
  if (!nodes.length || faces.reduce((a, b) => a + b, 0) !== mesh.faceGroups.length) return undefined;
  let from = 0;
  const bodies = nodes.map((node, i) => {
    const parts = listParts(node, mesh, from);
    from += faces[i];
    return { node, parts, size: sizeOf(parts) };
  });
  const candidates = bodies.filter(({ node }) => node.skeleton).sort((a, b) => b.size - a.size);
  for (const body of candidates) {
    const { skeleton: own } = body.node;
    const known = own && knownSkeleton({ rigType: own.rigType, joints: own.joints, parts: body.parts });
    if (!known) continue;
    const rigid = new Int32Array(mesh.positions.length / 3).fill(-1);
    const group = rigid.slice();
    const masks: Uint8Array[] = [];
    body.parts.forEach((part, i) => {
      const mask = known.masks[i];
      const own = mask ? masks.push(mask) - 1 : -1;
      for (const v of part.vertices) rigid[v] = known.rigid[i];
      for (const v of part.vertices) group[v] = own;
    });
    const others = bodies.filter((other) => other !== body);
    const attached = others.flatMap(({ node, parts }) =>
      splitPair(node, parts).map((own) => {
        const points = Float32Array.from(own.flatMap((part) => [...part.points]));
        const joint = holderOf(known.skeleton, turnPoints(points, known.turn), node.skeleton !== undefined);
        for (const part of own) for (const v of part.vertices) rigid[v] = joint;
        return { name: node.family, joint: known.skeleton.joints[joint].name };
      }),
    );
    return { turn: known.turn, skeleton: known.skeleton, rigid, group, masks, attached };
  }
  return undefined;
}

/** Share of the height from the bones within which a thing is worn or held. */
const WITHIN = 0.2;

/** The joint that another thing of the scene follows: a second being, or what stands apart, goes along with the body as a whole. */
function holderOf(skeleton: RigSkeleton, points: Float32Array, isBeing: boolean): number {
  const { joint, distance } = nearestJoint(skeleton, points);
  return isBeing || distance > WITHIN * skeleton.height ? 0 : joint;
}

/** A pair, such as gloves, whose every part is left or right: each of the two follows its own side. */
function splitPair({ skeleton }: LineageNode, parts: readonly OwnPart[]): (readonly OwnPart[])[] {
  const sides = ['left ', 'right '].map((side) => parts.filter(({ name }) => name.startsWith(side)));
  const isPair = !skeleton && sides.every((own) => own.length) && sides[0].length + sides[1].length === parts.length;
  return isPair ? sides : [parts];
}

interface OwnPart extends SculptedPart {
  vertices: Uint32Array;
}

function listParts(node: LineageNode, mesh: JoinedScene['mesh'], from: number): OwnPart[] {
  let face = from;
  return node.parts.map(({ name, joint, faces }) => {
    const vertices = Uint32Array.from(new Set(mesh.indices.subarray(3 * face, 3 * (face + faces))));
    face += faces;
    const points = new Float32Array(3 * vertices.length);
    for (let i = 0; i < vertices.length; i++)
      points.set(mesh.positions.subarray(3 * vertices[i], 3 * vertices[i] + 3), 3 * i);
    return { name, joint, points, vertices };
  });
}

function sizeOf(parts: readonly OwnPart[]): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { points } of parts)
    for (let i = 0; i < points.length; i++) {
      min[i % 3] = Math.min(min[i % 3], points[i]);
      max[i % 3] = Math.max(max[i % 3], points[i]);
    }
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}
