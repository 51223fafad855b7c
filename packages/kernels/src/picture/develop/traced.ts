import type { PathFeatures, PathPicture } from '../../render/index.ts';

/** A traced picture with what lies where. */
export type Traced = PathPicture & { features: PathFeatures };

/** Whether a picture was traced with its features. */
export function isTraced(picture: PathPicture): picture is Traced {
  return picture.features !== undefined;
}
