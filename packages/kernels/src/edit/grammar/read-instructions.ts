import { GeometryError } from '../../math/index.ts';
import type { Instruction, Target } from '../types.ts';
import type { Clause, Rule, Setting } from './clause.ts';
import { readFlip } from './geometry.ts';
import { splitClauses } from './split.ts';
import { readStyle } from './styles.ts';

/** Tried in order; the first that reads a clause wins. */
const RULES: readonly Rule[] = [readFlip, readStyle];

/** What a prompt asks for, in order, and what it asks to keep. */
export interface EditReading {
  instructions: Instruction[];
  keep: Target[];
}

/**
 * Reads a prompt as instructions. Never guesses: a clause that no rule reads throws GeometryError `not-understood` with a sentence that names it and
 * says what can be asked. Linear in the words.
 */
export function readInstructions(prompt: string, options: { refs: number }): EditReading {
  const reading: EditReading = { instructions: [], keep: [] };
  const setting: Setting = { refs: options.refs, it: { of: 'subject' } };
  for (const clause of splitClauses(prompt)) {
    const found = readClause(clause, setting);
    if (!found) throw notUnderstood(clause);
    reading.instructions.push(...found);
  }
  return reading;
}

function readClause(clause: Clause, setting: Setting): Instruction[] | undefined {
  for (const rule of RULES) {
    const found = rule(clause, setting);
    if (found) return found;
  }
  return undefined;
}

function notUnderstood({ raw }: Clause): GeometryError {
  return new GeometryError(
    'not-understood',
    `prompt: "${raw}" was not understood. Ask for a colour, a background, a style, light, a crop, a turn, text, a frame, or for things to be added or taken away.`,
  );
}
