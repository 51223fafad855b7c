/** For what is made of pictures, by quality: cells along its longest side, and pixels of the pictures on it. */
export const PICTURE_RUNGS = {
  draft: { cells: 112, pixels: 512 },
  standard: { cells: 168, pixels: 1024 },
  pro: { cells: 224, pixels: 1536 },
  cinematic: { cells: 288, pixels: 1536 },
} as const;
