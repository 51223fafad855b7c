/** A colour that bricks are moulded in. */
export interface BrickColor {
  name: string;
  /** sRGB as 0xrrggbb. */
  color: number;
}

/** Colours of bricks that can be bought new. */
export const BRICK_COLORS: readonly BrickColor[] = Object.freeze(
  (
    [
      ['white', 0xf4f4f4],
      ['very light grey', 0xc8c8c8],
      ['light bluish grey', 0x969696],
      ['dark bluish grey', 0x646464],
      ['black', 0x1b1d1e],
      ['red', 0xb40000],
      ['dark red', 0x720012],
      ['reddish orange', 0xca4c0b],
      ['coral', 0xf06d78],
      ['orange', 0xd67923],
      ['dark orange', 0x91501c],
      ['bright light orange', 0xfcac00],
      ['yellow', 0xfac80a],
      ['bright light yellow', 0xffec6c],
      ['yellowish green', 0xe2f99a],
      ['lime', 0xa5ca18],
      ['bright green', 0x58ab41],
      ['green', 0x00852b],
      ['dark green', 0x00451a],
      ['olive green', 0x77774e],
      ['sand green', 0x708e7c],
      ['dark turquoise', 0x069d9f],
      ['light aqua', 0xd3f2ea],
      ['medium azure', 0x68c3e2],
      ['dark azure', 0x469bc3],
      ['bright light blue', 0x9dc3f7],
      ['medium blue', 0x7396c8],
      ['blue', 0x1e5aa8],
      ['dark blue', 0x19325a],
      ['sand blue', 0x70819a],
      ['dark purple', 0x5f2683],
      ['medium lavender', 0xa06eb9],
      ['lavender', 0xcda4de],
      ['magenta', 0x901f76],
      ['bright pink', 0xff9ecd],
      ['dark pink', 0xc8509b],
      ['light nougat', 0xe1bea1],
      ['nougat', 0xbb805a],
      ['medium nougat', 0xaa7d55],
      ['medium brown', 0x755945],
      ['pearl gold', 0xaa7f2e],
      ['tan', 0xccb98d],
      ['dark tan', 0x897d62],
      ['reddish brown', 0x5f3109],
      ['dark brown', 0x372100],
    ] as const
  ).map(([name, color]) => Object.freeze({ name, color })),
);

/** Widths and lengths of bricks that can be bought, studs; the larger first. */
export const BRICK_SIZES: readonly (readonly [number, number])[] = Object.freeze([
  [2, 8],
  [2, 6],
  [2, 4],
  [1, 8],
  [2, 3],
  [1, 6],
  [2, 2],
  [1, 4],
  [1, 3],
  [1, 2],
  [1, 1],
]);
