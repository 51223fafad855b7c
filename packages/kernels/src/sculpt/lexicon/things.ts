import type { NounEntry } from './types.ts';

/** Everything that is made rather than born, and has an archetype of its own. Variants are entries with parameters. */
export const THINGS: readonly NounEntry[] = [
  // Vehicles
  {
    words: ['car', 'automobile', 'sedan', 'motorcar', 'passenger car', 'auto'],
    archetype: 'car',
    kind: 'vehicle',
    size: { length: 4.4 },
  },
  // Furniture
  {
    words: ['chair', 'dining chair', 'kitchen chair', 'side chair'],
    archetype: 'chair',
    kind: 'furniture',
    size: { height: 0.9 },
  },
  {
    words: [
      'armchair',
      'arm chair',
      'easy chair',
      'lounge chair',
      'recliner',
      'club chair',
      'wingback chair',
      'wingback',
    ],
    archetype: 'armchair',
    kind: 'furniture',
    size: { height: 0.95 },
  },
  {
    words: ['table', 'dining table', 'kitchen table'],
    archetype: 'table',
    kind: 'furniture',
    size: { length: 1.6 },
  },
  {
    words: ['lamp', 'table lamp', 'bedside lamp', 'night lamp'],
    archetype: 'lamp',
    kind: 'furniture',
    size: { height: 0.5 },
  },
  // Buildings
  { words: ['house', 'home', 'family house', 'residence'], archetype: 'house', kind: 'building', size: { height: 7 } },
  {
    words: ['castle', 'fortress', 'fort', 'citadel', 'stronghold', 'chateau'],
    archetype: 'castle',
    kind: 'building',
    size: { height: 20 },
  },
  // Machines
  {
    words: ['robot', 'android', 'bot', 'droid', 'automaton', 'humanoid robot', 'cyborg'],
    archetype: 'robot',
    kind: 'machine',
    size: { height: 1.7 },
  },
  // Plants
  {
    words: ['tree', 'broadleaf tree', 'deciduous tree', 'shade tree'],
    archetype: 'tree',
    kind: 'plant',
    size: { height: 8 },
  },
  { words: ['cactus', 'saguaro', 'saguaro cactus'], archetype: 'cactus', kind: 'plant', size: { height: 1.5 } },
  // Food
  { words: ['apple'], archetype: 'apple', kind: 'food', size: { height: 0.08 } },
  { words: ['cupcake', 'muffin', 'fairy cake'], archetype: 'cupcake', kind: 'food', size: { height: 0.09 } },
  // Containers
  { words: ['vase', 'flower vase', 'amphora', 'urn'], archetype: 'vase', kind: 'container', size: { height: 0.3 } },
  {
    words: ['barrel', 'cask', 'keg', 'wine barrel'],
    archetype: 'barrel',
    kind: 'container',
    size: { height: 0.9 },
  },
  {
    words: ['treasure chest', 'chest', 'pirate chest', 'coffer', 'loot chest', 'trunk chest', 'strongbox'],
    archetype: 'chest',
    kind: 'container',
    size: { length: 0.9 },
  },
  // Weapons
  {
    words: ['sword', 'longsword', 'long sword', 'broadsword', 'arming sword', 'blade'],
    archetype: 'sword',
    kind: 'weapon',
    size: { length: 1 },
  },
  {
    words: ['axe', 'ax', 'battle axe', 'battleaxe', 'war axe', 'hatchet', 'viking axe'],
    archetype: 'axe',
    kind: 'weapon',
    size: { length: 0.8 },
  },
  // Minerals
  {
    words: ['gemstone', 'gem', 'jewel', 'precious stone'],
    archetype: 'gemstone',
    kind: 'mineral',
    size: { height: 0.03 },
  },
  // Letters
  {
    words: [
      'text',
      'word',
      'letters',
      'letter',
      '3d text',
      'lettering',
      'logo',
      'sign',
      'name',
      'number',
      'inscription',
      'typography',
      'digit',
    ],
    archetype: 'text',
    kind: 'text',
    size: { height: 0.3 },
  },
];
