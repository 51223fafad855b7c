// How well prompts are understood: npm run understanding [-- --only relations --show 40]
// Reads the prompts beside it (scripts/understanding), and prints the share of archetypes, looks (colour and material), counts and
// relations that are right, and every fault. An archetype that is planned (`lexicon/planned.ts`) and not built yet counts as understood when
// the right one is named: how many, is said. Then nouns that the lexicon lacks: is the guess of the right class, and is it declared?
import { parseArgs } from 'node:util';
import { ARCHETYPES, nounEntries, parsePrompt, validateScene } from '../packages/kernels/src/index.ts';
import { wordnet } from '../packages/server/src/ops/_shared/wordnet.ts';
import { readExpectations } from './understanding/expect.ts';
import { judge, type Verdict } from './understanding/judge.ts';
import { judgeNouns } from './understanding/nouns.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '1000' },
    grep: { type: 'string', default: '' },
  },
});
const SUBJECTS = ['archetypes', 'looks', 'counts', 'relations', 'others'] as const;
const BARS: Readonly<Record<(typeof SUBJECTS)[number], number>> = {
  archetypes: 0.95,
  looks: 0.92,
  counts: 0.92,
  relations: 0.85,
  others: 0.85,
};
const total = new Map(SUBJECTS.map((s) => [s, { right: 0, wrong: 0 }]));
let unbuilt = 0;
let shown = 0;
const expectations = readExpectations().filter((e) => e.prompt.includes(values.grep));
for (const expected of expectations) {
  const { scene, understood } = parsePrompt(expected.prompt, { seed: 7, archetypes: ARCHETYPES, thesaurus: wordnet() });
  const verdict: Verdict = judge(expected, scene, understood);
  unbuilt += verdict.archetypes.unbuilt;
  const faults: string[] = [];
  for (const subject of SUBJECTS) {
    const sum = total.get(subject)!;
    sum.right += verdict[subject].right;
    sum.wrong += verdict[subject].wrong.length;
    if (subject.startsWith(values.only)) faults.push(...verdict[subject].wrong);
  }
  if (faults.length && shown++ < Number(values.show)) console.log(`${expected.prompt}\n    ${faults.join(' | ')}`);
}
console.log(`\n${expectations.length} prompts`);
for (const [subject, { right, wrong }] of total) {
  const share = right / Math.max(1, right + wrong);
  const note = subject === 'archetypes' ? `, ${unbuilt} of them understood but not built yet` : '';
  console.log(
    `${subject.padEnd(11)} ${(100 * share).toFixed(1)} % (bar ${100 * BARS[subject]} %): ${right} of ${right + wrong}${note}`,
  );
}
if (!values.grep) {
  judgeNouns(0);
  judgeNouns(Number(values.show), wordnet());
  checkLexicon();
}

/** Every noun that is known must give a scene that needs no correction. */
function checkLexicon(): void {
  const nouns = nounEntries(ARCHETYPES);
  const corrected = nouns.filter(({ word }) => {
    const { scene } = parsePrompt(`a ${word}`, { seed: 7, archetypes: ARCHETYPES });
    return validateScene(scene, ARCHETYPES).notes.length > 0;
  });
  const stoodFor = nouns.filter((n) => n.confidence === 'guess').length;
  console.log(
    `${nouns.length} nouns, for ${stoodFor} of them something stands in; ${corrected.length} scenes corrected`,
  );
  for (const { word } of corrected) console.log(`  ${word}`);
}
