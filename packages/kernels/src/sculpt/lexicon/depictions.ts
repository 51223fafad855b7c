import type { MaterialSpec } from '../../texture/index.ts';
import type { ParamValue } from '../dsl/archetype.ts';

/** "A statue of X", "X figurine", "toy X": X itself, all of it in a material unless another is named, on a base. */
export interface Depiction {
  words: readonly string[];
  material?: Partial<MaterialSpec> & { base: string };
  /** All of it is of that material: eyes, clothes and what it holds too. */
  cast?: true;
  /** Where an archetype of its own makes such figures of another's things: of whose, with what, parameters by other names, and the one it cannot do without. */
  as?: {
    archetype: string;
    of: string;
    params?: Readonly<Record<string, ParamValue>>;
    names?: Readonly<Record<string, string>>;
    /** And their values by other names. */
    values?: Readonly<Record<string, string>>;
    needs?: string;
  };
  /** Its height or length at most, as its thing is measured, metres. */
  extent?: number;
  /** Preset of the plinth that it is shown on. */
  base?: string;
}

/** What of toys the species of creatures are. */
const PLUSH_ANIMALS = {
  rabbit: 'bunny',
  hare: 'bunny',
  trex: 'dinosaur',
  stegosaurus: 'dinosaur',
  dragon: 'dinosaur',
  puppy: 'dog',
  kitten: 'cat',
  horse: 'unicorn',
} as const;

/** Figures of things, by what they are called. */
export const DEPICTIONS: readonly Depiction[] = [
  {
    words: ['statue', 'sculpture', 'monument'],
    material: { base: 'stone', color: '#b4aea2' },
    cast: true,
    base: 'plinth',
  },
  {
    words: ['bust'],
    material: { base: 'stone', color: '#b4aea2' },
    cast: true,
    as: { archetype: 'bust', of: 'humanoid' },
  },
  { words: ['gargoyle statue'], material: { base: 'stone', color: '#b4aea2' }, cast: true },
  { words: ['diorama', 'vignette', 'miniature scene', 'tabletop scene'], base: 'diorama' },
  {
    words: ['figurine', 'statuette', 'ornament', 'porcelain figure'],
    material: { base: 'ceramic' },
    base: 'display base',
  },
  { words: ['collectible', 'collectible figure', 'display figure', 'tabletop miniature'], base: 'display base' },
  {
    words: [
      'figure',
      'action figure',
      'miniature figure',
      'miniature model',
      'mini figure',
      'minifigure',
      'character',
      'mascot',
      'avatar',
    ],
  },
  { words: ['icon', 'app icon', 'game icon', 'symbol', 'emoji', 'logo'] },
  { words: ['toy', 'toy figure', 'bath toy', 'plastic toy'], material: { base: 'plastic' }, extent: 0.25 },
  {
    words: ['plush toy', 'plush', 'plushie', 'plushy', 'stuffed animal', 'stuffed toy', 'soft toy', 'teddy'],
    material: { base: 'wool' },
    as: { archetype: 'plush', of: 'creature', names: { species: 'animal' }, values: PLUSH_ANIMALS, needs: 'animal' },
  },
  { words: ['carving', 'wood carving', 'totem'], material: { base: 'wood' }, cast: true },
  { words: ['lego', 'lego model', 'brick model'], material: { base: 'plastic' } },
  { words: ['origami'], material: { base: 'paper' } },
  { words: ['hologram'], material: { base: 'glass', transmission: 0.5, emissive: '#2fb8e8', emissiveStrength: 0.6 } },
  { words: ['balloon'], material: { base: 'rubber', rough: 0.15 } },
  { words: ['skeleton of'], material: { base: 'bone' } },
];
