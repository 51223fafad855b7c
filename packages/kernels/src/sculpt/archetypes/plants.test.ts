import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { bush } from './bush/bush.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { flower } from './flower/flower.ts';
import { grass } from './grass/grass.ts';
import { log } from './log/log.ts';
import { mushroom } from './mushroom/mushroom.ts';
import { pottedPlant } from './potted-plant/potted-plant.ts';
import { vine } from './vine/vine.ts';

const ALL: readonly Archetype[] = [bush, flower, grass, log, mushroom, pottedPlant, vine];

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a, false)).toEqual([]);
  },
  120_000,
);
