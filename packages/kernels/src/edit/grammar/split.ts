import { tokenize } from '../../sculpt/index.ts';
import { type Clause, clauseOf } from './clause.ts';

/** Takes a prompt apart at sentences, commas, "and" and "then". */
export function splitClauses(prompt: string): Clause[] {
  const clauses: Clause[] = [];
  let open: ReturnType<typeof tokenize> = [];
  const close = (): void => {
    if (open.length) clauses.push(clauseOf(open));
    open = [];
  };
  for (const token of tokenize(prompt)) {
    if (token.kind === 'comma' || token.kind === 'stop' || token.text === 'and' || token.text === 'then') close();
    else open.push(token);
  }
  close();
  return clauses;
}
