import type { Database } from '../db/database.ts';

/** A file that a model was made of, and those beside it that it needed. */
export interface SourceDigest {
  /** Hexadecimal. */
  sha256: string;
  /** Digests of the others, by their names. */
  beside: Readonly<Record<string, string>>;
}

/** Remembers what a model was made of. */
export async function rememberSource(db: Database, modelId: string, { sha256, beside }: SourceDigest): Promise<void> {
  await db.pool.query(
    `insert into model_source (model_id, sha256, beside) values ($1, $2, $3)
     on conflict (model_id) do update set sha256 = excluded.sha256, beside = excluded.beside`,
    [modelId, sha256, JSON.stringify(beside)],
  );
}

/** Models that were made of this very file, the oldest first; whether the files beside it are the same is for the caller to see. */
export async function findModelSources(
  db: Database,
  sha256: string,
): Promise<(SourceDigest & { modelId: string; title: string; slug: string })[]> {
  const { rows } = await db.pool.query<SourceDigest & { modelId: string; title: string; slug: string }>(
    `select s.model_id as "modelId", s.sha256, s.beside, m.title, m.slug
     from model_source s join model m on m.id = s.model_id where s.sha256 = $1 order by m.created_at, m.id`,
    [sha256],
  );
  return rows;
}
