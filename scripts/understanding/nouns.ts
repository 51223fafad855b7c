import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ARCHETYPES, nounEntries, parsePrompt, type Thesaurus } from '../../packages/kernels/src/index.ts';

const TRIED = 200;

/** Classes that the words of the list do not tell apart from one another. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  animal: ['monster'],
  person: ['monster'],
  tool: ['thing', 'machine'],
  machine: ['thing', 'tool'],
  instrument: ['tool', 'thing'],
};

/** Tries nouns that the lexicon lacks: the share whose guess is of the right class, and whether every guess is declared. */
export function judgeNouns(show: number, thesaurus?: Thesaurus): void {
  const known = new Set(nounEntries(ARCHETYPES).map((e) => e.word));
  const unknown = readFileSync(resolve(import.meta.dirname, 'nouns.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '))
    .filter(([noun]) => !known.has(noun))
    .slice(0, TRIED);
  let right = 0;
  let declared = 0;
  const wrong: string[] = [];
  for (const [noun, classes] of unknown) {
    const { understood } = parsePrompt(`a ${noun}`, { seed: 7, archetypes: ARCHETYPES, thesaurus });
    const guess = understood.guesses.find((g) => g.word === noun);
    const kind = understood.nodes[0].kind;
    if (guess) declared++;
    if (classes.split('|').some((c) => c === kind || SAME[c]?.includes(kind))) right++;
    else wrong.push(`${noun} ${classes} as ${kind} (${guess?.because ?? 'not declared'})`);
  }
  console.log(`\n${wrong.slice(0, show).join('\n')}`);
  console.log(`${unknown.length} nouns outside the lexicon: right class ${right} (bar 70 %), declared ${declared}`);
}
