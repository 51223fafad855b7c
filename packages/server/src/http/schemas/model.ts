import { z } from 'zod';

const count = z.int().min(0);

/** A model of the catalog, as everybody sees it. */
export const modelSchema = z
  .object({
    id: z.string(),
    slug: z.string().meta({ description: 'Names the model in addresses, as the id does.' }),
    title: z.string(),
    description: z.string(),
    category: z.object({ slug: z.string(), name: z.string() }),
    tags: z.array(z.string()),
    license: z.object({ id: z.string().meta({ description: 'SPDX.' }), name: z.string(), url: z.string().nullable() }),
    author: z.object({ handle: z.string().nullable(), name: z.string() }),
    formats: z.array(z.string()).meta({ description: 'What `format` of a download may be; the first is usual.' }),
    files: z.array(z.object({ name: z.string(), bytes: count, mime: z.string() })),
    faces: count,
    vertices: count,
    animated: z.boolean(),
    rigged: z.boolean(),
    textured: z.boolean(),
    dimensions: z.object({ x: z.number(), y: z.number(), z: z.number(), unit: z.literal('m') }),
    thumbnail: z.string().nullable().meta({ description: 'Address of a WebP picture, from the host’s root.' }),
    images: z.array(z.string()),
    preview: z.string().nullable().meta({ description: 'Address of a lighter GLB to look at; null: pictures only.' }),
    featured: z.boolean().meta({ description: 'Needs a paid plan or a purchase.' }),
    tier: z.string().meta({ description: 'The smallest plan whose members may download it.' }),
    price: z.int().nullable().meta({ description: 'By itself, in minor units; null: not sold by itself.' }),
    currency: z.string(),
    downloads: count,
    likes: count.meta({ description: 'Members who have it among their favorites.' }),
    favorited: z.boolean().optional().meta({ description: 'Only for a member: whether it is among theirs.' }),
    owned: z.boolean().optional().meta({ description: 'Only for a member: whether they bought it by itself.' }),
    sha256: z.string().meta({ description: 'Of the first file.' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Model' });

/** An integer of a query, brought into a range. */
export function pageNumber(min: number, max: number, usual: number) {
  return z
    .string()
    .regex(/^-?\d{1,9}$/, { error: 'must be an integer' })
    .transform((text) => Math.min(max, Math.max(min, Number(text))))
    .default(usual);
}
