import type { ScenePart, SceneRelation } from '../dsl/scene.ts';
import {
  type AttributeEntry,
  DEPICTIONS,
  type Depiction,
  type MaterialEntry,
  type NounEntry,
} from '../lexicon/index.ts';

/**
 * How sure we are of a noun: the thing itself, another word for it, or something in its place; `planned` where a planner said
 * what it is.
 */
export type Confidence = 'exact' | 'synonym' | 'guess' | 'planned';

/** What was said of a thing or of a part of it. */
export interface Modifiers {
  colors: { name: string; hex: string }[];
  materials: MaterialEntry[];
  attributes: AttributeEntry[];
  /** "made of": the whole thing, not only its main surface. */
  entirely?: boolean;
  count?: number;
  /** "A pair of": one thing where the thing is a pair itself. */
  pair?: boolean;
  /** How several of it stand. */
  arrangement?: 'stack' | 'pile';
  vague?: boolean;
  /** Metres along an axis. */
  measure?: { axis: 'height' | 'length' | 'width'; metres: number };
  /** "bat wings": the kind of a part, as a noun before it. */
  kind?: string;
  words: string[];
}

/** A part of a thing that was named: "orange wings", "no horns", "three heads". */
export interface PartMention {
  /** The word as the part vocabulary knows it. */
  part: string;
  mods: Modifiers;
  negated: boolean;
  words: string;
}

/** A thing that was named. */
export interface Mention {
  entry: NounEntry;
  confidence: Confidence;
  /** The noun as typed. */
  noun: string;
  /** Why a guess was made, in a few words. */
  because?: string;
  plural: boolean;
  mods: Modifiers;
  parts: PartMention[];
  /** What is said of single slots by name: a planner's way. Changes materials only, never a parameter. */
  slots?: Readonly<Record<string, Modifiers>>;
  /** Its pieces, where a planner puts it together itself: then no archetype makes it. */
  composed?: readonly ScenePart[];
  /** Poses asked for. */
  poses: string[];
  /** Lettering. */
  text?: string;
  /** A figure of the thing: "statue of", "toy". */
  depiction?: string;
  words: string[];
}

export interface MentionLink {
  a: Mention;
  rel: SceneRelation['rel'];
  b: Mention;
  /** Where on the body of b. */
  place?: SceneRelation['place'];
}

/** A thing just named, with what was said before its noun. What only stands in as letters, shows its name. */
export function newMention(
  entry: NounEntry,
  confidence: Confidence,
  item: { words: string; raw: string; plural: boolean },
  mods: Modifiers,
  because?: string,
): Mention {
  return {
    entry,
    confidence,
    noun: item.words,
    because,
    plural: item.plural,
    mods,
    parts: [],
    poses: [],
    text: entry.archetype === 'text' && entry.standIn ? item.raw.slice(0, 24) : undefined,
    words: [...mods.words, item.raw],
  };
}

/** Empty modifiers. */
export function noModifiers(): Modifiers {
  return { colors: [], materials: [], attributes: [], words: [] };
}

/** What its depiction word asks for. */
export function depictionOf({ depiction }: Mention): Depiction | undefined {
  return depiction === undefined ? undefined : DEPICTIONS.find(({ words }) => words[0] === depiction);
}
