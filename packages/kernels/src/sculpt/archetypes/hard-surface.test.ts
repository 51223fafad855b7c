import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { armchair } from './armchair/armchair.ts';
import { car } from './car/car.ts';
import { castle } from './castle/castle.ts';
import { chair } from './chair/chair.ts';
import { buildForTest, buildProblems, declarationProblems } from './checks.testing.ts';
import { deskchair } from './deskchair/deskchair.ts';
import { house } from './house/house.ts';
import { lamp } from './lamp/lamp.ts';
import { robot } from './robot/robot.ts';
import { table } from './table/table.ts';

const ALL: readonly Archetype[] = [armchair, car, castle, chair, deskchair, house, lamp, robot, table];

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a, a !== robot)).toEqual([]);
  },
  120_000,
);

test('the joint of every robot part exists in its skeleton, parents first', () => {
  for (const style of ['toy', 'mech', 'android']) {
    const { parts, skeleton } = buildForTest(robot, { style }, 1);
    const names = skeleton?.joints.map((j) => j.name) ?? [];
    for (const part of parts) expect(names, part.name).toContain(part.joint);
    skeleton?.joints.forEach((j, i) => {
      expect(j.parent).toBeLessThan(i);
    });
  }
});
