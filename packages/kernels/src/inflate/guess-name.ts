import type { CutOut } from '../image/index.ts';
import type { Network } from '../network/index.ts';
import { showBothWays } from './show-subject.ts';

/** Which of the network's outputs says what a thing is called. */
const OUTPUT = 2;

/**
 * How likely a cut-out shows what, 0..1 by archetype: what a network trained on pictures of our own things says (`scripts/solids/train_network.py`), whose `names` are in the order of its
 * output, an empty one for none of them. Photographs look different: a name is a hint to be tried, no proof.
 */
export function guessName(network: Network, names: readonly string[], cut: CutOut): Readonly<Record<string, number>> {
  const { width, height, alpha, colors } = cut;
  const { seen, mirrored } = showBothWays(
    network,
    { width, height, channels: 1, data: alpha },
    { width, height, channels: 3, data: colors },
  );
  const odds = names.map((_, k) => (seen[OUTPUT].data[k] + mirrored[OUTPUT].data[k]) / 2);
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
  return FACED.reduce((sum, name) => sum + (named[name] ?? 0), 0);
}
