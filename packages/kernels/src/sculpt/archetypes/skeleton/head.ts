import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { solid } from '../../kits/joinery/index.ts';
import { skullShapes } from '../../kits/skull.ts';
import { Turn } from '../humanoid/body/turn.ts';
import type { Yard } from './yard.ts';

/** The skull on its spine: cranium with dark hollows, jaw, teeth; lights in its eyes if they glow. Gives the sockets of the head. */
export function addSkull({ b, rig }: Yard, open: number, glow: boolean): Record<string, Socket> {
  const { body } = rig;
  const f = body.figure;
  const h = f.headH * 1.02;
  const s = skullShapes(h, open);
  const rest: Vec3 = [0, f.chinY - 0.01 * h, 0.016 * rig.u];
  const turn = body.placed[body.rest.index.head].turn;
  const at = body.follow('head', rest);
  const rot = Turn.angles(turn);
  const put = (of: Shape): Shape => ({ op: 'placed', of, places: [{ at, rot }] });
  const hollows: FieldShape = { op: 'union', of: [s.hollows], at, rot };
  const dark = { mask: { kind: 'near' as const, shape: hollows, soft: h * 0.03 }, material: b.tint('hollow', {}) };
  const j = { joint: 'head' };
  b.add('skull', b.tint('bone', { layers: [...(b.tint('bone', {}).layers ?? []), dark] }), put(s.skull), {
    ...j,
    detail: 2.4,
  });
  b.add('jaw', 'bone', put(s.jaw), { ...j, detail: 1.4 });
  b.add('teeth', 'teeth', put(s.teeth), { ...j, detail: 0.9 });
  if (glow)
    b.add('eye lights', 'glow', put(solid.both({ op: 'ball', r: h * 0.042, at: [0.14 * h, 0.47 * h, 0.27 * h] })), j);
  const point = (p: Vec3): Vec3 => body.follow('head', [rest[0] + p[0] * h, rest[1] + p[1] * h, rest[2] + p[2] * h]);
  return {
    head: { at: point([0, 0.985, -0.06]), dir: body.turn('head', [0, 1, 0]), size: 0.62 * h },
    eyes: { at: point([0, 0.475, 0.36]), dir: body.turn('head', [0, 0, 1]), size: 0.56 * h },
    mouth: { at: point([0, 0.14, 0.34]), dir: body.turn('head', [1, 0, 0]), size: 0.06 * h },
  };
}
