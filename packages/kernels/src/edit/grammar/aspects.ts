/** Names of shapes that a picture is cropped to, width to height. */
export const ASPECT_WORDS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  square: [1, 1],
  squared: [1, 1],
  'square format': [1, 1],
  landscape: [3, 2],
  horizontal: [3, 2],
  widescreen: [16, 9],
  wide: [16, 9],
  panorama: [21, 9],
  panoramic: [21, 9],
  cinematic: [21, 9],
  portrait: [2, 3],
  vertical: [2, 3],
  'instagram story': [9, 16],
  story: [9, 16],
  banner: [21, 9],
};
