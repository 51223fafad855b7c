import type { NounClass } from '../lexicon/index.ts';
import type { Confidence } from './mention.ts';

/** What was made of one noun of the prompt. Goes to the member as it is. */
export interface UnderstoodNode {
  /** The words that it comes from. */
  words: string;
  /** What they were taken to mean. */
  noun: string;
  archetype: string;
  preset?: string;
  /** What it rather should be built as: the archetype planned for it, when another stands in. */
  wanted?: string;
  /** What it is, roughly. */
  kind: NounClass;
  confidence: Confidence;
  count: number;
  colors?: string[];
  materials?: string[];
  attributes?: string[];
  parts?: string[];
  pose?: string;
  text?: string;
}

/** The parser's account of a prompt: what each thing is, what had no effect, and every guess with its reason. */
export interface Understood {
  nodes: UnderstoodNode[];
  relations: string[];
  ignored: string[];
  guesses: { word: string; taken_as: string; because: string }[];
  /** Things worn or carried along that cannot be made yet, and nothing stands in for: their words are in `ignored` too. */
  left_out?: { words: string; noun: string; wanted: string; count: number; kind: NounClass }[];
}

/** Whether the parser took every word for what it is: no guess, nothing passed over but what the negative field asks in vain. */
export function isSure({ guesses, ignored }: Understood): boolean {
  return guesses.length === 0 && ignored.every((words) => words.startsWith('negative: '));
}
