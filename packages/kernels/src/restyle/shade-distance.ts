/** Chroma (OKLab) up to which a shade counts as a grey, and from which on as a colour that must not be lost. */
const GREY_CHROMA = 0.012;
const COLORED_CHROMA = 0.028;

/** What differences of lightness, chroma and hue count (OKLab), and what the chroma that is lost does. */
export interface ShadeWeights {
  lightness: number;
  chroma: number;
  hue: number;
  faded: number;
  /** What has less than this share of a colour's chroma looks grey beside it. */
  fadedShare: number;
}

/** How far colour `i` of a palette `p` is from shade `j` of `q` (OKLab): as CIE94 splits it, and dear where a colour would turn grey, which has no hue to miss. */
export function shadeDistance(
  p: ArrayLike<number>,
  i: number,
  q: ArrayLike<number>,
  j: number,
  { lightness, chroma, hue, faded, fadedShare }: ShadeWeights,
): number {
  const [made, shade] = [Math.hypot(p[i + 1], p[i + 2]), Math.hypot(q[j + 1], q[j + 2])];
  const more = made - shade;
  const hue2 = Math.max(0, (p[i + 1] - q[j + 1]) ** 2 + (p[i + 2] - q[j + 2]) ** 2 - more * more);
  return Math.hypot(
    lightness * (p[i] - q[j]),
    chroma * more,
    hue * Math.sqrt(hue2),
    faded * chromaLost(made, shade, fadedShare),
  );
}

/** How much of a shade's chroma is lost where something of chroma `made` stands for it: 0 for greys and for what keeps `share` of it. */
function chromaLost(made: number, shade: number, share: number): number {
  const colored = Math.min(1, Math.max(0, (shade - GREY_CHROMA) / (COLORED_CHROMA - GREY_CHROMA)));
  return colored * Math.max(0, shade - made / share);
}
