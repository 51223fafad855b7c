import type { Shape } from '../../curves/index.ts';
import type { FieldShape } from '../../field/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';
import { frames } from './frame.ts';

export interface EyeOptions {
  /** Centre of the eyeball, metres. */
  at: Vec3;
  /** Direction of the gaze. */
  dir: Vec3;
  /** Radius of the eyeball. */
  r: number;
  /** Pupil: round, vertical slit (cats, dragons, snakes), horizontal bar (goats, octopus). Default `round`. */
  pupil?: 'round' | 'slit' | 'bar';
  /** Half angle of the iris seen from the centre of the ball, degrees. Default 52. */
  iris?: number;
  /** Opening between the lids: height as a fraction of the ball's diameter. Default 0.72. */
  open?: number;
  /** Roll of the opening: positive lifts the outer corner, degrees. Default 0. */
  slant?: number;
}

export interface EyeKit {
  /** Ball, iris and pupil as slightly proud caps, and the glint that makes it alive: one part. */
  shape: Shape;
  /** Where the colours of iris, its bright ring, pupil and glint lie on that part. */
  zones: { iris: FieldShape; ring: FieldShape; pupil: FieldShape; glint: FieldShape };
  /** Add to the host's field with a small blend: the bulge that becomes the lids. */
  lids: FieldShape;
  /** Subtract from the host afterwards: the almond opening. */
  opening: FieldShape;
}

/**
 * One eye, larger than life, made of real geometry so that it reads at every texture size: ball, iris cap, pupil cap and glint
 * as slightly proud lens caps (each a closed dome) in one part, and the lids as a bulge of the host with an almond opening.
 */
export function eyeKit(options: EyeOptions): EyeKit {
  const { at, r, pupil = 'round', iris = 52, open = 0.72, slant = 0 } = options;
  const dir = V3.normalize(options.dir);
  const rotY = frames.aim(dir, 'y');
  const rotZ = frames.aim(dir);
  const cap = (grow: number, angle: number, scale: Vec3): Shape => ({
    op: 'assembly',
    at,
    rot: rotY,
    of: [{ op: 'ball', r: r * grow, from: 0, to: angle, scale }],
  });
  const chord = (angle: number, grow: number): number => 2 * Math.sin((angle * Math.PI) / 360) * grow * r;
  const side = dir[0] < 0 ? -1 : 1;
  const roll = slant * side;
  const squash: Vec3 = pupil === 'slit' ? [0.34, 1, 1] : pupil === 'bar' ? [1, 1, 0.4] : [1, 1, 1];
  const up: Vec3 = Math.abs(dir[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0];
  const right = V3.normalize(V3.cross(up, dir));
  const glintDir = V3.normalize(
    V3.add(V3.add(V3.scale(dir, 0.86), V3.scale(V3.cross(dir, right), 0.42)), V3.scale(right, 0.22)),
  );
  const pupilAngle = pupil === 'round' ? iris * 0.52 : iris * 0.82;
  const glintAt = V3.addScaled(at, glintDir, r * 1.01);
  const pole = V3.addScaled(at, dir, r * 1.03);
  const wide = chord(pupilAngle, 1.1);
  return {
    shape: {
      op: 'assembly',
      of: [
        { op: 'ball', r: r * 0.99, at },
        cap(1.035, iris, [1, 1, 1]),
        cap(1.062, pupilAngle, squash),
        { op: 'ball', r: r * 0.17, at: glintAt },
      ],
    },
    zones: {
      iris: { op: 'sphere', r: chord(iris, 1.06), at: pole },
      ring: { op: 'sphere', r: chord(iris, 0.8), at: pole },
      // A little larger than the cap: its rim is dark all round however coarse the texture is.
      pupil: { op: 'ellipsoid', r: [wide * squash[0], r * 0.9, wide * squash[2]], at: pole, rot: rotY },
      glint: { op: 'sphere', r: r * 0.2, at: glintAt },
    },
    lids: { op: 'sphere', r: r * 1.26, at },
    opening: {
      op: 'ellipsoid',
      r: [r * 1.06, r * 1.06 * open, r * 1.7],
      at: V3.addScaled(at, dir, r * 1.0),
      rot: [rotZ[0], rotZ[1], rotZ[2] + roll],
    },
  };
}
