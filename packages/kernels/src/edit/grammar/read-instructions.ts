import { GeometryError } from '../../math/index.ts';
import { type Token, tokenize } from '../../sculpt/index.ts';
import type { Instruction, Target } from '../types.ts';
import { readAdjust } from './adjust.ts';
import { clauseOf, type Rule, rawOf, type Setting, textOf } from './clause.ts';
import { readCrop } from './crop.ts';
import { readEffect } from './effects.ts';
import { readFlip, readRotate, readScale } from './geometry.ts';
import { readBackground } from './ground.ts';
import { readKeep } from './keep.ts';
import { readLettering } from './lettering.ts';
import { readChange, readColoredPart, readSomewhere } from './recolor.ts';
import { readAdd, readReference, readRemove, readReplace } from './things.ts';
import { readView } from './view.ts';
import { CAN_ASK } from './words.ts';

/** Tried in order; the first that reads all of a clause wins. */
const RULES: readonly Rule[] = [
  ...[readKeep, readReference, readFlip, readRotate, readView, readEffect, readCrop, readScale, readLettering],
  ...[readBackground, readAdjust, readChange, readSomewhere, readColoredPart, readReplace, readRemove, readAdd],
];

/** Words that part instructions and belong to neither. */
const PARTINGS = new Set(['and', 'then', 'but', 'while', 'plus', 'also', 'with', 'after', 'that', 'so']);
/** Words that begin what says more of the same: "put it on a beach [at sunset]". They stay with what follows. */
const WEAK =
  /^(?:on|in|at|with|without|against|under|as|to|into|over|except|not|no|wearing|holding|using|like|make|turn|add|remove|keep|but)$/;
const WORDS_MAX = 260;
/** No wish is longer; this bounds the work that a senseless prompt can make. */
const SPAN_MAX = 30;

/** What a prompt asks for, in order, and what it asks to keep. */
export interface EditReading {
  instructions: Instruction[];
  keep: Target[];
}

/**
 * Reads a prompt as instructions. Every word counts: what no rule reads throws GeometryError `not-understood` with a sentence that names it and says what can be
 * asked; so does a prompt that asks for nothing. Cost: rules tried on spans between words that may part instructions, longest first.
 */
export function readInstructions(prompt: string, options: { refs: number; negative?: string }): EditReading {
  const tokens = tokenize(prompt);
  if (tokens.length > WORDS_MAX)
    throw new GeometryError('not-understood', `prompt: more than ${WORDS_MAX} words; say it in fewer.`);
  const breaks = [0];
  for (let i = 1; i < tokens.length; i++)
    if (isParting(tokens[i]) || isParting(tokens[i - 1]) || WEAK.test(tokens[i].text)) breaks.push(i);
  breaks.push(tokens.length);
  const parser = new Parser(tokens, breaks, options.refs, options.negative ?? '');
  const found = parser.read(0, undefined);
  if (!found) throw parser.complaint();
  if (!found.instructions.length)
    throw new GeometryError('not-understood', `prompt: it asks for no change. ${CAN_ASK}`);
  return found;
}

function isParting(token: Token): boolean {
  return token.kind === 'comma' || token.kind === 'stop' || (token.kind === 'word' && PARTINGS.has(token.text));
}

/** Divides a prompt into spans that rules read, backtracking where what is left cannot be read. */
class Parser {
  private readonly dead = new Set<number>();
  private furthest = 0;
  private readonly tokens: readonly Token[];
  private readonly breaks: readonly number[];
  private readonly refs: number;
  private readonly negative: string;

  constructor(tokens: readonly Token[], breaks: readonly number[], refs: number, negative: string) {
    this.tokens = tokens;
    this.breaks = breaks;
    this.refs = refs;
    this.negative = negative;
  }

  read(from: number, it: Target | undefined): EditReading | undefined {
    const start = this.breaks[from];
    this.furthest = Math.max(this.furthest, from);
    if (start >= this.tokens.length) return { instructions: [], keep: [] };
    if (this.dead.has(from)) return undefined;
    // A word that only parts is skipped; "with" may also begin what a rule reads.
    const skips = isParting(this.tokens[start]) && this.breaks[from + 1] === start + 1;
    for (let to = this.breaks.length - 1; to > from; to--) {
      const span = this.tokens.slice(start, this.breaks[to]);
      if (span.length > SPAN_MAX || span.some((t, i) => t.kind === 'stop' && i < span.length - 1)) continue;
      const found = this.readSpan(span, it);
      if (!found) continue;
      const rest = this.read(to, found.it ?? it);
      if (rest)
        return { instructions: [...found.instructions, ...rest.instructions], keep: [...found.keep, ...rest.keep] };
    }
    const rest = skips ? this.read(from + 1, it) : undefined;
    if (!rest) this.dead.add(from);
    return rest;
  }

  private readSpan(span: readonly Token[], it: Target | undefined): (EditReading & { it?: Target }) | undefined {
    const clause = clauseOf(span);
    if (!clause.tokens.length)
      return span.length && span.every((t) => t.kind === 'word') ? { instructions: [], keep: [] } : undefined;
    const setting: Setting = { refs: this.refs, negative: this.negative, it, keep: [] };
    for (const rule of RULES) {
      const instructions = rule(clause, setting);
      if (!instructions) continue;
      const last = instructions.findLast((i) => 'target' in i && i.target.of !== 'all');
      const about = last && 'target' in last ? last.target : undefined;
      return { instructions, keep: setting.keep, it: about };
    }
    return undefined;
  }

  /** The sentence for what could not be read: from where reading stuck to the end of that sentence part. */
  complaint(): GeometryError {
    let from = this.breaks[this.furthest];
    while (from < this.tokens.length - 1 && isParting(this.tokens[from])) from++;
    let to = from + 1;
    while (
      to < this.tokens.length &&
      this.tokens[to].kind !== 'stop' &&
      !(isParting(this.tokens[to]) && to > from + 1 && this.tokens[to].text !== 'with')
    )
      to++;
    const words = rawOf(this.tokens.slice(from, to));
    const all = textOf(this.tokens.slice(from, to)) === textOf(this.tokens);
    return new GeometryError(
      'not-understood',
      `prompt: "${words}" was not understood${all ? '' : ', so nothing was done'}. ${CAN_ASK}`,
    );
  }
}
