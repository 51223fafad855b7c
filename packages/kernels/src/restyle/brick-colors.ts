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
      ['very light bluish grey', 0xe6e6e8],
      ['light bluish grey', 0xa0a5a9],
      ['dark bluish grey', 0x646767],
      ['black', 0x1b1d1e],
      ['red', 0xc4121a],
      ['dark red', 0x720e0f],
      ['coral', 0xff698f],
      ['salmon', 0xf2705e],
      ['orange', 0xfe8a18],
      ['dark orange', 0xa95500],
      ['bright light orange', 0xf8bb3d],
      ['yellow', 0xf2cd37],
      ['bright light yellow', 0xfff03a],
      ['lime', 0xbbe90b],
      ['bright green', 0x4b9f4a],
      ['green', 0x237841],
      ['dark green', 0x184632],
      ['olive green', 0x9b9a5a],
      ['sand green', 0xa0bcac],
      ['dark turquoise', 0x008f9b],
      ['light aqua', 0xadc3c0],
      ['medium azure', 0x36aebf],
      ['dark azure', 0x078bc9],
      ['bright light blue', 0x9fc3e9],
      ['medium blue', 0x5a93db],
      ['blue', 0x0055bf],
      ['dark blue', 0x0a3463],
      ['sand blue', 0x6074a1],
      ['dark purple', 0x3f3691],
      ['medium lavender', 0xac78ba],
      ['magenta', 0x923978],
      ['bright pink', 0xe4adc8],
      ['dark pink', 0xc870a0],
      ['light flesh', 0xf6d7b3],
      ['medium nougat', 0xaa7d55],
      ['tan', 0xe4cd9e],
      ['dark tan', 0x958a73],
      ['reddish brown', 0x582a12],
      ['dark brown', 0x352100],
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
