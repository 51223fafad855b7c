import type { Understood, UnderstoodNode } from '../../sculpt/index.ts';
import { BREATHERS, HABITATS, type Habitat, SWIMMERS } from '../lexicon/habitats.ts';
import type { Settings } from '../lexicon/places.ts';
import { isOutdoors } from './settle.ts';

/** Finishes that have paper about them. */
const DRAWN = new Set(['pixel', 'ink', 'pencil', 'blueprint', 'watercolor', 'toon']);
/** Said of a thing, these make it a figure of it, which stands on land. */
const FIGURES = /toy|statue|sculpture|figur|plush|model|carving|ornament|origami|bust|diorama/;

/**
 * The water that everything named in a prompt belongs in, where the prompt says of no other place: ships lie at sea, fish swim. Undefined
 * as soon as one thing is at home on land, is a figure of one, or where the studio or the paper is asked for. `things`: reads what `rest` names.
 */
export function findHabitat(rest: string, given: Settings, things: () => Understood): Habitat | undefined {
  const elsewhere = given.backdrop ?? given.color ?? (given.surface && 'room');
  const indoors = given.light !== undefined && !isOutdoors(given.light);
  if (!rest || elsewhere || indoors || (given.finish && DRAWN.has(given.finish))) return undefined;
  const { nodes, left_out } = things();
  if (left_out?.some(({ kind }) => kind === 'container' || kind === 'furniture')) return undefined;
  const homes = nodes.map((node) => homeOf(node, given));
  if (!homes.length || homes.includes(undefined)) return undefined;
  return homes.includes('sea') ? 'sea' : 'underwater';
}

function homeOf(node: UnderstoodNode, { light }: Settings): Habitat | undefined {
  const said = [...(node.attributes ?? []), node.words].join(' ');
  if (node.confidence === 'guess' || FIGURES.test(said)) return undefined;
  const species = node.preset ?? node.noun;
  if (node.archetype !== 'creature') return HABITATS[node.archetype];
  if (!SWIMMERS.has(species)) return undefined;
  return BREATHERS.has(species) && light !== undefined ? 'sea' : 'underwater';
}
