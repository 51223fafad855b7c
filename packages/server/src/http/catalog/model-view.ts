import type { z } from 'zod';
import type { CatalogModel } from '../../catalog/model.ts';
import { modelPrice } from '../../payments/offers.ts';
import type { ServiceConfig } from '../deps.ts';
import type { modelSchema } from '../schemas/model.ts';
import { neededTier } from './tiers.ts';

/** What a model is to the member who asks. */
export interface Theirs {
  favorited: boolean;
  /** Bought by itself. */
  owned: boolean;
}

/** A model as it is shown. `theirs` is told only to a member. */
export function modelView(
  model: CatalogModel,
  config: Pick<ServiceConfig, 'tiers' | 'models'>,
  theirs?: Theirs,
): z.output<typeof modelSchema> {
  const images = model.images.map(({ sha256 }, n) => imageAddress(model.id, n, sha256));
  return {
    id: model.id,
    slug: model.slug,
    title: model.title,
    description: model.description,
    category: model.category,
    tags: [...model.tags],
    license: model.license,
    author: model.author,
    formats: [...new Set(model.files.map(({ format }) => format))],
    files: model.files.map(({ name, bytes, mime }) => ({ name, bytes, mime })),
    faces: model.faces,
    vertices: model.vertices,
    animated: model.animated,
    rigged: model.rigged,
    textured: model.textured,
    dimensions: { ...model.dimensions, unit: 'm' },
    thumbnail: images[0] ?? null,
    images,
    preview: model.preview ? `/media/models/${model.id}/preview.glb?v=${model.preview.sha256.slice(0, 12)}` : null,
    featured: model.featured,
    tier: neededTier(model, config.tiers),
    price: modelPrice(config, model),
    currency: config.models.currency,
    downloads: model.downloads,
    likes: model.likes,
    ...theirs,
    sha256: model.sha256,
    created_at: model.createdAt.toISOString(),
    updated_at: model.updatedAt.toISOString(),
  };
}

/** Another picture has another address, so that one that was seen may be kept for good. */
export function imageAddress(modelId: string, n: number, sha256: string): string {
  return `/media/models/${modelId}/${n}.webp?v=${sha256.slice(0, 12)}`;
}
