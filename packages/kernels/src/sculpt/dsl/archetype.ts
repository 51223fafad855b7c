import type { Shape } from '../../curves/index.ts';
import type { Rng, Vec3 } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';

/** One named piece of a sculpture: its own mesh, its own material, its own glTF node. */
export interface PartSpec {
  /** Field term, unique in the sculpture, such as `left eye`, `wing membrane right`, `door handle`. */
  name: string;
  shape: Shape;
  material: MaterialSpec;
  /** Share of the triangle budget relative to what its area would get. Default 1; faces and hands 2, floors 0.3. */
  detail?: number;
  /** Only for `sheet` shapes of thickness 0. */
  twoSided?: boolean;
  /** The joint that a rigid part follows (eyes, teeth, horns, armour). Soft parts leave it out and are skinned. */
  joint?: string;
  /** Truly inside something (an axle, a tongue behind closed lips): not counted as buried by the checks. */
  hidden?: boolean;
}

/**
 * A place where another thing is put, held or worn. Sculpture-local. The names that the layout knows, and what `at`, `dir` and `size` are:
 *
 * | name | at | dir | size |
 * |---|---|---|---|
 * | `seat`, `saddle` | where somebody sits, stands or rides | up | width |
 * | `top` | where things are put down | up | width that is free |
 * | `chamber` | middle of the floor of a closed room that is looked into | up | clear width and height |
 * | `inside` | middle of the opening | out of it | clear width |
 * | `left hand`, `right hand`, `mouth` | middle of the grip | along which a held shaft points, from the little finger to the thumb | thickness of the shaft |
 * | `head` | crown | up | width of the head, without ears |
 * | `eyes` | between the eyes, on the face | out of the face | width of the face there |
 * | `neck` | front of the neck's root | out | width of the neck |
 * | `back` | between the shoulder blades | out | width of the back |
 * | `left shoulder`, `right shoulder` | on top of it | up | width |
 * | `front left foot`, ... `hind right foot` | on the ground below the leg | up | width of the foot |
 * | `feet` | between the soles | up | width of both |
 * | `handle` | of a held thing: middle of its grip | along the shaft, towards the end that does the work | thickness |
 * | `wear` | of a worn thing: what comes to lie at the host's place (the crown, under a hat) | as the host's | clear width inside |
 * | `sit` | of a sitting body: below the pelvis | up | width of the hips |
 * | `hook` | of a hanging thing: its topmost ring | up | thickness |
 */
export interface Socket {
  at: Vec3;
  dir: Vec3;
  /** Metres. */
  size: number;
}

export interface Joint {
  name: string;
  /** Index of the parent joint; -1 for the root. Parents come before children. */
  parent: number;
  /** Rest position, sculpture-local metres. */
  at: Vec3;
}

export interface Skeleton {
  rigType: 'biped' | 'quadruped' | 'hexapod' | 'octopod' | 'avian' | 'serpentine' | 'aquatic' | 'other';
  joints: readonly Joint[];
}

/** What an archetype builds: parts around the origin, standing on y = 0, facing +Z, in real-world metres. */
export interface Sculpture {
  parts: readonly PartSpec[];
  sockets?: Readonly<Record<string, Socket>>;
  skeleton?: Skeleton;
}

/** `vary` is what the seed may choose where the prompt leaves it open: only values that somebody would have chosen. */
export type ParamSpec =
  /** `vary`: from, to, whole numbers where both are; or numbers by weight. */
  | {
      type: 'number';
      min: number;
      max: number;
      default: number;
      unit?: string;
      about: string;
      vary?: readonly [from: number, to: number] | Readonly<Record<number, number>>;
    }
  /** `vary`: choices by weight. */
  | {
      type: 'choice';
      of: readonly string[];
      default: string;
      about: string;
      vary?: Readonly<Record<string, number>>;
    }
  /** `vary`: the share of designs that have it. */
  | { type: 'flag'; default: boolean; about: string; vary?: number }
  | { type: 'text'; default: string; max: number; about: string };

/** A thing of an archetype that can be coloured or made of something: "with orange wings" finds the slot `wings`. */
export interface SlotSpec {
  material: MaterialSpec;
  /** Words that name it in a prompt, singular. The first is the canonical one. */
  words: readonly string[];
  /** The slot that a colour or material said of the whole thing goes to. Exactly one slot per archetype. */
  main?: boolean;
}

export type ParamValue = number | string | boolean;

export interface ArchetypeInput {
  /** Every declared parameter, clamped. */
  params: Readonly<Record<string, ParamValue>>;
  /** Every declared slot, with what the prompt asked for already applied. */
  materials: Readonly<Record<string, MaterialSpec>>;
  /** Taste, not noise: 1-2 % asymmetry, choices among designs. */
  rng: Rng;
}

/** Slot materials that go together: a sunburst guitar with its tortoise pickguard. A colour brings its shades along. */
export interface Palette {
  name: string;
  /** How often it comes, relative to the others of its group. Default 1; 0 leaves it to the words. */
  weight?: number;
  /** Over the slots' materials; a recipe of its own replaces them. Empty is the plain default. */
  slots: Readonly<Record<string, Partial<MaterialSpec>>>;
}

/** Palettes of which the seed chooses one. */
export interface PaletteGroup {
  /** The slot that it is about: where the prompt, the noun or the preset says its colour or material, the whole group is left out. */
  lead: string;
  /** Only where these parameters have one of these values. Of groups with one lead, the first that applies is drawn from. */
  when?: Readonly<Record<string, readonly ParamValue[]>>;
  /** The most typical first. */
  of: readonly Palette[];
}

/** A noun that is a ready-made case of an archetype: `pickup truck` = car with body `pickup`. */
export interface Preset {
  params?: Readonly<Record<string, ParamValue>>;
  /** Merged over the slots' defaults before what the prompt asks for. */
  materials?: Readonly<Record<string, Partial<MaterialSpec>>>;
  /** Slots that it only sets to the usual: the seed may choose others. What else it sets is what the noun means. */
  open?: readonly string[];
  /** Parameters likewise. */
  openParams?: readonly string[];
  /** Usual outer size in metres, for scale among several things. */
  size?: { height?: number; width?: number; depth?: number };
  /** The archetype builds it in another size than that: it is scaled. */
  scaled?: true;
}

/** What a thing is, roughly: decides how attributes and relations apply, and what stands in for an unknown member of it. */
export type NounClass =
  | 'animal'
  | 'monster'
  | 'person'
  | 'machine'
  | 'vehicle'
  | 'furniture'
  | 'building'
  | 'plant'
  | 'food'
  | 'container'
  | 'clothing'
  | 'instrument'
  | 'terrain'
  | 'weapon'
  | 'tool'
  | 'mineral'
  | 'text'
  | 'thing';

/** A family of objects: a function from a few meaningful parameters to parts. One folder each. */
export interface Archetype {
  name: string;
  kind: NounClass;
  /** Usual real size in metres of what its nouns do not say otherwise: height, or longest horizontal extent. */
  size: { height?: number; length?: number };
  params: Readonly<Record<string, ParamSpec>>;
  slots: Readonly<Record<string, SlotSpec>>;
  /** Colours that suit, where the prompt leaves them open. */
  palettes?: readonly PaletteGroup[];
  /** Nouns (singular, lower case) that it answers to, the plainest first. */
  presets?: Readonly<Record<string, Preset>>;
  /** Feet that shoes go on one by one, for these parameters. Absent: it is shod by the pair, or not at all. */
  feet?(params: Readonly<Record<string, ParamValue>>): number;
  build(input: ArchetypeInput): Sculpture;
}
