export { ARCHETYPES } from './archetypes/index.ts';
export * from './build/index.ts';
export * from './dsl/index.ts';
export { COLORS, MATERIALS } from './lexicon/index.ts';
export * from './planner/index.ts';
export {
  type Archetypes,
  type Finish,
  type FinishReading,
  findPart,
  isSure,
  nameWords,
  nounEntries,
  type PartFinish,
  paintedWith,
  parsePrompt,
  patternOf,
  readColor,
  readFinishes,
  type Thesaurus,
  type ThesaurusSense,
  type Token,
  tokenize,
  type Understood,
  type UnderstoodNode,
} from './prompt/index.ts';
export { classOf, dress } from './style/index.ts';
