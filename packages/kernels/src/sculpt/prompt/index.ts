export { type ParseOptions, parsePrompt } from './parse.ts';
export { findPart } from './parts.ts';
export type { Thesaurus, ThesaurusSense } from './thesaurus.ts';
export { isSure, type Understood, type UnderstoodNode } from './understood.ts';
export { type Archetypes, nounEntries } from './vocabulary.ts';
