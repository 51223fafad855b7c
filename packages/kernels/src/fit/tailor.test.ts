import { beforeAll, describe, expect, it } from 'vitest';
import { initGeometry } from '../curves/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { createCanvas } from './canvas.ts';
import { drawVariant } from './cut.testing.ts';
import { createLocalFitExecutor } from './fit-job.ts';
import type { Candidate } from './recognise.ts';
import { judge, startPose } from './refine.ts';
import { tailor } from './tailor.ts';
import { makeTarget } from './target.ts';
import { buildVariant, type Variant } from './variant.ts';

beforeAll(initGeometry);

const SIZE = 96;

/** What is tailored to a picture of a variant, beginning with its archetype as it usually is, seen from there. */
async function tailored(shown: Omit<Variant, 'symmetric'>): Promise<{ start: Candidate; end: Candidate }> {
  const [azimuth, elevation] = [0.6, 0.35];
  const target = makeTarget(drawVariant(shown, azimuth, elevation), SIZE);
  const executor = createLocalFitExecutor(ARCHETYPES);
  executor.share({ rough: makeTarget(drawVariant(shown, azimuth, elevation), SIZE / 2), fine: target });
  const variant = { archetype: shown.archetype, symmetric: true };
  const { proxy } = buildVariant(variant, ARCHETYPES);
  const pose = startPose(azimuth, elevation);
  const agreement = judge(createCanvas(SIZE), proxy, pose, target);
  const search = { mean: pose.slice(), steps: pose.slice() };
  const start: Candidate = { variant, proxy, pose, agreement, search, named: 1, worth: agreement.total };
  return { start, end: await tailor(start, ARCHETYPES, executor) };
}

describe('tailor', () => {
  it('finds what is otherwise than usual', async () => {
    const { start, end } = await tailored({ archetype: 'castle', params: { roofs: 'cone', keep: false } });
    expect(end.variant.params).toMatchObject({ roofs: 'cone', keep: false });
    expect(end.agreement.total).toBeGreaterThan(start.agreement.total + 0.1);
  });

  it('finds how high a thing is', async () => {
    const { end } = await tailored({ archetype: 'castle', params: { height: 1.5 } });
    expect(end.variant.params?.height).toBeGreaterThan(1.15);
  });

  it('leaves alone what is as usual', async () => {
    const { start, end } = await tailored({ archetype: 'mug' });
    expect(end).toBe(start);
  });

  it('leaves beings alone', async () => {
    const { start, end } = await tailored({ archetype: 'creature', params: { tail: false } });
    expect(end).toBe(start);
  });
});
