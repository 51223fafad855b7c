import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { featherShape } from '../../../kits/feather.ts';
import { frames } from '../../../kits/frame.ts';
import type { Draft } from '../draft.ts';
import { fanRoot } from '../plan/tail.ts';
import type { Anatomy } from '../plan/tetrapod.ts';

/** Tail feathers fanned about the tail's end. `rise` is their angle above the horizontal, `spread` the whole fan, degrees. */
export function tailFan(
  draft: Draft,
  body: Anatomy,
  spec: { size: number; n: number; rise: number; spread: number },
): void {
  const u = draft.unit;
  const i0 = body.tail ? fanRoot(body.tail) : 0;
  const root = body.tail?.points[i0] ?? body.trunk.back(-0.05);
  const wide = (body.tail?.radii[i0] ?? 0.1 * u) * 0.75;
  const joint = body.tail?.joint ?? 'hips';
  const rad = Math.PI / 180;
  const rise = spec.rise * rad;
  const of: Shape[] = [];
  const eyes: Shape[] = [];
  for (let i = 0; i < spec.n; i++) {
    const f = spec.n === 1 ? 0 : (i / (spec.n - 1)) * 2 - 1;
    const a = f * 0.5 * spec.spread * rad;
    const dir: Vec3 = [Math.sin(a), Math.cos(a) * Math.sin(rise), -Math.cos(a) * Math.cos(rise)];
    const up: Vec3 = [0, Math.cos(rise), Math.sin(rise)];
    const arch = 0.3 * wide * (1 - f * f);
    const at = V3.add(V3.addScaled(root, up, (0.004 + 0.002 * (i % 2)) * u * (1 - Math.abs(f)) + arch), [
      f * wide,
      0,
      0,
    ]);
    const length = spec.size * u * (1 - 0.12 * f * f);
    const width = Math.min(0.28, (spec.spread * rad * 1.5) / spec.n) * length;
    of.push(featherShape({ at, dir, up, length, width: Math.max(width, length * 0.12), droop: 0.04, point: 0.12 }));
    if (spec.spread > 150) {
      const lift = V3.addScaled(V3.addScaled(at, dir, length * 0.88), up, length * 0.012);
      eyes.push({ op: 'ball', r: [width * 0.36, width * 0.1, width * 0.42], at: lift, rot: [-spec.rise, 0, 0] });
    }
  }
  draft.part('tail feathers', 'tail', { op: 'assembly', of }, { joint });
  if (eyes.length) draft.part('tail eyes', 'markings', { op: 'assembly', of: eyes }, { joint });
}

/** A rooster's comb and wattles. */
export function comb(draft: Draft, body: Anatomy, size: number): void {
  for (const head of body.heads) {
    const { L, frame, spec } = head;
    const top = ((spec.skullY ?? 0.05) + spec.skull[1]) * L;
    const s = size * L;
    const lobes: FieldShape[] = [0, 1, 2, 3, 4].map((i) => ({
      op: 'ellipsoid',
      r: [s * 0.075, s * (0.3 - 0.05 * Math.abs(i - 1.5)), s * 0.13],
      at: [0, top + s * (0.1 + 0.05 * (i === 1 || i === 2 ? 1 : 0)), (0.52 - i * 0.13 * size) * L],
      rot: [-18 + i * -9, 0, 0],
    }));
    const wattles: FieldShape[] = [-1, 1].map((x) => ({
      op: 'ellipsoid',
      r: [s * 0.06, s * 0.24, s * 0.12],
      at: [x * s * 0.1, (spec.muzzleY[0] - 0.24) * L - s * 0.06, (spec.muzzleZ + 0.02) * L],
    }));
    draft.part(`${head.prefix}comb`, 'mane', frames.shape(frame, [{ op: 'union', of: lobes, k: s * 0.05 }]), {
      joint: 'head',
    });
    draft.part(`${head.prefix}wattles`, 'mane', frames.shape(frame, [{ op: 'union', of: wattles, k: s * 0.05 }]), {
      joint: 'head',
    });
  }
}

/** Feathers standing on the crown. */
export function crest(draft: Draft, body: Anatomy, spec: { size: number; n: number }): void {
  for (const head of body.heads) {
    const { L, frame } = head;
    const skullTop = ((head.spec.skullY ?? 0.05) + head.spec.skull[1] * 0.8) * L;
    const of: Shape[] = [];
    for (let i = 0; i < spec.n; i++) {
      const f = spec.n === 1 ? 0.5 : i / (spec.n - 1);
      const a = (25 + f * 75) * (Math.PI / 180);
      of.push(
        featherShape({
          at: [0, skullTop - f * 0.02 * L, (0.38 - f * 0.26) * L],
          dir: [0, Math.sin(Math.PI / 2 - a + 0.7), -Math.cos(Math.PI / 2 - a + 0.7)],
          up: [1, 0, 0],
          length: spec.size * L * (1 - 0.25 * f),
          width: spec.size * L * 0.24,
          droop: 0,
          point: 0.5,
        }),
      );
    }
    draft.part(`${head.prefix}crest`, 'mane', frames.shape(frame, of), { joint: 'head' });
  }
}
