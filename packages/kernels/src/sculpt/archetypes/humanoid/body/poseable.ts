import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Joint, Socket } from '../../../dsl/archetype.ts';
import { gripOf } from '../props/grip.ts';
import { type Body, createBody } from './body.ts';
import { createFigure, type FigureMorphs } from './figure.ts';
import type { ArmPose } from './pose.ts';
import { HOLDS, HUMAN_POSES } from './poses.ts';
import { type Mat3, Turn } from './turn.ts';

/** A posed body without its flesh: what skeletons, golems and dolls hang their pieces on. */
export interface Poseable {
  body: Body;
  /** Metres of a trunk unit: about the height of an adult. */
  u: number;
  /** Length of a limb's bone: from its joint to another. */
  length(bone: string, to: string): number;
  /** A shape about a joint at rest (metres from it, axes of the world), put where the bone is. */
  onJoint(bone: string, shape: Shape): Shape;
  /** A shape that hangs from the joint: along -Y towards the joint `to`, front +Z. */
  along(bone: string, to: string, shape: Shape): Shape;
  /** Where a point of such a shape comes to lie. */
  alongPoint(bone: string, to: string, p: Vec3): Vec3;
  /** A shape in the coordinates of the figure at rest, put where the bone is. */
  atRest(bone: string, shape: Shape): Shape;
  joints(): Joint[];
  /** Hands, and what one sits and stands on. */
  sockets(): Record<string, Socket>;
}

/** The tops of both shoulders, between neck and arm: where a parrot sits. */
export function shoulderSockets(body: Body): Record<'left shoulder' | 'right shoulder', Socket> {
  const { u } = body.figure;
  const top = (side: 'left' | 'right'): Socket => {
    const [x, y, z] = V3.lerp(body.joint(`${side} shoulder`), body.joint(`${side} upper arm`), 0.8);
    return { at: [x, y + 0.035 * u, z], dir: [0, 1, 0], size: 0.1 * u };
  };
  return { 'left shoulder': top('left'), 'right shoulder': top('right') };
}

/** A figure in a posture by name. `arms`: how who stands holds things, names of `HOLDS`; in other postures such hands close. */
export function createPoseable(
  morphs: FigureMorphs,
  pose: string,
  arms: { left?: string; right?: string } = {},
): Poseable {
  const figure = createFigure(morphs);
  const plain = HUMAN_POSES[pose] ?? HUMAN_POSES.standing;
  const arm = (own: ArmPose, hold: string | undefined): ArmPose =>
    hold === undefined ? own : pose === 'standing' ? (HOLDS[hold] ?? own) : { ...own, grip: 'grip' };
  const posed = { ...plain, left: arm(plain.left, arms.left), right: arm(plain.right ?? plain.left, arms.right) };
  const body = createBody(figure, posed, () => 0);
  const { rest, placed } = body;
  const at = (bone: string): Vec3 => rest.bones[rest.index[bone]].at;
  const hang = (bone: string, to: string): { turn: Mat3; at: Vec3 } => {
    const own = placed[rest.index[bone]];
    const dir = V3.normalize(V3.sub(at(to), at(bone)));
    const down = Turn.between(
      [
        [0, -1, 0],
        [0, 0, 1],
      ],
      [dir, [0, 0, 1]],
    );
    return { turn: Turn.multiply(own.turn, down), at: own.at };
  };
  const put = (of: Shape, to: Vec3, turn: Mat3): Shape => ({
    op: 'placed',
    of,
    places: [{ at: to, rot: Turn.angles(turn) }],
  });
  return {
    body,
    u: figure.u,
    length: (bone, to) => V3.length(V3.sub(at(to), at(bone))),
    onJoint: (bone, shape) => put(shape, placed[rest.index[bone]].at, placed[rest.index[bone]].turn),
    along: (bone, to, shape) => {
      const frame = hang(bone, to);
      return put(shape, frame.at, frame.turn);
    },
    alongPoint: (bone, to, p) => {
      const frame = hang(bone, to);
      return V3.add(frame.at, Turn.apply(frame.turn, p));
    },
    atRest: (bone, shape) => {
      const { turn } = placed[rest.index[bone]];
      return put(shape, body.follow(bone, [0, 0, 0]), turn);
    },
    joints: () => rest.bones.map((bone, i) => ({ name: bone.name, parent: bone.parent, at: placed[i].at })),
    sockets: () => {
      const palm = (side: 'left' | 'right'): Socket => ({ ...gripOf(body, side), size: 0.03 * figure.u });
      const hips = body.joint('hips');
      return {
        'right hand': palm('right'),
        'left hand': palm('left'),
        sit: {
          at: [hips[0], hips[1] - 0.06 * figure.u, hips[2] - 0.02 * figure.u],
          dir: [0, 1, 0],
          size: 0.2 * figure.u,
        },
        feet: { at: [0, 0, 0], dir: [0, 1, 0], size: 0.3 * figure.u },
        neck: { at: body.joint('neck'), dir: [0, 0, 1], size: 0.1 * figure.u },
        ...shoulderSockets(body),
      };
    },
  };
}
