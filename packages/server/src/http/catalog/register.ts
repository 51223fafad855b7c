import type { AppDeps } from '../deps.ts';
import type { Api } from '../routes/api.ts';
import { registerModel } from '../routes/model.ts';
import { registerModels } from '../routes/models.ts';
import { registerModelsMedia } from '../routes/models-media.ts';

/** What anybody may see of the catalog. */
export function registerCatalog(api: Api, deps: AppDeps): void {
  registerModels(api, deps);
  registerModel(api, deps);
}

/** Pictures, outside `/api`. */
export function registerMedia(app: Api, deps: AppDeps): void {
  registerModelsMedia(app, deps);
}
