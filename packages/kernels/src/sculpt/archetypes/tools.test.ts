import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { ARCHETYPES } from './index.ts';

/** Hand tools, utensils, machine parts and what is made of rope. */
const ALL = [
  'anvil',
  'bolt',
  'cutlery',
  'gear',
  'ladder',
  'lock',
  'pickaxe',
  'feather',
  'hook',
  'pipe',
  'engine',
  'rifle',
  'rope',
  'saw',
  'scissors',
  'shovel',
  'telescope',
  'throwing weapon',
  'wheel',
  'wheelbarrow',
  'wrench',
].map((name) => ARCHETYPES[name]);

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a)).toEqual([]);
  },
  60_000,
);
