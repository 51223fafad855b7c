import { type Flesh, lowestFlesh, rigidFlesh } from '../flesh.ts';
import { resetPose } from '../skeleton-pose.ts';
import type { Anatomy } from './anatomy.ts';
import { applyControls } from './apply-controls.ts';
import type { Controls } from './controls.ts';
import { jointsBelow } from './joints-below.ts';
import type { Puppet } from './puppet.ts';
import { createSwivels } from './swivel-legs.ts';

/** How far a neck is raised at most to keep a head off the ground, degrees, and steps of looking for how far. */
const NECK = 100;
const STEPS = 7;
/** Times that a body or a foot is raised and feet are put down again. */
const ROUNDS = 7;
/** Share of the height that soles may sink in, and units by which a trunk is raised at most for what sinks deeper. */
const SOFT = 0.006;
const HEEL = 0.08;
/** Roll of a trunk from which on it lies, degrees. */
const TIPPED = 50;
/** Units that do not matter. */
const CLOSE = 0.003;

/**
 * Keeps a posed body above the ground: a head that would go into it is held higher by its neck; a foot on its way is lifted; heels and knees of legs that
 * stand are turned away from it; anything else raises the trunk, and feet that stand are put back on the ground. Without `flesh` joints count, as for fish, whose ground is only where they were measured.
 */
export function createFloor(puppet: Puppet, body: Anatomy, flesh?: Flesh): (controls: Controls) => void {
  const { pose, skeleton } = puppet;
  const bones = () =>
    rigidFlesh(
      skeleton,
      skeleton.joints.map(({ at }, joint) => ({ joint, at })),
    );
  const outer = flesh && body.type !== 'aquatic' ? flesh : bones();
  resetPose(pose);
  const lowest = Math.min(body.ground, lowestFlesh(pose, outer).y, ...skeleton.joints.map((j) => j.at[1]));
  const headed = jointsBelow(skeleton, body.neck[0] ?? body.head);
  // inverse kinematics brings feet to the ground, and the bones above them
  const shins = body.legs.map(({ joints }) => jointsBelow(skeleton, joints[Math.max(1, joints.length - 2)]));
  const legs = body.legs.map(({ joints }) => jointsBelow(skeleton, joints[0]));
  let spared = 0;
  const look = (controls: Controls): { deep: number; joint: number; heel?: boolean } => {
    const stands = (j: number) => shins.some((own, i) => own.has(j) && controls.feet[i].planted);
    const out = lowestFlesh(pose, outer, stands);
    // heels of feet that stand are carried down by their shins: a little gives way, more wants the legs straighter
    const heel = lowestFlesh(pose, outer, (j) => !stands(j));
    const soft = heel.y + SOFT * skeleton.height;
    if (soft >= out.y || spared <= 0) return { deep: lowest - out.y, joint: out.joint };
    const deep = Math.min(lowest - soft, spared * body.unit);
    return { deep, joint: 0, heel: true };
  };
  const holdHead = (controls: Controls): void => {
    const [neck, pitch] = [controls.neck, controls.head];
    let [low, high] = [0, NECK];
    for (let n = 0; n < STEPS; n++) {
      const more = n ? (low + high) / 2 : high;
      controls.neck = [neck[0] + 0.75 * more, neck[1], neck[2]];
      controls.head = [pitch[0] + 0.25 * more, pitch[1], pitch[2]];
      applyControls(puppet, body, controls);
      const { deep, joint } = look(controls);
      if (deep > CLOSE * body.unit && headed.has(joint)) low = more;
      else high = more;
    }
  };
  // limbs that do not stand fold before they prop the trunk up
  const liftFeet = (controls: Controls): void => {
    let any = false;
    controls.feet.forEach((foot, i) => {
      if (foot.planted || !legs[i]) return;
      const deep = lowest - lowestFlesh(pose, outer, (j) => !legs[i].has(j)).y;
      if (deep <= CLOSE * body.unit) return;
      foot.raised += deep / body.unit;
      any = true;
    });
    if (any) applyControls(puppet, body, controls);
  };
  const swivelLegs = createSwivels(puppet, body, { outer, deepest: lowest - SOFT * skeleton.height });
  return (controls) => {
    spared = HEEL;
    liftFeet(controls);
    swivelLegs(controls);
    for (let round = 0; round < ROUNDS; round++) {
      const { deep, joint, heel } = look(controls);
      if (deep <= CLOSE * body.unit) break;
      if (heel) spared -= deep / body.unit;
      // whose back or side is down cannot hold its head up with its neck
      if (round === 0 && headed.has(joint) && joint !== 0 && Math.abs(controls.turn[2]) < TIPPED) {
        holdHead(controls);
        continue;
      } else {
        const [x, y, z] = controls.shift;
        controls.shift = [x, y + deep / body.unit, z];
      }
      applyControls(puppet, body, controls);
    }
    // what is left; feet that stand stay where they are
    if (!controls.feet.some(({ planted }) => planted)) pose.root[1] += Math.max(0, look(controls).deep);
  };
}
