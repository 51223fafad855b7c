import type { SlotSpec } from '../../dsl/archetype.ts';

/** "As the species has it": the base of a slot that the prompt left alone. */
export const INHERIT = 'inherit';

const inherit = (...words: string[]): SlotSpec => ({ material: { base: INHERIT }, words });

/** Everything on a creature that a prompt can colour. A slot keeps the species' own material until a word changes it. */
export const CREATURE_SLOTS = {
  skin: {
    ...inherit('skin', 'body', 'fur', 'coat', 'hide', 'scale', 'scales', 'plumage', 'hair', 'pelt', 'wool'),
    main: true,
  },
  belly: inherit('belly', 'stomach', 'chest', 'underside', 'tummy', 'underbelly', 'breast', 'throat'),
  markings: inherit('stripe', 'spot', 'marking', 'patch', 'rosette', 'band', 'dot', 'pattern'),
  legs: inherit('leg', 'limb'),
  feet: inherit('foot', 'feet', 'paw', 'sock'),
  face: inherit('face', 'muzzle', 'snout', 'head', 'mask', 'cheek'),
  tail: inherit('tail', 'tail tip'),
  wings: inherit('wing', 'membrane', 'wing membrane'),
  horns: inherit('horn', 'antler', 'tusk', 'ossicone'),
  claws: inherit('claw', 'pincer', 'talon', 'nail', 'hoof', 'hooves'),
  teeth: inherit('tooth', 'teeth', 'fang'),
  eyes: inherit('eye', 'iris'),
  pupils: inherit('pupil'),
  glint: inherit('glint'),
  sclera: inherit('sclera'),
  ears: inherit('ear'),
  nose: inherit('nose'),
  mouth: inherit('mouth', 'tongue', 'gum', 'lip'),
  beak: inherit('beak', 'bill'),
  mane: inherit('mane', 'beard', 'tuft', 'crest', 'comb', 'feather', 'ruff'),
  whiskers: inherit('whisker'),
  spikes: inherit('spike', 'spine', 'plate', 'quill', 'thorn', 'ridge', 'frill'),
  shell: inherit('shell', 'carapace'),
  fins: inherit('fin', 'flipper', 'fluke'),
} as const satisfies Record<string, SlotSpec>;

export type Slot = keyof typeof CREATURE_SLOTS;
