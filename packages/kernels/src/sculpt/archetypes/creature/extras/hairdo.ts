import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { frames } from '../../../kits/frame.ts';
import { type LockOptions, lockField, lockShape } from '../../../kits/hair.ts';
import type { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { Anatomy } from '../plan/tetrapod.ts';
import { axis, upOf } from './armour.ts';

/** A lion's mane: rings of locks round face, throat and neck, longer below, leaning back. */
export function lionMane(draft: Draft, body: Anatomy, host: Host, size: number): void {
  const u = draft.unit;
  const { points, radii } = body.neck;
  const locks: LockOptions[] = [];
  const rings = 6;
  const head = body.heads[0];
  for (let ring = 0; ring < rings; ring++) {
    const f = 1.12 - (ring / (rings - 1)) * 1.0;
    const x = Math.min(points.length - 1.001, Math.max(0, f * (points.length - 1)));
    const i = Math.floor(x);
    let at = V3.lerp(points[i], points[i + 1], x - i);
    const along = V3.normalize(V3.sub(points[i + 1], points[i]));
    if (f > 1) at = frames.point(head.frame, [0, 0.03 * head.L, head.L * (f - 1) * 1.6]);
    const r = radii[i];
    const n = 17;
    for (let j = 0; j < n; j++) {
      const a = ((j + 0.5 * (ring % 2)) / n) * Math.PI * 2;
      const up = upOf({ at, r, along });
      const side = V3.normalize(V3.cross(up, along));
      const out = V3.normalize(V3.add(V3.scale(up, Math.cos(a)), V3.scale(side, Math.sin(a))));
      const below = 0.5 - 0.5 * Math.cos(a);
      const root = host.hit(V3.addScaled(at, out, u * 0.6), V3.scale(out, -1), -0.008 * u);
      locks.push({
        at: root,
        dir: V3.add(V3.scale(out, 0.85), V3.scale(along, -0.75)),
        // A mane never reaches through the ground, however low the animal lies.
        length: Math.min(
          u * size * (0.62 + 0.55 * below) * (ring === 0 ? 0.75 : 1) * (0.92 + 0.04 * ((j * 7 + ring * 3) % 5)),
          Math.max(u * 0.06, root[1] * 0.85),
        ),
        width: u * size * 0.2,
        fall: 0.18 + 0.3 * below,
      });
    }
  }
  draft.part('mane', 'mane', lockField(locks), { detail: 1.4 });
}

/** A horse's mane: locks from the crest falling to one side, and a forelock between the ears. */
export function horseMane(draft: Draft, body: Anatomy, host: Host, size: number): void {
  const u = draft.unit;
  const stations = axis(body, 26, { neck: true });
  const locks: LockOptions[] = [];
  const head = body.heads[0];
  stations.forEach((station, i) => {
    const up = upOf(station);
    const side = V3.normalize(V3.cross(up, station.along));
    const root = host.hit(V3.addScaled(station.at, up, station.r * 3), V3.scale(up, -1), -0.004 * u);
    for (const lean of [0.5, 1.0]) {
      const s = lean === 0.5 && i % 3 === 0 ? -1 : 1;
      locks.push({
        at: root,
        dir: V3.add(V3.add(V3.scale(up, 0.9), V3.scale(side, s * lean)), V3.scale(station.along, -0.25)),
        length: u * size * (0.8 + 0.2 * Math.sin(i * 2.1)) * (lean === 0.5 ? 0.75 : 1),
        width: u * size * 0.1,
        fall: 0.62,
      });
    }
  });
  const brow = (x: number): Vec3 =>
    frames.point(head.frame, [x * head.L, ((head.spec.skullY ?? 0.05) + head.spec.skull[1]) * head.L, 0.2 * head.L]);
  for (const x of [-0.075, -0.025, 0.025, 0.075]) {
    locks.push({
      at: brow(x),
      dir: frames.direction(head.frame, [x * 3, 0.5, 1]),
      length: u * size * 0.6,
      width: u * size * 0.075,
      fall: 0.5,
    });
  }
  draft.part('mane', 'mane', lockField(locks), { detail: 1.2 });
}

/** Thick fur at throat and chest: a short mane that hangs. */
export function ruff(draft: Draft, body: Anatomy, host: Host, size: number): void {
  const u = draft.unit;
  const locks: LockOptions[] = [];
  const { points } = body.neck;
  for (let ring = 0; ring < 3; ring++) {
    const at = points[Math.max(0, points.length - 2 - ring * 2)];
    for (let j = -4; j <= 4; j++) {
      const a = (j / 4) * 1.35;
      const out = V3.normalize([Math.sin(a), -0.75 * Math.cos(a) - 0.1, 0.75 * Math.cos(a)]);
      locks.push({
        at: host.hit(V3.addScaled(at, out, u * 0.6), V3.scale(out, -1), -0.006 * u),
        dir: V3.add(V3.scale(out, 0.7), [0, -0.8, -0.1]),
        length: u * size * (0.9 + 0.2 * ((j + 9) % 2)),
        width: u * size * 0.24,
        fall: 0.3,
      });
    }
  }
  draft.part('ruff', 'belly', lockField(locks));
}

/** A beard under the chin. */
export function beard(draft: Draft, body: Anatomy, size: number): void {
  for (const head of body.heads) {
    const { L, frame, spec } = head;
    const of: Shape[] = [-1, 0, 1].map((x) =>
      lockShape({
        at: frames.point(frame, [x * 0.03 * L, (spec.muzzleY[1] - spec.muzzleH[1] * 1.6) * L, 0.82 * L]),
        dir: frames.direction(frame, [x * 0.2, -1, -0.1]),
        length: size * L * (x === 0 ? 1 : 0.8),
        width: size * L * 0.14,
        fall: 0.2,
        flat: 0.7,
      }),
    );
    draft.part(`${head.prefix}beard`, 'mane', { op: 'assembly', of }, { joint: 'jaw' });
  }
}
