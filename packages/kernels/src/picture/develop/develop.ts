import { FINISH_FILTERS, type FloatImage, type PictureFeatures, type Raster, toRaster } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { filmInPlace, type PathPicture } from '../../render/index.ts';
import { linearOf } from '../build/color.ts';
import type { ComposedPicture } from '../compose.ts';
import { isStudio } from '../grammar/settle.ts';
import type { PictureSpec } from '../spec.ts';
import { viewOf } from '../stage/view.ts';
import { exposeInPlace, matchColorInPlace } from './adjust.ts';
import { bloomInPlace } from './bloom.ts';
import { gradeInPlace, vignetteInPlace } from './grade.ts';
import { addSkyDetailInPlace } from './sky-detail.ts';
import { isTraced, type Traced } from './traced.ts';
import { dropWeatherInPlace } from './weather.ts';

/**
 * From traced light to the finished picture: the sky in full, exposure, glow, the film's curve, the backdrop's exact colour, falling snow, the
 * medium it is made with, the tone. Uses the picture's arrays up. RGB. Throws GeometryError `no_features`. About 0.4 us a pixel for a photo.
 */
export function developPicture(composed: ComposedPicture, picture: PathPicture): Raster {
  const { spec, stage, camera, subjectParts, seed } = composed;
  if (!isTraced(picture)) throw new GeometryError('no_features', 'A picture is developed with its features.');
  const { width, height } = picture.raster;
  const image: FloatImage = { width, height, channels: 3, data: picture.linear };
  const gain = 2 ** stage.exposure;
  if (stage.sky && !(camera.lensRadius && camera.lensRadius > 0))
    addSkyDetailInPlace(picture, viewOf(camera, width / height), stage.sky, stage.environment.map, gain, stage.fog);
  if (!isStudio(spec.backdrop)) exposeInPlace(picture, subjectParts, stage.key);
  if (stage.key < 0.9 || spec.light === 'backlight') bloomInPlace(image, stage.key < 0.7 ? 0.5 : 0.3);
  filmInPlaceAll(image.data);
  if (stage.match) {
    const parts = new Set(stage.match.parts.map((p) => p + subjectParts));
    matchColorInPlace(image.data, picture.features.part, parts, linearOf(stage.match.color));
  }
  if (spec.weather === 'snowfall' || spec.weather === 'rain')
    dropWeatherInPlace(image, picture.features.depth, distanceTo(composed), spec.weather, seed);
  const finished = finish(composed, image, picture);
  gradeInPlace(finished, spec.tone);
  if (spec.finish === 'photo' && !isStudio(spec.backdrop)) vignetteInPlace(finished, 0.22);
  return toRaster(finished);
}

function filmInPlaceAll(data: Float32Array): void {
  const rgb = new Float64Array(3);
  for (let i = 0; i < data.length; i += 3) {
    rgb[0] = Math.max(0, data[i]);
    rgb[1] = Math.max(0, data[i + 1]);
    rgb[2] = Math.max(0, data[i + 2]);
    filmInPlace(rgb);
    data[i] = rgb[0];
    data[i + 1] = rgb[1];
    data[i + 2] = rgb[2];
  }
}

function distanceTo({ camera, subject }: ComposedPicture): number {
  const middle = [0, 1, 2].map((a) => (subject.bounds.min[a] + subject.bounds.max[a]) / 2);
  return Math.hypot(...[0, 1, 2].map((a) => middle[a] - camera.eye[a]));
}

/** Whether a picture of this finish is developed without the albedo and the normals of what it shows. */
export function isPhotographic(finish: PictureSpec['finish']): finish is 'photo' | 'lowpoly' | 'clay' {
  return finish === 'photo' || finish === 'lowpoly' || finish === 'clay';
}

function finish({ spec, seed, stage, subjectParts }: ComposedPicture, image: FloatImage, picture: Traced): FloatImage {
  const { finish: name } = spec;
  if (isPhotographic(name)) return image;
  const { normal, depth, part, albedo } = picture.features;
  const features: PictureFeatures = { normal, depth, part, albedo };
  // Paper is no thing: nothing of it is to be drawn.
  if (isStudio(spec.backdrop)) clearParts(features, subjectParts, subjectParts + stage.parts.length);
  return FINISH_FILTERS[name]({ image, features, seed });
}

function clearParts({ normal, depth, part }: PictureFeatures, from: number, to: number): void {
  for (let i = 0; i < part.length; i++) {
    if (part[i] < from || part[i] >= to) continue;
    part[i] = -1;
    depth[i] = 0;
    normal[3 * i] = 0;
    normal[3 * i + 1] = 0;
    normal[3 * i + 2] = 0;
  }
}
