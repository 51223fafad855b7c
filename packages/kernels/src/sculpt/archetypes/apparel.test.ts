import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { ARCHETYPES } from './index.ts';

/** What is worn, carried and kept in pockets. */
const ALL = 'bag,belt,coin,glasses,glove,mask,necklace,pen,ring,scarf,scroll,shoe,umbrella,watch'
  .split(',')
  .map((name) => ARCHETYPES[name]);

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a)).toEqual([]);
  },
  60_000,
);
