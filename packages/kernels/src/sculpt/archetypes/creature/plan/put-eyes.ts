import type { Vec3 } from '../../../../math/index.ts';
import { eyeKit } from '../../../kits/eyes.ts';
import type { Draft } from '../draft.ts';
import { putEyePart } from '../head/eye-part.ts';

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
  /** Makes one part of both, of this name: further, smaller pairs. */
  pair?: string;
}

/** A pair of eyes on a body that has no head kit: fish, snakes, insects, octopuses. */
export function putEyes(draft: Draft, options: PutEyes): void {
  const kits = [1, -1].map((side) => {
    const mirror = (v: Vec3): Vec3 => [v[0] * side, v[1], v[2]];
    const { r, pupil, iris = 56 } = options;
    const kit = eyeKit({ at: mirror(options.at), dir: mirror(options.dir), r, pupil, iris, open: 0.9 });
    if (options.lids !== false) {
      draft.add(kit.lids, r * 0.6);
      draft.cuts.push(kit.opening);
    }
    return kit;
  });
  const { r, joint, pair } = options;
  if (pair) {
    putEyePart(draft, pair, kits, r, joint);
    return;
  }
  putEyePart(draft, 'left eye', [kits[0]], r, joint);
  putEyePart(draft, 'right eye', [kits[1]], r, joint);
}
