import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../../texture/index.ts';
import type { EyeKit } from '../../../kits/eyes.ts';
import { type Frame, frames } from '../../../kits/frame.ts';
import type { Draft } from '../draft.ts';

const HERE: Frame = { at: [0, 0, 0], rot: [0, 0, 0] };

/**
 * Eyes as one part: white, iris with a bright ring and a dark rim, pupil, glint. Several kits make one part of several eyes. `frame` is
 * the head's, if they were made in it.
 */
export function putEyePart(
  draft: Draft,
  name: string,
  kits: readonly EyeKit[],
  r: number,
  joint: string,
  frame: Frame = HERE,
): void {
  const zone = (pick: (kit: EyeKit) => FieldShape, soft: number): MaterialLayer['mask'] => ({
    kind: 'near',
    shape: frames.field(frame, kits.map(pick)),
    soft: soft * r,
  });
  const { eyes, pupils, sclera, glint } = draft.materials;
  const glow = { emissive: eyes.emissive, emissiveStrength: eyes.emissiveStrength };
  const bright = eyes.color ?? '#5b3313';
  const dark = eyes.color3 ?? '#1a0f06';
  const only = (color: string | undefined): MaterialLayer['material'] => ({ color, color2: color, color3: color });
  const layers: MaterialLayer[] = [
    { mask: zone((k) => k.zones.iris, 0.03), material: { ...only(dark), metal: eyes.metal } },
    { mask: zone((k) => k.zones.ring, 0.13), material: { ...only(eyes.color2 ?? bright), metal: eyes.metal } },
    {
      mask: zone((k) => k.zones.ring, 0.42),
      material: { ...only(bright), metal: eyes.metal, ...(eyes.emissive ? glow : {}) },
      strength: 0.85,
    },
    {
      mask: zone((k) => k.zones.pupil, 0.03),
      material: { ...only(pupils.color), ...(eyes.emissive ? { emissive: '#000000' } : {}) },
    },
    { mask: zone((k) => k.zones.glint, 0.02), material: only(glint.color) },
  ];
  const material: MaterialSpec = {
    base: eyes.base === 'eye' ? 'plain' : eyes.base,
    ...only(sclera.color),
    rough: 0.08,
    clearcoat: 1,
    ...(eyes.emissive ? { emissive: '#000000', emissiveStrength: eyes.emissiveStrength } : {}),
    layers,
  };
  const shape: Shape = frames.shape(
    frame,
    kits.map((k) => k.shape),
  );
  draft.part(name, 'eyes', shape, { joint, detail: 3.4, material });
}
