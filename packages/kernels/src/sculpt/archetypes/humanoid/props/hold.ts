import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Archetype } from '../../../dsl/archetype.ts';
import type { Side } from '../body/bones.ts';
import { Turn } from '../body/turn.ts';
import type { Dress } from '../wardrobe/dress.ts';
import { gripOf, knucklesOf } from './grip.ts';
import { addThing, makeThing, type ThingOptions } from './things.ts';

/** Builds another archetype into a hand, by its handle: its shaft along the grip, its front to the knuckles. `scale` on its real size. */
export function holdThing(
  d: Dress,
  side: Side,
  archetype: Archetype,
  o: ThingOptions & { scale?: number; slide?: number; flip?: boolean } = {},
): void {
  const made = makeThing(d, archetype, o);
  const handle = made.sockets?.handle ?? { at: [0, 0, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.03 };
  const scale = ((o.scale ?? 1) * d.body.figure.u) / 1.75;
  const { at, dir } = gripOf(d.body, side);
  const along = V3.scale(dir, o.flip ? -1 : 1);
  const turn = Turn.between([handle.dir, [0, 0, 1]], [along, knucklesOf(d.body, side)]);
  const grip = V3.addScaled(handle.at, handle.dir, o.slide ?? 0);
  const to = V3.sub(at, V3.scale(Turn.apply(turn, grip), scale));
  addThing(d, made.parts, { at: to, rot: Turn.angles(turn), scale }, `${side} hand`);
}

/** Straps a shield to the forearm, its face outwards. */
export function strapShield(
  d: Dress,
  side: Side,
  archetype: Archetype,
  o: ThingOptions & { scale?: number } = {},
): void {
  const made = makeThing(d, archetype, o);
  const { body } = d;
  const s = side === 'left' ? 1 : -1;
  const k = body.figure.u / 1.75;
  const out = V3.normalize([s * 0.62, 0.08, 0.78]);
  const arm = V3.lerp(body.joint(`${side} forearm`), body.joint(`${side} hand`), 0.85);
  const handle = made.sockets?.handle?.at ?? [0, 0, 0];
  const turn = Turn.between(
    [
      [0, 0, 1],
      [0, 1, 0],
    ],
    [out, [0, 1, 0]],
  );
  const scale = (o.scale ?? 1) * k;
  const at = V3.sub(
    V3.addScaled(arm, out, 0.05 * k + 0.07 * k * body.figure.extremities),
    V3.scale(Turn.apply(turn, handle), scale),
  );
  addThing(d, made.parts, { at, rot: Turn.angles(turn), scale }, `${side} forearm`);
}
