/** Chroma (OKLab) up to which a shade counts as a grey, and from which on as a colour that must not be lost. */
const GREY_CHROMA = 0.012;
const COLORED_CHROMA = 0.028;

/**
 * How much of a shade's chroma is lost where something of chroma `made` stands for it (OKLab): 0 for greys and for what keeps `share` of it, beside which
 * less looks grey.
 */
export function chromaLost(made: number, shade: number, share: number): number {
  const colored = Math.min(1, Math.max(0, (shade - GREY_CHROMA) / (COLORED_CHROMA - GREY_CHROMA)));
  return colored * Math.max(0, shade - made / share);
}
