import type { Database } from '../db/database.ts';
import type { StoredFile } from './task.ts';

/** Files that a row of the database names. */
export interface NamedFiles {
  owner: string;
  files: Pick<StoredFile, 'key' | 'bytes' | 'sha256'>[];
}

/** Every file that tasks, uploads and the catalog name, row by row. */
export async function* namedFiles(db: Database, page = 500): AsyncGenerator<NamedFiles> {
  for (let after = ''; ; ) {
    const { rows } = await db.pool.query<{
      id: string;
      files: StoredFile[];
      kept: StoredFile[];
      thumb: StoredFile | null;
    }>(`select id, files, kept, thumb from task where status = 'done' and id > $1 order by id limit $2`, [after, page]);
    for (const row of rows) {
      yield { owner: row.id, files: [...row.files, ...row.kept, ...(row.thumb ? [row.thumb] : [])] };
    }
    if (rows.length < page) break;
    after = rows.at(-1)!.id;
  }
  for (let after = ''; ; ) {
    const { rows } = await db.pool.query<{ token: string; key: string; bytes: number; sha256: string }>(
      'select token, key, bytes, sha256 from upload where token > $1 order by token limit $2',
      [after, page],
    );
    for (const { token, ...file } of rows) yield { owner: token, files: [file] };
    if (rows.length < page) break;
    after = rows.at(-1)!.token;
  }
  for (let after = ''; ; ) {
    const { rows } = await db.pool.query<{ id: string; files: NamedFiles['files'] }>(
      `select m.id, (
         select json_agg(json_build_object('key', f.key, 'bytes', f.bytes, 'sha256', f.sha256)) from (
           select key, bytes, sha256 from model_file where model_id = m.id
           union all select key, bytes, sha256 from model_image where model_id = m.id
           union all select key, bytes, sha256 from model_preview where model_id = m.id
         ) f
       ) as files from model m where m.id > $1 order by m.id limit $2`,
      [after, page],
    );
    for (const row of rows) yield { owner: row.id, files: row.files };
    if (rows.length < page) break;
    after = rows.at(-1)!.id;
  }
}

/** Ids of running tasks, whose attempts may be writing. */
export async function runningTaskIds(db: Database): Promise<Set<string>> {
  const { rows } = await db.pool.query<{ id: string }>(`select id from task where status = 'running'`);
  return new Set(rows.map((row) => row.id));
}
