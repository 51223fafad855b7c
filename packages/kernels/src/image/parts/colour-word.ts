/** Words for colours: OKLab lightness from, to; chroma from, to; hue from, to in degrees. The first that fits is taken. */
const WORDS: readonly (readonly [string, number, number, number, number, number, number])[] = [
  ['black', 0, 0.3, 0, 0.05, 0, 360],
  ['white', 0.88, 1.1, 0, 0.035, 0, 360],
  ['grey', 0.3, 0.88, 0, 0.03, 0, 360],
  ['pink', 0.62, 1.1, 0.03, 1, 335, 395],
  ['red', 0, 0.72, 0.1, 1, 350, 403],
  ['brown', 0, 0.62, 0.02, 0.14, 20, 100],
  ['beige', 0.62, 1.1, 0.02, 0.08, 35, 105],
  ['orange', 0.5, 1.1, 0.08, 1, 38, 76],
  ['yellow', 0.5, 1.1, 0.05, 1, 76, 115],
  ['green', 0, 1.1, 0.02, 1, 115, 172],
  ['teal', 0, 1.1, 0.02, 1, 172, 222],
  ['blue', 0, 1.1, 0.02, 1, 222, 290],
  ['purple', 0, 1.1, 0.02, 1, 290, 335],
  ['red', 0, 0.62, 0.02, 1, 335, 395],
];
/** Other words that people use. */
const SAME: Readonly<Record<string, string>> = {
  gray: 'grey',
  silver: 'grey',
  metal: 'grey',
  gold: 'yellow',
  golden: 'yellow',
  cyan: 'teal',
  turquoise: 'teal',
  violet: 'purple',
  magenta: 'pink',
  tan: 'beige',
  cream: 'beige',
  wooden: 'brown',
};

/** The plain word for a colour in OKLab. */
export function colourWord(L: number, a: number, b: number): string {
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const found = WORDS.find(
    ([, l0, l1, c0, c1, h0, h1]) =>
      L >= l0 &&
      L < l1 &&
      chroma >= c0 &&
      chroma < c1 &&
      ((hue >= h0 && hue < h1) || (hue + 360 >= h0 && hue + 360 < h1)),
  );
  return found?.[0] ?? (L < 0.35 ? 'black' : L > 0.85 ? 'white' : 'grey');
}

/** The plain colour that a word of a sentence means; undefined where it means none. */
export function readColourWord(word: string): string | undefined {
  const plain = SAME[word] ?? word;
  return WORDS.some(([name]) => name === plain) ? plain : undefined;
}
