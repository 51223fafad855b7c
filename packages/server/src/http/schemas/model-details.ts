import { z } from 'zod';
import { type Details, readDetails } from '../../ingest/metadata/details.ts';
import { ServiceError } from '../errors/service-error.ts';

const text = z.string();
const license = text.meta({ description: 'SPDX, such as CC0-1.0 or CC-BY-4.0.' });
const category = text.meta({ description: 'Slug of a category; a new one is made.' });
const tier = text.nullable().meta({ description: 'The smallest plan whose members may download it; null: any.' });
const price = z.int().nullable().meta({ description: 'By itself, in minor units; null: not sold by itself.' });

/** What can be said of a model of the catalog, as JSON. `readModelDetails` looks closer. */
export const modelDetailsSchema = z
  .object({
    title: text.optional(),
    description: text.optional(),
    category: category.optional(),
    tags: z.array(text).optional(),
    license: z
      .union([license, z.strictObject({ id: text, name: text.optional(), url: text.nullable().optional() })], {
        error: 'must be a string, or an object with an id',
      })
      .optional()
      .meta({ description: 'Terms of your own: an id LicenseRef-… and a name.' }),
    author: z
      .union([text, z.strictObject({ name: text, handle: text.nullable().optional() })], {
        error: 'must be a string, or an object with a name',
      })
      .optional()
      .meta({ description: 'Who made it; the handle, if they are a member.' }),
    featured: z.boolean().optional(),
    tier: tier.optional(),
    price: price.optional(),
  })
  .meta({ id: 'ModelDetails' });

/** The same, as a query says it; what is empty is not said. */
export const modelDetailsQuery = z.object({
  title: text.optional(),
  description: text.optional(),
  category: category.optional(),
  tags: text.optional().meta({ description: 'With commas between.' }),
  license: license.optional(),
  author: text.optional(),
  featured: text.optional().meta({ description: 'true or false.' }),
  tier: text.optional().meta({ description: 'The smallest plan whose members may download it.' }),
  price: text.optional().meta({ description: 'By itself, in minor units.' }),
});

/** Checks what is said of a model; what is wrong is a 400 that names the field. */
export function readModelDetails(said: z.output<typeof modelDetailsSchema>, tiers: readonly string[]): Details {
  return readDetails(said, '', tiers, (sentence) => new ServiceError('invalid', sentence));
}

/** Checks what a query says of a model. */
export function readQueryDetails(query: z.output<typeof modelDetailsQuery>, tiers: readonly string[]): Details {
  const { featured, price, tags, ...texts } = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value?.trim()),
  ) as z.output<typeof modelDetailsQuery>;
  if (featured !== undefined && featured !== 'true' && featured !== 'false')
    throw new ServiceError('invalid', 'featured: must be true or false');
  if (price !== undefined && !/^\d{1,10}$/.test(price)) throw new ServiceError('invalid', 'price: must be an integer');
  return readModelDetails(
    {
      ...texts,
      ...(featured && { featured: featured === 'true' }),
      ...(price && { price: Number(price) }),
      ...(tags && { tags: tags.split(',').filter((tag) => tag.trim()) }),
    },
    tiers,
  );
}
