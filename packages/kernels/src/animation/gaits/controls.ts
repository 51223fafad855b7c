import type { Vec3 } from '../../math/index.ts';
import type { Anatomy } from './anatomy.ts';
import type { Puppet } from './puppet.ts';
import type { Angles } from './turns.ts';

/** What a motion says about a moment; at rest all is nothing. Lengths are in units of the creature (`Anatomy.unit`), angles in degrees. */
export interface Controls {
  /** Of the trunk: to the left, up, forward. */
  shift: Vec3;
  /** Of the trunk, about the middle between the feet. */
  turn: Angles;
  /** Spread over the joints between hips and neck; over those of the neck; of the head alone. */
  spine: Angles;
  neck: Angles;
  head: Angles;
  /** How far the head keeps the direction it has at rest, whatever the trunk does, 0 to 1. */
  steady: number;
  /** Opened, degrees. */
  jaw: number;
  /** Spread over each tail; the first is how far it is lowered. */
  tail: Angles;
  ears: Angles;
  /** One for each leg. */
  feet: FootControl[];
  /** What feet stand on where it is not the ground: the ground, turned about the middle between the feet and moved. */
  wall?: Wall;
  /** One for each wing; undefined leaves it at rest. */
  wings: (WingControl | undefined)[];
  /** Poses what is left, after all of the above; what it sets is updated for it. */
  more?: (puppet: Puppet) => void;
}

/** A place to stand on. */
export interface Wall {
  turn: Angles;
  shift: Vec3;
}

/** A foot. */
export interface FootControl {
  /** Against where it stands at rest. */
  at: Vec3;
  /** Toes down, heel up, degrees. */
  roll: number;
  /** Turn of the foot's place about the middle, degrees to the left: for turning on the spot. */
  around: number;
  /** 0 stands where the ground has it, 1 goes where the trunk carries it. */
  free: number;
  /** Raised by the floor whatever the trunk does, units. */
  raised: number;
  /** Whether it stands still on the ground. */
  planted: boolean;
  /** How much its leg is bent, in bends of `Limb`: told after posing. */
  bent: number;
  /** Its leg stays bent by so much or more. */
  least: number;
  /** Turn of its leg about the line from hip to ankle, degrees: set by the floor. */
  swivel: number;
}

/** A wing. Degrees. */
export interface WingControl {
  /** Raised over level. */
  flap: number;
  /** Swept back. */
  sweep: number;
  /** 0 stretched, 1 folded. */
  fold: number;
  /** How far the outer wing is behind in the flap: positive when the tip hangs below the arm. */
  lag: number;
  /** Leading edge down. */
  twist: number;
  /** How far all this is taken from rest, 0 to 1. */
  weight: number;
}

/** Controls at rest. */
export function restControls(body: Anatomy): Controls {
  const none: Angles = [0, 0, 0];
  return {
    ...{ shift: none, turn: none, spine: none, neck: none, head: none, tail: none, ears: none },
    ...{ steady: 0, jaw: 0 },
    feet: body.legs.map(() => ({
      at: [0, 0, 0],
      roll: 0,
      around: 0,
      free: 0,
      raised: 0,
      planted: true,
      bent: 0,
      least: -Infinity,
      swivel: 0,
    })),
    wings: body.wings.map(() => undefined),
  };
}
