import { type Quat, turnPoints } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { RigType } from '../skeleton.ts';
import { type Body, type BodyOptions, makeBody } from './body.ts';
import { type BodyKind, CLASSES, classifyBody } from './classify.ts';

/** A body that was made out as its model stands, or as it would if another axis than +Y was its height. */
export interface StandingBody {
  body: Body;
  kind: BodyKind;
  /** From the model to +Y up. */
  tilt: Quat;
}

const AS_IS: Quat = [0, 0, 0, 1];
/** What was height becomes depth: models whose height is +Z, and -Z. */
const TILTS: readonly Quat[] = [
  [-Math.SQRT1_2, 0, 0, Math.SQRT1_2],
  [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
];

/** Up to this share of the votes it is not clear that a model stands as it should; things that are clearly none are left alone. */
const UNCLEAR = 0.5;
const NO_BODY = 0.75;
/** What the votes for a model that was stood up have to be, and more than as it lies. */
const CLEAR = 0.4;
const BETTER = 0.15;
/** So much more of what stands on two legs that are seen up to this share of the height. */
const STANDS = 0.25;
const LEGS = 0.1;

/** Makes out a body; one that looks like none, and like a clear one when its depth is taken for its height, is stood up: like the kind that is asked for, if one is. */
export function makeStandingBody(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  options: BodyOptions,
  asked?: RigType,
): StandingBody {
  const body = makeBody(mesh, options);
  const kind = classifyBody(mesh, body);
  let best: StandingBody = { body, kind, tilt: AS_IS };
  if (kind.share > UNCLEAR || kind.noBody > NO_BODY) return best;
  const share = (from: BodyKind): number => (asked ? from.votes[CLASSES.indexOf(asked)] : from.share);
  const least = Math.max(CLEAR, share(kind) + BETTER + (body.legs > LEGS ? STANDS : 0));
  for (const tilt of TILTS) {
    const stood = { positions: turnPoints(mesh.positions, tilt), indices: mesh.indices };
    const other = makeBody(stood, { signal: options.signal });
    const found = classifyBody(stood, other);
    if (share(found) > Math.max(least, share(best.kind))) best = { body: other, kind: found, tilt };
  }
  return best;
}
