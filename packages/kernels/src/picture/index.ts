export { FIGURINE } from './backdrops/figurine.ts';
export { type ComposedPicture, type ComposeInput, composePicture } from './compose.ts';
export { developPicture, isPhotographic } from './develop/develop.ts';
export { dropWeatherInPlace } from './develop/weather.ts';
export { type PictureReading, readPicture } from './grammar/read-picture.ts';
export { readSettings, type Settings, settlePicture } from './grammar/read-settings.ts';
export { paintSky, type SkyOrder } from './sky/paint-sky.ts';
export {
  type AngleName,
  type BackdropName,
  type FinishName,
  type LightName,
  PICTURE_WORDS,
  type PictureSpec,
  type ShotName,
  type ToneName,
  type WeatherName,
} from './spec.ts';
export { findFacts, findRealScale } from './stage/find-facts.ts';
export { measureSubject, type SubjectFacts } from './stage/subject.ts';
