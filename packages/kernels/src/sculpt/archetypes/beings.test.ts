import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { ARCHETYPES } from './index.ts';

/** What is like a person or an animal without being one. */
const BEINGS = [
  'skeleton',
  'statue',
  'bust',
  'plush',
  'golem',
  'slime',
  'mermaid',
  'animal head',
  'shirt',
  'dress',
  'trousers',
  'armor',
];

beforeAll(initGeometry);

test.each(BEINGS)(
  '%s: declarations, shells, ground, sizes, seeds',
  (name) => {
    expect(declarationProblems(ARCHETYPES[name])).toEqual([]);
    expect(buildProblems(ARCHETYPES[name])).toEqual([]);
  },
  180_000,
);
