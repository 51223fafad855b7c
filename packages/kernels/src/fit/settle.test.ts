import { beforeAll, describe, expect, it } from 'vitest';
import { initGeometry } from '../curves/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { createCanvas } from './canvas.ts';
import { drawVariant } from './cut.testing.ts';
import { createLocalFitExecutor } from './fit-job.ts';
import { POSE } from './pose.ts';
import type { Candidate } from './recognise.ts';
import { judge, startPose } from './refine.ts';
import { settle } from './settle.ts';
import { makeTarget } from './target.ts';
import { buildVariant } from './variant.ts';

beforeAll(initGeometry);

const SIZE = 96;
const [AZIMUTH, ELEVATION] = [-0.6, 0.5];

/** A thing that is taken to be seen from so much higher than it is, and where it settles. */
async function settled(thing: string, preset: string | undefined, rise: number) {
  const variant = { archetype: thing, preset, symmetric: true };
  const cut = drawVariant(variant, AZIMUTH, ELEVATION);
  const fine = makeTarget(cut, SIZE);
  const executor = createLocalFitExecutor(ARCHETYPES);
  executor.share({ rough: makeTarget(cut, SIZE / 2), fine });
  const { proxy } = buildVariant(variant, ARCHETYPES);
  const pose = startPose(AZIMUTH, ELEVATION + rise);
  const agreement = judge(createCanvas(SIZE), proxy, pose, fine);
  const search = { mean: pose.slice(), steps: pose.slice() };
  const start: Candidate = { variant, proxy, pose, agreement, search, named: 1, worth: agreement.total };
  return { start, end: await settle(start, executor) };
}

describe('settle', () => {
  it('lays thin bars on those of the picture', async () => {
    const { start, end } = await settled('chair', 'windsor chair', 0.12);
    expect(start.agreement.overlap).toBeLessThan(0.8);
    expect(end.agreement.overlap).toBeGreaterThan(start.agreement.overlap + 0.1);
    expect(Math.abs(end.pose[POSE.elevation] - ELEVATION)).toBeLessThan(0.06);
  });

  it('leaves alone what lies as it should', async () => {
    const { start, end } = await settled('mug', undefined, 0);
    expect(start.agreement.overlap).toBeGreaterThan(0.85);
    expect(end).toBe(start);
  });
});
