/** What a hand reaches for. Offsets from it are `[outwards, up, to the front]`, outwards being to the hand's own side. */
export type HandAnchor =
  /** The middle of the head; unit: half the head's height. */
  | 'head'
  /** Between the shoulder joints, turning with the chest; unit: half the way between them. */
  | 'chest'
  /** Between the hip joints, turning with the pelvis; unit: about half the pelvis' breadth. */
  | 'hips'
  /** The knee on the hand's side, turning with the pelvis; unit: half the pelvis' breadth. */
  | 'knee'
  /** The other hand, turning with the chest; unit: the arm's length. Its own target must not be this one. */
  | 'other'
  /** The ground under the hips at rest; unit: the leg's length. */
  | 'ground'
  /** A place in the world at the height of the shoulders at rest (y = 1; the ground is 0); x and z in arm's lengths. */
  | 'place';

/** Where a hand is held; `free` lets the joint angles have it. */
export type HandTarget = readonly [HandAnchor, number, number, number] | 'free';

/** An arm, degrees. All 0 hangs straight down, the palm to the thigh. */
export interface ArmPose {
  /** Upper arm swung to the front: 90 points ahead, 180 up. */
  fwd?: number;
  /** Upper arm raised sideways; with `fwd` it leans outwards. Negative crosses the body. */
  out?: number;
  /** Upper arm turned about its length, inwards. */
  twist?: number;
  elbow?: number;
  /** Forearm turned: 90 palm down when the forearm points ahead, -90 palm up. */
  palm?: number;
  /** Hand bent towards the palm. */
  wrist?: number;
  /** Hand bent towards the thumb. */
  side?: number;
  /** Shoulder lifted (negative: let down) and taken to the front. */
  shrug?: number;
  reach?: number;
  /** Elbow out to the side where the hand has a target: 0 below, 90 beside. */
  flare?: number;
  /** Fingers, 0 to 1. */
  curl?: number;
  point?: number;
  spread?: number;
  hand?: HandTarget;
}

/** A leg. By default its foot stands where it is put in the world; `air` 1 lets the joint angles have it. Lengths in leg lengths, degrees. */
export interface LegPose {
  /** Foot against its place at rest: outwards, up, to the front. */
  x?: number;
  y?: number;
  z?: number;
  /** Heel up about the ball (positive), toes up about the heel (negative). */
  pitch?: number;
  /** Toes outwards. */
  yaw?: number;
  /** Foot tilted onto its outer edge. */
  roll?: number;
  /** The foot's place turned to the left about the body's own place. */
  turn?: number;
  /** Knee outwards. */
  knee?: number;
  /** 1: thigh, shin and foot go by the angles below, in the pelvis' frame. */
  air?: number;
  fwd?: number;
  out?: number;
  twist?: number;
  bend?: number;
  /** Foot stretched. */
  point?: number;
}

/** A biped's pose against standing at ease; what is left out is 0 or stays as it was. Degrees; lengths in leg lengths. */
export interface BipedPose {
  /** Pelvis: x to its left, y up, z to the front, in the world; `pitch` to the front, `yaw` to the left, `roll` to its left. */
  hips?: { x?: number; y?: number; z?: number; pitch?: number; yaw?: number; roll?: number };
  /** `bend` to the front, `twist` and `lean` to the left. */
  spine?: { bend?: number; twist?: number; lean?: number };
  /** `nod` down, `look` and `tilt` to the left; `still` (0 to 1) holds the head level and ahead whatever the body does. */
  head?: { nod?: number; look?: number; tilt?: number; still?: number };
  arms?: ArmPose;
  armL?: ArmPose;
  armR?: ArmPose;
  legs?: LegPose;
  legL?: LegPose;
  legR?: LegPose;
}

const ARM = [
  'fwd',
  'out',
  'twist',
  'elbow',
  'palm',
  'wrist',
  'side',
  'shrug',
  'reach',
  'flare',
  'curl',
  'point',
  'spread',
];
const LEG = ['x', 'y', 'z', 'pitch', 'yaw', 'roll', 'turn', 'knee', 'air', 'fwd', 'out', 'twist', 'bend', 'point'];

/** Names of all numbers of a pose: `hips.y`, `armL.fwd`, ... */
export const CHANNELS: readonly string[] = [
  ...['x', 'y', 'z', 'pitch', 'yaw', 'roll'].map((n) => `hips.${n}`),
  ...['bend', 'twist', 'lean'].map((n) => `spine.${n}`),
  ...['nod', 'look', 'tilt', 'still'].map((n) => `head.${n}`),
  ...['armL', 'armR'].flatMap((arm) => ARM.map((n) => `${arm}.${n}`)),
  ...['legL', 'legR'].flatMap((leg) => LEG.map((n) => `${leg}.${n}`)),
];

/** Standing at ease: arms hang a little off the body, elbows and fingers are not straight. */
export const AT_EASE: Readonly<Record<string, number>> = {
  'head.still': 0.35,
  ...both('arm', { fwd: 3, out: 9, twist: 14, elbow: 14, palm: 12, wrist: 4, curl: 0.28, flare: 35 }),
  ...both('leg', { x: 0.02, yaw: 4 }),
};

/** The numbers of a pose by channel, and the targets of its hands. `arms` and `legs` count for both sides, a side's own come after them. */
export function readPose(pose: BipedPose): {
  values: Map<string, number>;
  hands: { left?: HandTarget; right?: HandTarget };
} {
  const values = new Map<string, number>();
  const hands: { left?: HandTarget; right?: HandTarget } = {};
  const put = (group: string, part: object | undefined) => {
    for (const [name, value] of Object.entries(part ?? {})) {
      if (name === 'hand') hands[group === 'armL' ? 'left' : 'right'] = value as HandTarget;
      else if (value !== undefined) values.set(`${group}.${name}`, value as number);
    }
  };
  put('hips', pose.hips);
  put('spine', pose.spine);
  put('head', pose.head);
  for (const [name, part] of [
    ['armL', pose.arms],
    ['armR', pose.arms],
    ['armL', pose.armL],
    ['armR', pose.armR],
    ['legL', pose.legs],
    ['legR', pose.legs],
    ['legL', pose.legL],
    ['legR', pose.legR],
  ] as const)
    put(name, part);
  return { values, hands };
}

function both(limb: string, values: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    ['L', 'R'].flatMap((side) => Object.entries(values).map(([name, v]) => [`${limb}${side}.${name}`, v])),
  );
}
