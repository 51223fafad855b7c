/** Chroma (OKLab) up to which a shade counts as a grey, and from which on as a colour that must not be lost. */
const GREY_CHROMA = 0.012;
const COLORED_CHROMA = 0.028;

/** From so many times a colour's chroma on what stands for it looks gaudy. */
const GAUDY = 1.7;
/** Lightness (OKLab) up to which no colour looks gaudy and from which on all do; from where on pale ones are less so, and none is. */
const DARK = [0.3, 0.5] as const;
const PALE = [0.65, 0.8] as const;

/** What differences of lightness, chroma and hue count (OKLab), and what the chroma that is lost does. */
export interface ShadeWeights {
  lightness: number;
  chroma: number;
  hue: number;
  faded: number;
  /** What has less than this share of a colour's chroma looks grey beside it. */
  fadedShare: number;
  /** What a radian of hue counts beside, between what has one: a pale pink is no cream, however pale, and dark blue no purple. */
  turned: number;
  /** Share of what chroma counts where a colour becomes a richer one: less is lost so than where it fades. */
  richer: number;
  /** What chroma counts beside beyond `GAUDY` times that of a colour: brown hair is not orange. */
  gaudy: number;
}

/** How far colour `i` of a palette `p` is from shade `j` of `q` (OKLab): as CIE94 splits it, and dear where a colour would turn grey, which has no hue to miss. */
export function shadeDistance(
  p: ArrayLike<number>,
  i: number,
  q: ArrayLike<number>,
  j: number,
  { lightness, chroma, hue, faded, fadedShare, turned, richer, gaudy }: ShadeWeights,
): number {
  const [made, shade] = [Math.hypot(p[i + 1], p[i + 2]), Math.hypot(q[j + 1], q[j + 2])];
  const more = made - shade;
  const hue2 = Math.max(0, (p[i + 1] - q[j + 1]) ** 2 + (p[i + 2] - q[j + 2]) ** 2 - more * more);
  return Math.hypot(
    lightness * (p[i] - q[j]),
    chroma * more * (more > 0 ? 1 - (1 - richer) * coloredness(shade) : 1),
    hue * Math.sqrt(hue2),
    turned * turnOf(p, i, made, q, j, shade),
    faded * chromaLost(made, shade, fadedShare),
    gaudy * coloredness(shade) * mayBeGaudy(p[i]) * Math.max(0, made - GAUDY * shade),
  );
}

/** How much a chroma is a colour's: 0 for greys. */
function coloredness(chroma: number): number {
  return ramp(chroma, GREY_CHROMA, COLORED_CHROMA);
}

function mayBeGaudy(lightness: number): number {
  return ramp(lightness, ...DARK) * (1 - ramp(lightness, ...PALE));
}

function ramp(x: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (x - from) / (to - from)));
}

/** Radians of hue between two colours; less where one is nearly grey. */
function turnOf(p: ArrayLike<number>, i: number, made: number, q: ArrayLike<number>, j: number, shade: number): number {
  const both = coloredness(made) * coloredness(shade);
  if (both === 0) return 0;
  const cos = (p[i + 1] * q[j + 1] + p[i + 2] * q[j + 2]) / (made * shade);
  return both * Math.acos(Math.max(-1, Math.min(1, cos)));
}

/** How much of a shade's chroma is lost where something of chroma `made` stands for it: 0 for greys and for what keeps `share` of it. */
function chromaLost(made: number, shade: number, share: number): number {
  return coloredness(shade) * Math.max(0, shade - made / share);
}
