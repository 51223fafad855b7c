import { randomBytes } from 'node:crypto';
import type { CatalogModel, NewModel } from '../../../packages/server/src/catalog/model.ts';
import { sampleModel } from '../../../packages/server/src/catalog/testing.ts';
import { insertModel } from '../../../packages/server/src/catalog/write-model.ts';
import type { TestService } from './service.ts';

/** Adds a model whose bytes are in the store: random ones, `size` of them a file. */
export async function addModel(service: TestService, more: Partial<NewModel> = {}, size = 5000): Promise<CatalogModel> {
  const model = sampleModel(more);
  const put = async <T extends { key: string }>(file: T) => ({
    ...file,
    ...(await service.store.put(file.key, randomBytes(size))),
  });
  const files = await Promise.all(model.files.map(put));
  const images = await Promise.all(model.images.map(put));
  return insertModel(service.db, { ...model, files, images });
}
