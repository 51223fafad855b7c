import { relative } from 'node:path';
import type { CatalogModel } from '../../catalog/model.ts';
import type { FoundSource } from '../../ingest/inspect/find-sources.ts';
import type { Inspected } from '../../ingest/inspect/inspected.ts';
import type { SettledDetails } from '../../ingest/metadata/settle-details.ts';
import { type Cell, shorten, table } from '../table.ts';

/** What became of one file. */
export type AddResult =
  | { what: 'added'; facts: Inspected; details: SettledDetails; notes: string[]; model: CatalogModel }
  | { what: 'would'; facts: Inspected; details: SettledDetails; notes: string[] }
  | { what: 'known'; modelId: string; title: string; slug: string }
  | { what: 'failed'; reason: string };

const DEFAULT_WIDTH = 100;

/** Tells of each file as it is done, and of all of them at the end. `end` gives the exit status. */
export function reportAdded(print: (line: string) => void, total: number, options: { json: boolean; dryRun: boolean }) {
  const done: { file: string; result: AddResult }[] = [];
  return {
    tell(source: FoundSource, result: AddResult): void {
      const file = relative(process.cwd(), source.main.path) || source.main.path;
      done.push({ file, result });
      if (options.json) print(JSON.stringify(asData(file, result)));
      else print(`[${done.length}/${total}] ${file}: ${sentenceOf(result)}`);
    },
    end(): number {
      const failed = done.filter(({ result }) => result.what === 'failed');
      if (!options.json) for (const line of summary(done, options.dryRun)) print(line);
      return failed.length ? 1 : 0;
    },
  };
}

function sentenceOf(result: AddResult): string {
  if (result.what === 'failed') return `FAILED, ${result.reason}`;
  if (result.what === 'known') return `skipped, it is ${result.slug} already`;
  const { category, license } = result.details;
  const name = result.what === 'added' ? result.model.slug : result.details.title;
  return `${name} (${category}, ${license?.id})${result.notes.map((note) => `\n    ${note}`).join('')}`;
}

function summary(done: readonly { file: string; result: AddResult }[], dryRun: boolean): string[] {
  const rows: Cell[][] = [];
  for (const { result } of done) {
    if (result.what !== 'added' && result.what !== 'would') continue;
    const { facts, details } = result;
    const { x, y, z } = facts.dimensions;
    const marks = [facts.rigged && 'rigged', facts.animated && 'animated', facts.textured && 'textured'].filter(
      Boolean,
    );
    rows.push([
      shorten(details.title, 32),
      details.category,
      shorten(details.license?.id ?? '-', 18),
      facts.format,
      facts.faces,
      [x, y, z].map((metres) => Number(metres.toPrecision(3))).join(' x '),
      marks.join(', ') || '-',
    ]);
  }
  const head = ['title', 'category', 'licence', 'format', 'faces', 'metres', 'is'];
  const lines = rows.length ? ['', ...table([head, ...rows], process.stdout.columns || DEFAULT_WIDTH)] : [];
  const count = (what: AddResult['what']): number => done.filter(({ result }) => result.what === what).length;
  const failures = done.flatMap(({ file, result }) =>
    result.what === 'failed' ? [`  ${file}: ${result.reason}`] : [],
  );
  if (failures.length) lines.push('', `failed (${failures.length})`, ...failures);
  const taken = dryRun ? `${count('would')} would be added` : `${count('added')} added`;
  lines.push('', `${taken}, ${count('known')} skipped, ${count('failed')} failed`);
  return lines;
}

function asData(file: string, result: AddResult): object {
  if (result.what === 'failed') return { file, result: 'failed', error: result.reason };
  if (result.what === 'known') return { file, result: 'skipped', id: result.modelId, slug: result.slug };
  const { notes: _notes, ...details } = result.details;
  const more = result.what === 'added' ? { id: result.model.id, slug: result.model.slug } : {};
  return {
    file,
    result: result.what === 'added' ? 'added' : 'would-add',
    ...more,
    ...details,
    facts: result.facts,
    notes: result.notes,
  };
}
