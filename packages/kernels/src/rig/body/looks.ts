import { multiplyQuats, type Quat, rotateVector, turnPoints, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { RigSkeleton, RigType } from '../skeleton.ts';
import { type Body, type BodyOptions, makeBody, turnBody } from './body.ts';
import { type BodyKind, classifyBody, tellKind } from './classify.ts';
import { fitSkeleton } from './fit-skeleton.ts';
import { rateFront } from './front.ts';
import { joinMedoids } from './join-medoids.ts';
import type { StandingBody } from './stand-up.ts';

/** Cosine of the angle up to which mirror planes are the same. */
const SAME_PLANE = 0.8;

type Shape = Pick<Mesh, 'positions' | 'indices'>;

/** A body as it looks at one height. */
export interface Look {
  body: Body;
  kind: BodyKind;
  /** What it was made of: the model stood up, so many times as high. */
  mesh: Shape;
  height: number;
}

/** Bodies that look the same way, what they are made of, and the turn about +Y that makes them look to +Z. */
interface Faced extends Look {
  turn: Quat;
}

/** A body that has been made out, and the same so many times as high. */
export function lookAgain(
  mesh: Shape,
  { body, kind, tilt }: StandingBody,
  options: BodyOptions,
  heights: readonly number[],
): Look[] {
  const stood = { positions: turnPoints(mesh.positions, tilt), indices: mesh.indices };
  const others = heights.map((height): Look => {
    const scaled = { positions: stood.positions.map((v, i) => (i % 3 === 1 ? v * height : v)), indices: mesh.indices };
    const other = makeBody(scaled, options);
    return { body: other, kind: classifyBody(scaled, other), mesh: scaled, height };
  });
  return [{ body, kind, mesh: stood, height: 1 }, ...others];
}

/** The kind that all looks together are most like; the first, at the height that it has, counts twice. */
export function agreeOnKind(looks: readonly Look[]): BodyKind {
  if (looks.length === 1) return looks[0].kind;
  const [first] = looks;
  const votes = Array.from(
    first.kind.votes,
    (own, k) => looks.reduce((sum, { kind }) => sum + kind.votes[k], own) / (looks.length + 1),
  );
  return tellKind(votes);
}

/** Those looks that have the mirror plane which most have, all turned to the front that they say together; the first of them as it was first seen, if it is of them. */
export function faceFront(looks: readonly Look[], type: RigType): Faced[] {
  const alike = looks.map(({ body: { yaw } }) =>
    looks.filter(({ body }) => Math.abs(Math.cos(body.yaw - yaw)) > SAME_PLANE),
  );
  const most = alike.reduce((a, b) => (b.length > a.length ? b : a));
  const { yaw } = most[0].body;
  const side = ({ body }: Look): number => Math.sign(Math.cos(body.yaw - yaw));
  const ahead = most.reduce((sum, look) => sum + side(look) * rateFront(look.body, type), 0);
  return most.map((look) => {
    const body = side(look) * ahead >= 0 ? look.body : turnBody(look.body);
    const half = body.yaw / 2;
    const turn: Quat = [0, Math.sin(half), 0, Math.cos(half)];
    const mesh = { positions: turnPoints(look.mesh.positions, turn), indices: look.mesh.indices };
    return { ...look, body, mesh, turn };
  });
}

/** The skeleton of a body, in the frame of the first look at it: of trunk, arms and legs those that are least unlike those at the other heights. */
export function fitLooks(looks: readonly Faced[], type: RigType): RigSkeleton {
  const [first] = looks;
  const fitted = looks.map(({ body, mesh, height, turn }): RigSkeleton => {
    const skeleton = fitSkeleton(body, type, mesh);
    if (height === 1 && turn === first.turn) return skeleton;
    const onto = multiplyQuats(first.turn, [-turn[0], -turn[1], -turn[2], turn[3]]);
    const joints = skeleton.joints.map((joint) => {
      const [x, y, z] = rotateVector(onto, joint.at);
      return { ...joint, at: [x, y / height, z] as Vec3 };
    });
    return { ...skeleton, joints, ground: skeleton.ground / height, height: skeleton.height / height };
  });
  return fitted.length < 3 ? fitted[0] : joinMedoids(fitted);
}
