export { type ParseOptions, parsePrompt } from './parse.ts';
export { findPart } from './parts.ts';
export { readColor } from './read-color.ts';
export type { Thesaurus, ThesaurusSense } from './thesaurus.ts';
export { type Token, tokenize } from './tokens.ts';
export { isSure, type Understood, type UnderstoodNode } from './understood.ts';
export { type Archetypes, nounEntries } from './vocabulary.ts';
