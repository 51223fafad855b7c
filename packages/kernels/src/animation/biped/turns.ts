import { multiplyQuats, type Quat, V3, type Vec3 } from '../../math/index.ts';

const RADIANS = Math.PI / 180;

/** The rotation by `degrees` about a unit axis. */
export function turnAbout(axis: Vec3, degrees: number): Quat {
  const half = (degrees * RADIANS) / 2;
  const s = Math.sin(half);
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(half)];
}

/** Leaning to the left, then bending to the front, then turning to the left, degrees: what a trunk and a head do. */
export function turnBody(bend: number, turn: number, lean: number): Quat {
  return multiplyQuats(
    turnAbout([0, 1, 0], turn),
    multiplyQuats(turnAbout([1, 0, 0], bend), turnAbout([0, 0, 1], -lean)),
  );
}

/** The shortest rotation that takes one unit direction to another, applied to `v`. Opposite directions turn about `spare`. */
export function carry(from: Vec3, to: Vec3, v: Vec3, spare: Vec3): Vec3 {
  const axis = V3.cross(from, to);
  const sine = V3.length(axis);
  const cosine = V3.dot(from, to);
  const unit = sine > 1e-6 ? V3.scale(axis, 1 / sine) : spare;
  // Rodrigues
  const along = V3.dot(unit, v) * (1 - cosine);
  return V3.addScaled(V3.add(V3.scale(v, cosine), V3.scale(V3.cross(unit, v), sine)), unit, along);
}
