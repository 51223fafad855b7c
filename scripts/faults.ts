// Kills processes at random moments under load and prints what came of it: `npm run faults -- --rounds 20 [--only "kill server"]`.
import { parseArgs } from 'node:util';
import { campaign, FAULTS, type Outcome } from '../test/faults/campaign.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(performance.timeOrigin) % 1_000_000);
const columns = ['fault', 'rounds', 'acknowledged', 'done', 'refunded', 'retried', 'slowestMs'] as const;
const line = (cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`);

console.log(`seed ${seed}`);
line([...columns, 'problems']);
line([...columns, ''].map(() => '---'));
const outcomes: Outcome[] = [];
for (const fault of FAULTS) {
  if (values.only && values.only !== fault) continue;
  const outcome = await campaign(fault, Number(values.rounds), seed);
  outcomes.push(outcome);
  line([...columns.map((column) => outcome[column]), outcome.problems.length]);
}
for (const { fault, problems } of outcomes) for (const problem of problems) console.error(`${fault}: ${problem}`);
process.exit(outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0);
