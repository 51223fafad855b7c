import type { FieldShape } from '../../../../field/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';

/** A bright inner ring round the pupil and a dark rim outside: what makes an iris of one colour look deep. */
export function irisMaterial(own: MaterialSpec, pole: Vec3, r: number): MaterialSpec {
  const ball = (radius: number): FieldShape => ({ op: 'sphere', r: radius, at: pole });
  return {
    ...own,
    base: own.base === 'eye' ? 'plain' : own.base,
    color: own.color3 ?? '#1a0f06',
    color2: undefined,
    color3: undefined,
    rough: 0.08,
    clearcoat: 1,
    layers: [
      { mask: { kind: 'near', shape: ball(r * 0.78), soft: r * 0.16 }, material: { color: own.color2 ?? own.color } },
      { mask: { kind: 'near', shape: ball(r * 0.6), soft: r * 0.3 }, material: { color: own.color } },
    ],
  };
}
