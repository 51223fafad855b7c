import type { Token } from '../../sculpt/index.ts';
import type { EditRun, Instruction, Target } from '../types.ts';
import { ARTICLES, FILLERS, LEAD_IN, LEAD_OUT } from './polite.ts';

/** A part of a prompt that asks for one thing. */
export interface Clause {
  /** Without articles and words of politeness. */
  tokens: readonly Token[];
  /** The words of the tokens, joined by blanks: what patterns are tried on. Quoted text is `"`. */
  text: string;
  /** As typed. */
  raw: string;
  /** All tokens, those left out as well. */
  all: readonly Token[];
}

/** What rules may look at beside their clause, and where those that ask for nothing leave what they say. */
export interface Setting {
  /** Number of reference pictures. */
  refs: number;
  /** What the clause before was about: "turn the hat red and make it shiny". */
  it: Target | undefined;
  negative: string;
  keep: EditRun['keep'][number][];
}

/** Reads a clause as instructions; undefined where it is not what the rule is about. */
export type Rule = (clause: Clause, setting: Setting) => Instruction[] | undefined;

/** A clause from tokens: what people say around a request is left out. */
export function clauseOf(all: readonly Token[]): Clause {
  let tokens = all.filter((t) => t.kind === 'quote' || !FILLERS.has(t.text));
  const lead = LEAD_IN.exec(textOf(tokens) + ' ')?.[0].trim();
  if (lead) tokens = tokens.slice(lead.split(' ').length);
  const end = LEAD_OUT.exec(textOf(tokens))?.[0].trim();
  if (end) tokens = tokens.slice(0, -end.split(' ').length);
  tokens = tokens.filter((t) => t.kind === 'quote' || !ARTICLES.has(t.text));
  while (isLoose(tokens[0])) tokens.shift();
  while (isLoose(tokens.at(-1))) tokens.pop();
  return { tokens, text: textOf(tokens), raw: rawOf(all), all };
}

function isLoose(token: Token | undefined): boolean {
  if (!token || token.kind === 'quote') return false;
  return token.kind !== 'word' ? token.kind !== 'number' : /^(?:and|then|but|plus|while)$/.test(token.text);
}

/** Words joined by blanks. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map((t) => (t.kind === 'quote' ? '"' : t.text)).join(' ');
}

/** Words as typed. */
export function rawOf(tokens: readonly Token[]): string {
  const out: string[] = [];
  let said = '';
  for (const token of tokens) {
    // A word with an apostrophe is several tokens of one raw text.
    if (token.kind === 'word' && token.raw.includes("'") && token.raw === said) continue;
    said = token.raw;
    out.push(token.kind === 'quote' ? `"${token.raw}"` : token.raw);
  }
  return out.join(' ').replace(/ ([,.!?])/g, '$1');
}
