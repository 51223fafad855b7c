import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { welcomeMember } from '../auth.ts';
import type { AppDeps } from '../deps.ts';
import type { Api } from '../routes/api.ts';
import { registerDownloads } from '../routes/downloads.ts';
import { registerFavorites } from '../routes/favorites.ts';
import { registerGallery } from '../routes/gallery.ts';
import { registerGalleryLike } from '../routes/gallery-like.ts';
import { registerGalleryMedia } from '../routes/gallery-media.ts';
import { registerMembersMe } from '../routes/members-me.ts';
import { registerModel } from '../routes/model.ts';
import { registerModels } from '../routes/models.ts';
import { registerModelDownload } from '../routes/models-download.ts';
import { registerModelsMedia } from '../routes/models-media.ts';
import { registerSiteConfig } from '../routes/site-config.ts';

/** What anybody may see of the catalog and the gallery; members see what is theirs in them. */
export function registerCatalog(api: Api, deps: AppDeps): void {
  registerSiteConfig(api, deps);
  api.register(async (scope) => {
    welcomeMember(scope, deps);
    const typed = scope.withTypeProvider<ZodTypeProvider>();
    registerModels(typed, deps);
    registerModel(typed, deps);
    registerGallery(typed, deps);
  });
}

/** What is a member's own. */
export function registerMembersCatalog(api: Api, deps: AppDeps): void {
  registerModelDownload(api, deps);
  registerFavorites(api, deps);
  registerDownloads(api, deps);
  registerMembersMe(api, deps);
  registerGalleryLike(api, deps);
}

/** Pictures and what is shown, outside `/api`. */
export function registerMedia(app: Api, deps: AppDeps): void {
  registerModelsMedia(app, deps);
  registerGalleryMedia(app, deps);
}
