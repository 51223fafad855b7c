import { beforeAll, expect, it } from 'vitest';
import { initGeometry } from '../curves/index.ts';
import type { CutOut } from '../image/index.ts';
import { createRng } from '../math/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { alignOutline } from './align-outline.ts';
import { createCanvas, drawProxy } from './canvas.ts';
import { silhouetteCut } from './cut.testing.ts';
import type { ProxyModel } from './proxy.ts';
import { judge, refine, startPose } from './refine.ts';
import { makeTarget } from './target.ts';
import { buildVariant } from './variant.ts';

beforeAll(initGeometry);

const SIZE = 192;

function silhouette(proxy: ProxyModel, azimuth: number, elevation: number): CutOut {
  const canvas = createCanvas(SIZE);
  drawProxy(canvas, proxy, startPose(azimuth, elevation), { left: 20, top: 40, right: 170, bottom: 150 });
  const alpha = Float32Array.from(canvas.faces, (face) => Math.min(1, face));
  return silhouetteCut(alpha, SIZE);
}

it.each(['chair', 'creature', 'bicycle'])(
  'finds back to the pose of a %s, better than a search ten times as long',
  (name) => {
    const { proxy } = buildVariant({ archetype: name }, ARCHETYPES);
    const target = makeTarget(silhouette(proxy, 0.7, 0.3), 48);
    const canvas = createCanvas(48);
    const start = startPose(0.95, 0.15);
    const before = judge(canvas, proxy, start, target);
    const aligned = alignOutline(canvas, proxy, start, target, 12);
    const searched = refine(canvas, proxy, start, target, { rounds: 121, reach: 0.8 }, createRng(1));
    expect(aligned.agreement.overlap).toBeGreaterThan(before.overlap + 0.15);
    expect(aligned.agreement.overlap).toBeGreaterThan(searched.agreement.overlap);
    expect(aligned.agreement).toEqual(judge(canvas, proxy, aligned.pose, target));
  },
);

it('what is aligned stays, and what is nowhere near ends in limits', () => {
  const { proxy } = buildVariant({ archetype: 'chair' }, ARCHETYPES);
  const canvas = createCanvas(48);
  const own = makeTarget(silhouette(proxy, 0.7, 0.3), 48);
  const pose = startPose(0.7, 0.3);
  expect(alignOutline(canvas, proxy, pose, own, 6).agreement.total).toBeGreaterThanOrEqual(
    judge(canvas, proxy, pose, own).total,
  );
  const guitar = buildVariant({ archetype: 'guitar' }, ARCHETYPES).proxy;
  const far = alignOutline(canvas, proxy, pose, makeTarget(silhouette(guitar, 0, 0), 48), 12);
  expect(far.pose.every(Number.isFinite)).toBe(true);
  expect(Math.abs(far.pose[4])).toBeLessThanOrEqual(0.45);
});
