export { type PictureReading, readPicture } from './grammar/read-picture.ts';
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
