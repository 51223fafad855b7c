import type { ModelDetails } from '../../catalog/model.ts';
import type { Inspected } from '../inspect/inspected.ts';
import type { Details } from './details.ts';
import { statedLicense } from './stated-license.ts';
import { titleGiven, titleOfFile } from './title.ts';

/** What is said of a model, but for its licence, which may be known to nobody. */
export type SettledDetails = Pick<
  ModelDetails,
  'title' | 'description' | 'category' | 'tags' | 'author' | 'featured' | 'tier' | 'price'
> & { license: ModelDetails['license'] | undefined; notes: string[] };

/** Where else to look when nobody says it. */
export interface DetailHints {
  /** Name of the file and of its folder. */
  file?: string;
  folder?: string;
}

/**
 * Everything there is to say of a model: what was said first, then what its file says of itself, then what its names suggest. A licence is never
 * guessed. `notes`: what whoever adds it should know, in sentences.
 */
export async function settleDetails(
  given: Details,
  { about }: Pick<Inspected, 'about'>,
  hints: DetailHints,
): Promise<SettledDetails> {
  // it reads words with the kernels, which take the service seconds to load
  const { guessCategory } = await import('./guess-category.ts');
  const own = given.title ?? titleGiven(about.title);
  const title = own ?? titleOfFile(hints.file ?? '', hints.folder);
  const guess = guessCategory({
    title,
    file: own === undefined ? hints.file : undefined,
    keywords: about.keywords,
    folder: hints.folder,
  });
  const stated = statedLicense(about);
  const notes: string[] = [];
  if (given.license && stated && stated.id !== given.license.id)
    notes.push(`The file itself says ${stated.id}, not ${given.license.id}.`);
  return {
    title,
    description: given.description ?? describe(about),
    category: given.category ?? guess.category,
    tags: given.tags ?? guess.tags,
    license: given.license ?? stated,
    author: given.author ?? { name: authorOf(about), handle: null },
    featured: given.featured ?? false,
    tier: given.tier ?? null,
    price: given.price ?? null,
    notes,
  };
}

/** In the maker's words; who must be named is named. */
function describe({ description, copyright, source }: Inspected['about']): string {
  return [description, copyright, source && `Source: ${source}`].filter(Boolean).join('\n\n').slice(0, 5000);
}

function authorOf({ author, copyright }: Inspected['about']): string {
  // Sketchfab: name (address)
  const plain = author?.replace(/\s*\(https?:[^)]*\)\s*$/, '').trim();
  const holder = /^(?:copyright|©|\(c\))[\s,]*(?:\d{4}(?:\s*-\s*\d{4})?)?[\s,]*(?:by\s+)?([^.;,\n]{2,60})/i.exec(
    copyright ?? '',
  )?.[1];
  const maker = /\b(?:models?|textures|created|made)\s+by\s+([^,.;(\n]{2,60}?)(?=\s+https?:|\s+and\b|[,.;(\n]|$)/i.exec(
    copyright ?? '',
  )?.[1];
  return (plain || holder?.trim() || maker?.trim() || 'Unknown').slice(0, 120);
}
