import { V3, type Vec3 } from '../../../../math/index.ts';
import { FINGERS, type Rest, SIDES, type Side } from './bones.ts';
import { type Mat3, Turn } from './turn.ts';

/** How an arm is held. Directions in the model's frame for the left side; the right one is mirrored. */
export interface ArmPose {
  upper: Vec3;
  fore: Vec3;
  /** Where the fingers point. Default: on with the forearm. */
  hand?: Vec3;
  /** Where the back of the hand looks. Default: away from the body. */
  back?: Vec3;
  grip?: HandShape;
}

/** How a leg stands. */
export interface LegPose {
  thigh: Vec3;
  shin: Vec3;
  /** Where the toes point. Default: forwards, level. */
  toes?: Vec3;
}

export type HandShape = 'relaxed' | 'open' | 'grip' | 'fist' | 'flat' | 'point';

/** A posture. Angles in degrees: pitch (nod forwards), yaw (to the left), roll (to the left shoulder down... seen from behind). */
export interface Pose {
  hips?: Vec3;
  spine?: Vec3;
  chest?: Vec3;
  neck?: Vec3;
  head?: Vec3;
  left: ArmPose;
  /** Default: as the left one. */
  right?: ArmPose;
  leftLeg: LegPose;
  rightLeg?: LegPose;
  /** Turned as a whole afterwards: lying, flying. */
  whole?: Vec3;
  /** Height of the lowest point over the ground, in heights of the figure. */
  lift?: number;
}

/** Where a bone goes: turned about its joint at rest, which is moved to `at`. */
export interface Placed {
  turn: Mat3;
  at: Vec3;
}

/** Bend of the fingers' joints in degrees, thumb first in `thumb`. */
const HANDS: Readonly<Record<HandShape, { fingers: Vec3; step: number; thumb: Vec3 }>> = {
  relaxed: { fingers: [18, 24, 16], step: 5, thumb: [4, 10, 12] },
  open: { fingers: [4, 6, 4], step: 1, thumb: [-12, 4, 4] },
  flat: { fingers: [0, 2, 2], step: 0, thumb: [6, 4, 4] },
  grip: { fingers: [62, 72, 38], step: 2, thumb: [34, 26, 24] },
  fist: { fingers: [80, 92, 58], step: 1, thumb: [44, 34, 34] },
  point: { fingers: [78, 90, 55], step: 1, thumb: [40, 34, 30] },
};

/** Places every bone of a rest figure as a pose asks. */
export function placeBones(rest: Rest, pose: Pose): Placed[] {
  const placed: Placed[] = [];
  const turns: Record<string, Mat3> = {};
  const trunk = (name: string, parent: string, angles: Vec3 | undefined): void => {
    const own = Turn.euler(angles ?? [0, 0, 0]);
    turns[name] = parent ? Turn.multiply(turns[parent], own) : own;
  };
  trunk('hips', '', pose.hips);
  trunk('spine', 'hips', pose.spine);
  trunk('chest', 'spine', pose.chest);
  trunk('neck', 'chest', pose.neck);
  trunk('head', 'neck', pose.head);
  turns['head end'] = turns.head;
  for (const [side, s] of SIDES) {
    const arm = side === 'left' ? pose.left : (pose.right ?? pose.left);
    const leg = side === 'left' ? pose.leftLeg : (pose.rightLeg ?? pose.leftLeg);
    turnArm(turns, rest, arm, side, s);
    turnLeg(turns, leg, side, s);
  }
  const whole = Turn.euler(pose.whole ?? [0, 0, 0]);
  rest.bones.forEach((bone, i) => {
    const own = turns[bone.name];
    const parent = bone.parent < 0 ? undefined : placed[bone.parent];
    const from = bone.parent < 0 ? bone.at : rest.bones[bone.parent].at;
    const at = parent ? V3.add(parent.at, Turn.apply(parent.turn, V3.sub(bone.at, from))) : bone.at;
    placed[i] = { turn: Turn.multiply(whole, own), at };
  });
  return placed;
}

const mirrored = (v: Vec3, s: number): Vec3 => [v[0] * s, v[1], v[2]];

function turnArm(turns: Record<string, Mat3>, rest: Rest, arm: ArmPose, side: Side, s: number): void {
  const restDir = mirrored(rest.armDir, s);
  const restUp = mirrored(rest.armUp, s);
  const upper = V3.normalize(mirrored(arm.upper, s));
  const fore = V3.normalize(mirrored(arm.fore, s));
  const chest = turns.chest;
  // the collar bone goes a third of the way that the arm is lifted
  const lift = Math.asin(Math.max(-1, Math.min(1, upper[1]))) - Math.asin(restDir[1]);
  turns[`${side} shoulder`] = Turn.multiply(chest, Turn.euler([0, 0, s * Math.max(-6, (lift * 180) / Math.PI) * 0.22]));
  // at rest the elbow bends forwards: its axis is the arm's up
  const hinge = (a: Vec3, b: Vec3, plain: Vec3): Vec3 => {
    const axis = V3.cross(a, b);
    const bent = V3.length(axis);
    const far = V3.normalize(V3.sub(plain, V3.scale(a, V3.dot(a, plain))), [0, 1, 0]);
    return bent < 0.05 ? far : V3.normalize(V3.lerp(far, V3.scale(axis, s / bent), Math.min(1, bent * 2.5)));
  };
  const plain = Turn.apply(Turn.fromTo(restDir, upper), restUp);
  const h = hinge(upper, fore, plain);
  turns[`${side} upper arm`] = Turn.between([restDir, restUp], [upper, V3.scale(h, hingeSign(plain, h))]);
  const hand = V3.normalize(arm.hand ? mirrored(arm.hand, s) : fore);
  const back = arm.back ? mirrored(arm.back, s) : mirrored(outward(fore, s), 1);
  const handTurn = Turn.between([restDir, restUp], [hand, back]);
  const foreBack = Turn.between([restDir, restUp], [fore, back]);
  const foreHinge = Turn.between([restDir, restUp], [fore, V3.scale(h, hingeSign(plain, h))]);
  turns[`${side} forearm`] = Turn.blend(foreHinge, foreBack, 0.7);
  turns[`${side} hand`] = handTurn;
  turns[`${side} hand end`] = handTurn;
  curl(turns, rest, arm.grip ?? 'relaxed', side, s);
}

/** Straight arms have no hinge of their own: the sign that keeps the arm's up where it was. */
function hingeSign(plain: Vec3, h: Vec3): number {
  return V3.dot(plain, h) < -0.3 ? -1 : 1;
}

/** Where the back of a hanging hand looks: away from the body. */
function outward(fore: Vec3, s: number): Vec3 {
  const out: Vec3 = [s, 0.25, 0.15];
  return V3.normalize(V3.sub(out, V3.scale(fore, V3.dot(out, fore))), [0, 1, 0]);
}

function curl(turns: Record<string, Mat3>, rest: Rest, shape: HandShape, side: Side, s: number): void {
  const hand = HANDS[shape];
  const armDir = mirrored(rest.armDir, s);
  const up = mirrored(rest.armUp, s);
  rest.fingers.forEach((finger, f) => {
    const dir = mirrored(finger.dir, s);
    const thumb = finger.name === 'thumb';
    const straight = shape === 'point' && finger.name === 'index';
    // a positive turn bends towards the palm; the thumb bends across it
    const axis = thumb
      ? V3.normalize(V3.cross(dir, V3.add(armDir, V3.scale(up, -0.55))))
      : V3.normalize(V3.cross(dir, V3.scale(up, -1)));
    let total = turns[`${side} hand`];
    for (let j = 0; j < 3; j++) {
      const deg = thumb
        ? hand.thumb[j]
        : straight
          ? 4
          : hand.fingers[j] + (j === 0 ? hand.step * (f - 1) : hand.step * 0.5 * (f - 1));
      total = Turn.multiply(total, Turn.about(axis, deg));
      turns[`${side} ${FINGERS[f]} ${j + 1}`] = total;
    }
  });
}

function turnLeg(turns: Record<string, Mat3>, leg: LegPose, side: Side, s: number): void {
  const down: Vec3 = [0, -1, 0];
  const front: Vec3 = [0, 0, 1];
  const thigh = V3.normalize(mirrored(leg.thigh, s));
  const shin = V3.normalize(mirrored(leg.shin, s));
  const toes = V3.normalize(mirrored(leg.toes ?? [0.16, 0, 1], s));
  // the knee looks where the thigh and the shin make a corner, else where the toes point
  const corner = V3.sub(thigh, shin);
  const bend = V3.length(corner);
  const level: Vec3 = [toes[0], 0, toes[2]];
  const aim = bend < 0.08 ? level : V3.lerp(V3.normalize(level, front), V3.normalize(corner), Math.min(1, bend * 1.6));
  turns[`${side} thigh`] = Turn.between([down, front], [thigh, aim]);
  turns[`${side} shin`] = Turn.between([down, front], [shin, aim]);
  const sole = V3.normalize(V3.cross(V3.cross(toes, V3.scale(shin, 1)), toes), down);
  turns[`${side} foot`] = Turn.between([front, down], [toes, V3.lerp(sole, down, 0.35)]);
  turns[`${side} toe`] = turns[`${side} foot`];
}
