import type { MaterialSpec } from '../../texture/index.ts';
import type { NounClass, ParamValue } from '../dsl/archetype.ts';
import type { Look } from '../dsl/scene.ts';

export type { NounClass };

/** One thing that the sculptor can make: the words that lead to it, and what they mean. */
export interface NounEntry {
  /** Singular, lower case, spaces instead of hyphens. The first is canonical, the others synonyms. */
  words: readonly string[];
  archetype: string;
  /** Name of a ready set of parameters and materials that the archetype's own folder keeps (creatures). */
  preset?: string;
  /** Presets that resemble it, nearest first, when the archetype lacks `preset`: then the result is a guess. */
  like?: readonly string[];
  /** The first of `like`, with `params`, is the thing itself: a puppy is a dog of no age. Not a guess. */
  variant?: boolean;
  /** Over the archetype's defaults and the preset. */
  params?: Readonly<Record<string, ParamValue>>;
  /** Over the slots' materials. */
  materials?: Readonly<Record<string, Partial<MaterialSpec>>>;
  /** The size is the thing's own and not that of the preset: it is built to it. */
  sized?: boolean;
  /** Typical real size in metres. Length is the longest horizontal extent. One is enough. */
  size: { height?: number; length?: number };
  kind: NounClass;
  /** The archetype only stands in for the thing (a knight made as a robot): reported as a guess. */
  standIn?: boolean;
  /** The archetype planned for it, while another stands in. */
  wanted?: string;
}

/** A change to a parameter, applied where the archetype has it: multiplied, or set, then clamped to its range. */
export interface ParamEffect {
  params: readonly string[];
  times?: number;
  set?: ParamValue;
}

/** What an adjective does. Every field that applies is used. */
export interface AttributeEntry {
  words: readonly string[];
  /** Relative size: giant = 3, tiny = 0.3. */
  size?: number;
  effects?: readonly ParamEffect[];
  /** Laid over the material of what it is said of. */
  finish?: Partial<MaterialSpec>;
  /** 0..1, on all slots. */
  wear?: number;
  pattern?: 'stripes' | 'spots' | 'rings' | 'checks' | 'patches' | 'speckles';
  /** Colours that come with it ("rainbow", "fire"). */
  colors?: readonly string[];
  /** How several of it stand. */
  arrangement?: 'stack' | 'pile';
  look?: Look;
}

/** A word for what something is made of. */
export interface MaterialEntry {
  words: readonly string[];
  material: Partial<MaterialSpec> & { base: string };
  /** Its colour, when it lies on another material rather than replacing it: mossy stone. */
  coat?: string;
  /** Something to eat, whose name is a colour as well. */
  edible?: boolean;
}
