import type { CutOut } from '../image/index.ts';
import type { Network } from '../network/index.ts';
import { showBothWays } from './show-subject.ts';

/** Pixels across of the pictures that the network learnt from: it is older than the one that guesses solids. */
const SIDE = 96;

/**
 * How likely a cut-out shows what, 0..1 by archetype: what a network trained on pictures of our own things says (`name-network.bin` of `scripts/solids/train_network.py`), whose `names` are in the order of its
 * output, an empty one for none of them. Photographs look different: a name is a hint to be tried, no proof.
 */
export function guessName(network: Network, names: readonly string[], cut: CutOut): Readonly<Record<string, number>> {
  const { width, height, alpha, colors } = cut;
  const { seen, mirrored } = showBothWays(
    network,
    { width, height, channels: 1, data: alpha },
    { width, height, channels: 3, data: colors },
    SIDE,
  );
  const odds = names.map((_, k) => (seen[0].data[k] + mirrored[0].data[k]) / 2);
  const most = Math.max(...odds);
  const shares = odds.map((o) => Math.exp(o - most));
  const whole = shares.reduce((a, b) => a + b, 0);
  return Object.fromEntries(names.flatMap((name, k) => (name ? [[name, shares[k] / whole]] : [])));
}

/** Archetypes with a face. */
const FACED = [
  'animal head',
  'bust',
  'centaur',
  'creature',
  'ghost',
  'golem',
  'humanoid',
  'mask',
  'mermaid',
  'plush',
  'scarecrow',
  'skeleton',
  'skull',
  'snowman',
];

/** How likely it has a face, 0..1, by how likely it is what. */
export function guessFace(named: Readonly<Record<string, number>>): number {
  return likelihoodOf(FACED, named);
}

/** Archetypes of flat faces and right angles. */
const ANGULAR = [
  'arch',
  'armchair',
  'barn',
  'bed',
  'bench',
  'birdhouse',
  'book',
  'bookshelf',
  'bridge',
  'bus',
  'cabinet',
  'camera',
  'car',
  'cart',
  'castle',
  'chair',
  'chest',
  'church',
  'clock',
  'coffeemachine',
  'computer',
  'construction vehicle',
  'crate',
  'deskchair',
  'die',
  'door',
  'engine',
  'fence',
  'fireplace',
  'fridge',
  'gamepad',
  'gazebo',
  'house',
  'lantern',
  'machine',
  'mailbox',
  'monument',
  'phonebooth',
  'piano',
  'playground',
  'plinth',
  'pyramid',
  'robot',
  'rover',
  'shop',
  'skyscraper',
  'small appliance',
  'speaker',
  'staircase',
  'table',
  'tank',
  'temple',
  'throne',
  'toaster',
  'tower',
  'trafficlight',
  'train',
  'treehouse',
  'truck',
  'tv',
  'typewriter',
  'wall',
  'windmill',
  'window',
];

/** How likely it has flat faces and right angles, 0..1, by how likely it is what. */
export function guessAngular(named: Readonly<Record<string, number>>): number {
  return likelihoodOf(ANGULAR, named);
}

/** How likely it is any of some archetypes. */
function likelihoodOf(archetypes: readonly string[], named: Readonly<Record<string, number>>): number {
  return archetypes.reduce((sum, name) => sum + (named[name] ?? 0), 0);
}
