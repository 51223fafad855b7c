import type { Vec3 } from '../../../../math/index.ts';
import { eyeKit } from '../../../kits/eyes.ts';
import type { Draft } from '../draft.ts';
import { irisMaterial } from '../head/iris.ts';

export interface PutEyes {
  /** Centre and gaze of the left eye; the right one mirrors it in x. */
  at: Vec3;
  dir: Vec3;
  r: number;
  pupil?: 'round' | 'slit' | 'bar';
  iris?: number;
  joint: string;
  /** Sunk in lids of the body's flesh; false leaves them standing free (insects). */
  lids?: boolean;
  prefix?: string;
}

/** A pair of eyes on a body that has no head kit: fish, snakes, insects, octopuses. */
export function putEyes(draft: Draft, options: PutEyes): void {
  for (const side of [1, -1]) {
    const mirror = (v: Vec3): Vec3 => [v[0] * side, v[1], v[2]];
    const at = mirror(options.at);
    const dir = mirror(options.dir);
    const kit = eyeKit({ at, dir, r: options.r, pupil: options.pupil, iris: options.iris ?? 56, open: 0.9 });
    if (options.lids !== false) {
      draft.add(kit.lids, options.r * 0.6);
      draft.cuts.push(kit.opening);
    }
    const label = `${options.prefix ?? ''}${side > 0 ? 'left' : 'right'}`;
    const l = Math.hypot(dir[0], dir[1], dir[2]) || 1;
    const pole: Vec3 = [
      at[0] + (dir[0] / l) * options.r,
      at[1] + (dir[1] / l) * options.r,
      at[2] + (dir[2] / l) * options.r,
    ];
    const more = { joint: options.joint, detail: 2 };
    draft.part(`${label} eye`, 'sclera', kit.ball, { ...more, hidden: (options.iris ?? 56) > 57 });
    draft.part(`${label} iris`, 'eyes', kit.iris, {
      ...more,
      material: irisMaterial(draft.materials.eyes, pole, options.r),
    });
    draft.part(`${label} pupil`, 'pupils', kit.pupil, more);
    draft.part(`${label} eye glint`, 'glint', kit.glint, { joint: options.joint });
  }
}
