import type { Vec2 } from '../../../math/index.ts';

/** How the foot meets the ground. `claw` is a scaly foot with big talons, `column` an elephant's, `web` a duck's. */
export type FootKind = 'paw' | 'hoof' | 'cloven' | 'column' | 'claw' | 'bird' | 'web' | 'flipper' | 'hand' | 'none';

/** Side view of a limb, top to bottom, as [z, y] in fractions of its top joint's height; z forward of the foot. */
export type LimbTemplate =
  | 'digitigrade'
  | 'unguligrade'
  | 'plantigrade'
  | 'column'
  | 'sprawl'
  | 'bird'
  | 'theropod'
  | 'frog'
  | 'flipper'
  /** Lying poses: forearms and feet flat in front, and long legs doubled up. */
  | 'couchant'
  | 'folded';

export interface LimbSpec {
  kind: LimbTemplate;
  foot: FootKind;
  /** Radii at the template's joints, top to bottom, in withers heights. */
  radii: readonly number[];
  /** Width of the foot, in withers heights. */
  footSize: number;
  toes?: number;
  /** Length of a claw in foot sizes; 0 or missing = none. */
  claw?: number;
  /** Half distance between left and right feet, in withers heights. */
  track: number;
  /** Share of the way down to the ground that it reaches; an arm 0.35. Default 1. */
  reach?: number;
}

export interface NeckSpec {
  length: number;
  /** Direction at the root, degrees above the horizontal. */
  rise: number;
  /** Total change of that direction up to the skull; negative bends forward and down (a swan's or dragon's S ends so). */
  arch: number;
  /** S-shape: extra rise in the lower half taken back in the upper half, degrees. */
  s?: number;
  radii: readonly [number, number];
  /** Section width over depth. */
  flat?: number;
  /** Root height as a fraction of the withers height, and distance ahead of the shoulder. */
  set?: number;
  ahead?: number;
}

export interface EyeSpec {
  /** Height and distance from the occiput, in head lengths. */
  y: number;
  z: number;
  r: number;
  /** Gaze: degrees from straight ahead to the side, and upwards. */
  out: number;
  up?: number;
  pupil?: 'round' | 'slit' | 'bar';
  open?: number;
  slant?: number;
  iris?: number;
}

export interface EarSpec {
  outline: 'prick' | 'round' | 'leaf' | 'fan';
  length: number;
  width: number;
  /** Root: height is found on the surface; x half distance and z from the occiput, in head lengths. */
  x: number;
  z: number;
  /** Direction: degrees outwards from up, and backwards. */
  out: number;
  back: number;
  cup?: number;
  fold?: number;
  /** Degrees from forward to the side that the opening looks. */
  face?: number;
}

export type HornKind =
  | 'none'
  | 'dragon'
  | 'bull'
  | 'goat'
  | 'ram'
  | 'unicorn'
  | 'antelope'
  | 'antlers'
  | 'palmate'
  | 'rhino'
  | 'triceratops'
  | 'ossicones'
  | 'devil'
  | 'crest';

/** All in head lengths (occiput to nose tip = 1), head looking along +Z from the origin at the neck joint. */
export interface HeadSpec {
  /** Head length in withers heights. */
  length: number;
  /** Half extents of the braincase: width, height; centre height. */
  skull: readonly [number, number];
  skullY?: number;
  /** Half length of the braincase. Default 0.3. */
  skullL?: number;
  /** Where the muzzle leaves the face. */
  muzzleZ: number;
  /** Half widths and half heights at root and tip, and centre heights. */
  muzzleW: Vec2;
  muzzleH: Vec2;
  muzzleY: Vec2;
  /** Lower jaw: half height, width relative to the muzzle, reach relative to it. */
  jaw?: readonly [number, number, number];
  /** Opening of the mouth, degrees. */
  gape?: number;
  cheek?: number;
  brow?: number;
  nose?: 'pad' | 'disc' | 'nostrils' | 'trunk' | 'none';
  noseSize?: number;
  beak?: BeakSpec;
  eye: EyeSpec;
  ear?: EarSpec;
  horns?: HornKind;
  hornSize?: number;
  tusks?: number;
  teeth?: 'carnivore' | 'fangs' | 'incisors' | 'rake' | 'none';
  /** Nose down, degrees. */
  pitch: number;
  whiskers?: boolean;
  beard?: number;
}

export interface BeakSpec {
  kind: 'hook' | 'cone' | 'duck' | 'dagger' | 'toucan' | 'parrot' | 'flamingo';
  length: number;
  /** Half height and half width at the root. */
  r: readonly [number, number];
}

export interface TailSpec {
  kind: 'none' | 'taper' | 'bushy' | 'tuft' | 'horse' | 'stub' | 'curl' | 'fan' | 'plume' | 'ring';
  /** In withers heights. */
  length: number;
  r: number;
  /** Direction at the root (degrees above horizontal, backwards) and change along the length. */
  rise: number;
  arch: number;
  /** Sideways swing, degrees over the length. */
  swing?: number;
}

/** Trunk of a four-limbed animal. Everything in withers heights. */
export interface TrunkSpec {
  /** Hip joint to shoulder joint. */
  length: number;
  chest: number;
  waist: number;
  rump: number;
  /** Section width over depth. */
  width: number;
  /** Height of the croup relative to the withers. */
  croup: number;
  /** Hollow (+) or roach (-) of the back. */
  sag?: number;
  belly?: number;
  hump?: number;
  hump2?: number;
  /** Muscle mass of shoulder and haunch, 1 = a dog's. */
  muscle?: number;
  /** Where along the trunk the hind legs stand, 0 its end .. 1 the shoulders; birds balance on theirs. Default 0. */
  legAt?: number;
  /** Trunk raised about the hips, degrees: birds, theropods, sitting. */
  pitch?: number;
}

export interface WingSpec {
  kind: 'bat' | 'feather' | 'folded' | 'insect' | 'butterfly';
  /** One wing, in withers heights. */
  span: number;
  lift?: number;
  hang?: number;
  sweep?: number;
  /** Along the trunk: 0 hip .. 1 shoulder. */
  at?: number;
}

export type Extra =
  | { kind: 'dorsal spikes'; size: number; n: number; tail?: boolean }
  | { kind: 'dorsal plates'; size: number; n: number }
  | { kind: 'belly plates'; n: number }
  | { kind: 'lion mane'; size: number }
  | { kind: 'horse mane'; size: number }
  | { kind: 'quills'; size: number; n: number }
  | { kind: 'shell'; size: number }
  | { kind: 'frill'; size: number }
  | { kind: 'trunk'; length: number }
  | { kind: 'tail spikes'; size: number }
  | { kind: 'tail blade'; size: number }
  | { kind: 'tail club'; size: number }
  | { kind: 'tail fan'; size: number; n: number; rise: number; spread: number }
  | { kind: 'comb'; size: number }
  | { kind: 'crest'; size: number; n: number }
  | { kind: 'ruff'; size: number }
  | { kind: 'sail'; size: number };

/** How the coat is coloured; the colours themselves are slots (`belly`, `markings`, `legs`, `feet`, `face`, `tail`). */
export interface LookSpec {
  /** Size of the light underside, 0 none .. 1 full. */
  belly?: number;
  markings?:
    | 'stripes'
    | 'spots'
    | 'rosettes'
    | 'patches'
    | 'giraffe'
    | 'mottle'
    | 'saddle'
    | 'mask'
    | 'panda'
    | 'orca'
    | 'hourglass'
    | 'bands'
    | 'back';
  /** Period of the markings, in withers heights. */
  scale?: number;
  /** Height up to which `feet` and `legs` colours reach, in withers heights. */
  feet?: number;
  legs?: number;
  /** Part of the head that `face` colours: 0.4 = the muzzle, 1 = the whole head. */
  face?: number;
  /** Part of the tail, from its tip, that `tail` colours. */
  tail?: number;
  /** Period of rings of the markings' colour round the tail, in withers heights. */
  rings?: number;
}

export interface TetrapodSpecies {
  plan: 'tetrapod';
  /** Withers height (birds and theropods: hip height), metres. */
  unit: number;
  trunk: TrunkSpec;
  neck: NeckSpec;
  head: HeadSpec;
  fore?: LimbSpec;
  hind?: LimbSpec;
  tail: TailSpec;
  wings?: WingSpec;
  extras?: readonly Extra[];
  look?: LookSpec;
  rigType?: 'quadruped' | 'avian' | 'biped' | 'other';
  /** How it holds itself at rest, if not on four straight legs: a rabbit crouches, a squirrel sits up with its hands before it. */
  stance?: 'crouch' | 'upright';
  /** Head turn to the side in the resting pose, degrees. Default 14. */
  turn?: number;
  /** Default 1. */
  heads?: number;
}

export interface FinSpec {
  /** Along the body, 0 nose .. 1 tail, start and end of the root. */
  from: number;
  to: number;
  /** Height over the body and backward lean of the tip, in body lengths. */
  height: number;
  lean: number;
}

export interface FishSpecies {
  plan: 'fish';
  /** Body length, metres. */
  unit: number;
  profile: 'fish' | 'shark' | 'whale' | 'tuna' | 'round' | 'flat';
  /** Half height and half width, in lengths. */
  depth: number;
  width: number;
  tail: 'fork' | 'fan' | 'lunate' | 'fluke' | 'shark';
  tailSize: number;
  dorsal: readonly FinSpec[];
  anal?: FinSpec;
  /** Length of the paired fins, and where they start. */
  pectoral: number;
  pectoralAt?: number;
  pelvic?: number;
  eye: { z: number; y: number; r: number };
  mouth?: 'small' | 'grin' | 'shark' | 'beak';
  horn?: number;
  spikes?: number;
  look?: LookSpec;
  whiteBands?: boolean;
}

export interface SerpentSpecies {
  plan: 'serpent';
  /** Length along the body, metres. */
  unit: number;
  pose: 'raised' | 'cobra' | 'humps' | 'worm' | 'caterpillar' | 'snail';
  /** Laid in coils rather than winding along the ground. */
  coiled?: boolean;
  /** Thickest radius, in lengths. */
  r: number;
  head: { length: number; width: number; height: number };
  eye: number;
  look?: LookSpec;
  rattle?: boolean;
  crest?: boolean;
}

export interface ArthropodSpecies {
  plan: 'arthropod';
  /** Body length, metres. */
  unit: number;
  /** Body segments, front to back: centre height and z, radii, slot; in body lengths. */
  segments: readonly {
    name: string;
    y: number;
    z: number;
    r: readonly [number, number, number];
    slot: 'skin' | 'shell' | 'face' | 'tail' | 'belly';
    k?: number;
  }[];
  /** Leg pairs: root z, foot z and x, knee height, thickness. */
  legs: readonly { z: number; footZ: number; footX: number; knee: number; r: number }[];
  eyes: readonly { x: number; y: number; z: number; r: number; compound?: boolean }[];
  antennae?: { length: number; curl: number };
  pincers?: { reach: number; size: number };
  mandibles?: number;
  stinger?: { length: number; size: number };
  horn?: number;
  wings?: { kind: 'bee' | 'dragonfly' | 'butterfly'; span: number; z: number; lift: number };
  elytra?: boolean;
  raptorial?: boolean;
  look?: LookSpec & { wingPattern?: boolean };
}

export interface SoftSpecies {
  plan: 'soft';
  /** Across, metres. */
  unit: number;
  kind: 'octopus' | 'squid' | 'jellyfish' | 'starfish';
  look?: LookSpec;
}

export type AnySpecies = TetrapodSpecies | FishSpecies | SerpentSpecies | ArthropodSpecies | SoftSpecies;
