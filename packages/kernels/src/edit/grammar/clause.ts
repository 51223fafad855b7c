import { type Token, tokenize } from '../../sculpt/index.ts';
import type { Instruction, Target } from '../types.ts';

/** A part of a prompt that asks for one thing. */
export interface Clause {
  tokens: readonly Token[];
  /** The words of the tokens, joined: what patterns are tried on. Quoted text stands in quotes. */
  text: string;
  /** As typed. */
  raw: string;
}

/** What rules may look at beside their clause. */
export interface Setting {
  /** Number of reference pictures. */
  refs: number;
  /** What the clause before was about: "turn the car red and make it shiny". */
  it: Target;
}

/** Reads a clause as instructions; undefined where it is not what the rule is about. */
export type Rule = (clause: Clause, setting: Setting) => Instruction[] | undefined;

/** A clause from tokens. */
export function clauseOf(tokens: readonly Token[]): Clause {
  return {
    tokens,
    text: tokens.map((t) => (t.kind === 'quote' ? `"${t.raw}"` : t.text)).join(' '),
    raw: rawOf(tokens),
  };
}

function rawOf(tokens: readonly Token[]): string {
  const out: string[] = [];
  let said = '';
  for (const token of tokens) {
    // A word with an apostrophe is several tokens of one raw text.
    if (token.kind === 'word' && token.raw.includes("'") && token.raw === said) continue;
    said = token.raw;
    out.push(token.kind === 'quote' ? `"${token.raw}"` : token.raw);
  }
  return out.join(' ').replace(/ ([,.])/g, '$1');
}

/** A clause from text. */
export function readClause(text: string): Clause {
  return clauseOf(tokenize(text));
}
