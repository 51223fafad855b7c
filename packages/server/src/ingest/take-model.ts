import type { CatalogModel } from '../catalog/model.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../storage/store.ts';
import { type AddOptions, addModel } from './add-model.ts';
import type { ModelSource } from './inspect/inspected.ts';
import type { Inspector } from './inspect/inspector.ts';
import type { Details } from './metadata/details.ts';
import { settleDetails } from './metadata/settle-details.ts';
import { knownModel } from './source-digest.ts';

/** A model that is in the catalog already: made of the same file. */
export type KnownModel = NonNullable<Awaited<ReturnType<typeof knownModel>>>;

/**
 * Looks into a model file and puts it into the catalog, unless it is there already. Throws `IngestError` with a sentence when the file cannot be
 * used or nobody says its licence.
 */
export async function takeModel(
  { db, store, inspector }: { db: Database; store: Store; inspector: Inspector },
  source: ModelSource,
  details: Details,
  options: AddOptions & { signal?: AbortSignal } = {},
): Promise<{ added: CatalogModel } | { known: KnownModel }> {
  const known = await knownModel(db, source);
  if (known) return { known };
  const { signal, ...about } = options;
  return inspector.inspect(
    { ...source, formats: [], mustStateLicense: !details.license },
    async (inspected) => {
      // the same file may have come twice at once
      const meanwhile = await knownModel(db, source);
      if (meanwhile) return { known: meanwhile };
      const settled = await settleDetails(details, inspected.facts, { file: source.main.name });
      return { added: await addModel({ db, store }, source, inspected, settled, about) };
    },
    { signal },
  );
}
