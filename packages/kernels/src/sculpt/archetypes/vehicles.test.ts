import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { ARCHETYPES } from './index.ts';

/** Cars are checked with the other hard surfaces. */
const ALL = Object.values(ARCHETYPES).filter((a) => a.kind === 'vehicle' && a.name !== 'car');

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a)).toEqual([]);
  },
  60_000,
);
