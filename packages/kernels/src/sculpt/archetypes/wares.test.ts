import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { anchor } from './anchor/anchor.ts';
import { basket } from './basket/basket.ts';
import { bucket } from './bucket/bucket.ts';
import { cage } from './cage/cage.ts';
import { can } from './can/can.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { crate } from './crate/crate.ts';
import { crystal } from './crystal/crystal.ts';
import { pan } from './pan/pan.ts';
import { plate } from './plate/plate.ts';
import { shell } from './shell/shell.ts';
import { trashcan } from './trashcan/trashcan.ts';

const ALL: readonly Archetype[] = [anchor, basket, bucket, cage, can, crate, crystal, pan, plate, shell, trashcan];

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a, false)).toEqual([]);
  },
  120_000,
);
