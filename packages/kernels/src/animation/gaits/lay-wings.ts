import { type Flesh, lowestFlesh } from '../flesh.ts';
import type { Anatomy } from './anatomy.ts';
import { applyControls } from './apply-controls.ts';
import type { Controls } from './controls.ts';
import { jointsBelow } from './joints-below.ts';
import type { Puppet } from './puppet.ts';

/** Degrees that a wing is turned about itself at most, and steps of looking for how far. */
const MOST = 110;
const STEP = 10;
/** What a degree costs, units: no wing is turned for nothing. */
const DEGREE = 0.001;

/**
 * Turns the wings of a body that comes to lie about themselves, so that what hangs on them lies along the ground and props nothing up. `lying` says how far
 * the body lies at each moment, 0 to 1; the controls of all moments are changed. Cost: some twenty poses a wing.
 */
export function layWings(
  puppet: Puppet,
  body: Anatomy,
  moments: readonly Controls[],
  { flesh, lying }: { flesh: Flesh; lying: readonly number[] },
): void {
  const last = moments[moments.length - 1];
  body.wings.forEach((wing, i) => {
    const control = last.wings[i];
    if (!control || !(control.weight > 0)) return;
    const own = jointsBelow(puppet.skeleton, wing.joints[0]);
    applyControls(puppet, body, last);
    // what is above all else as it is props nothing up
    const enough = lowestFlesh(puppet.pose, flesh, (joint) => own.has(joint)).y;
    const lowestAt = (twist: number): number => {
      last.wings[i] = { ...control, twist: control.twist + twist };
      applyControls(puppet, body, last);
      const { y } = lowestFlesh(puppet.pose, flesh, (joint) => !own.has(joint));
      return Math.min(y, enough) - DEGREE * body.unit * Math.abs(twist);
    };
    let [best, high] = [0, lowestAt(0)];
    for (let twist = -MOST; twist <= MOST; twist += STEP) {
      const y = lowestAt(twist);
      if (y > high) [best, high] = [twist, y];
    }
    moments.forEach((controls, f) => {
      const held = f === moments.length - 1 ? control : controls.wings[i];
      if (held) controls.wings[i] = { ...held, twist: held.twist + best * lying[f] };
    });
  });
}
