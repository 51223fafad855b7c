import { z } from 'zod';
import { LICENSES, type License } from './licenses.data.ts';
import { isOwnReference, readLicense } from './read-license.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line');

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(60, 'must be at most 60 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case words with hyphens between');

const webAddress = z.url({ protocol: /^https?$/, hostname: /./ }).max(500);

const licenseSchema = z
  .union([line(200), z.strictObject({ id: line(80), name: line(200).optional(), url: webAddress.nullish() })])
  .transform((given, context): License => {
    const { id, name, url } = typeof given === 'string' ? { id: given, name: undefined, url: undefined } : given;
    const known = readLicense(id);
    if (known) return { id: known.id, name: name ?? known.name, url: url ?? known.url };
    if (isOwnReference(id) && name) return { id, name, url: url ?? null };
    const own = isOwnReference(id) ? `${id} needs a name` : `"${id}" is no licence that is known here`;
    context.addIssue({
      code: 'custom',
      message: `${own}; give an SPDX identifier such as ${[...LICENSES.keys()].slice(0, 3).join(', ')}, or {"id": "LicenseRef-mine", "name": "..."}`,
    });
    return z.NEVER;
  });

const authorSchema = z
  .union([line(120), z.strictObject({ name: line(120), handle: line(60).nullish() })])
  .transform((given) =>
    typeof given === 'string' ? { name: given, handle: null } : { ...given, handle: given.handle ?? null },
  );

/** What can be said of a model; whatever is left out is found in the file, guessed, or taken from the command. */
export const detailsSchema = z.strictObject({
  title: line(160).optional(),
  description: z
    .string()
    .trim()
    .max(5000, 'must be at most 5000 characters')
    .refine((text) => !text.includes('\0'), 'must be text')
    .optional(),
  /** Slug of a category. */
  category: slug.optional(),
  tags: z
    .array(line(40).transform((tag) => tag.toLowerCase()))
    .max(32, 'must be at most 32')
    .transform((tags) => [...new Set(tags)])
    .optional(),
  license: licenseSchema.optional(),
  author: authorSchema.optional(),
  featured: z.boolean().optional(),
  /** Smallest plan whose members may download it. */
  tier: line(40).nullish(),
  /** By itself, in minor units. */
  price: z.int().positive('must be more than 0; null for none').max(100_000_000, 'must be at most 100000000').nullish(),
});

export type Details = z.output<typeof detailsSchema>;

/** Reads details that somebody wrote, from JSON or from a form. Throws a sentence that names the field; before it `where`, unless that is empty. */
export function readDetails(
  value: unknown,
  where: string,
  tiers: readonly string[],
  fail: (sentence: string) => Error,
): Details {
  const prefix = where && `${where}: `;
  const read = detailsSchema.safeParse(value);
  if (!read.success) throw fail(`${prefix}${issueOf(read.error)}`);
  const { tier } = read.data;
  if (tier && !tiers.includes(tier))
    throw fail(`${prefix}tier: there is no plan ${tier}; there are ${tiers.join(', ')}`);
  return read.data;
}

function issueOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  if (!issue) return 'is not valid';
  if (issue.code === 'unrecognized_keys') return `${[...issue.path, issue.keys[0]].join('.')}: there is no such field`;
  // of a union, the branch that says something of the value
  const nested =
    issue.code === 'invalid_union' ? issue.errors.flat().find((inner) => inner.code !== 'invalid_type') : undefined;
  const path = [...issue.path, ...(nested?.path ?? [])].join('.');
  const unknown = nested?.code === 'unrecognized_keys' ? `there is no such field as ${nested.keys[0]}` : undefined;
  return `${path ? `${path}: ` : ''}${unknown ?? nested?.message ?? (issue.code === 'invalid_union' ? 'is of another kind than it should be' : issue.message)}`;
}
