import type { ChainStep } from './op-chain.ts';
import type { StarterModel } from './starter-models.data.ts';

/** The operations that make a starter model, in their order. */
export function starterSteps({ prompt, quality = 'standard', finish }: StarterModel): ChainStep[] {
  const sculpt = { op: 'text-to-3d', params: { prompt, quality, auto_size: true } };
  if (!finish) return [sculpt];
  if ('style' in finish) return [sculpt, { op: 'restyle', params: { style: finish.style, block_size: 48 } }];
  if ('look' in finish) return [sculpt, { op: 'texture', params: { prompt: finish.look } }];
  return [
    sculpt,
    { op: 'rig', params: {} },
    { op: 'retarget', params: { animations: [finish.motion], in_place: true } },
  ];
}
