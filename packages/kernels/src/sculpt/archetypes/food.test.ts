import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { burger } from './burger/burger.ts';
import { cake } from './cake/cake.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { donut } from './donut/donut.ts';
import { icecream } from './icecream/icecream.ts';
import { pizza } from './pizza/pizza.ts';

const ALL: readonly Archetype[] = [burger, cake, donut, icecream, pizza];

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a, false)).toEqual([]);
  },
  120_000,
);
