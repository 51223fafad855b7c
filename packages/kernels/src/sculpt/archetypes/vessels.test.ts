import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { bottle } from './bottle/bottle.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { goblet } from './goblet/goblet.ts';
import { mug } from './mug/mug.ts';
import { potion } from './potion/potion.ts';
import { teapot } from './teapot/teapot.ts';

const ALL: readonly Archetype[] = [bottle, goblet, mug, potion, teapot];

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a, false)).toEqual([]);
  },
  120_000,
);
