/** A colour as hue (0..1), saturation and lightness (0..1). */
type Hsl = [h: number, s: number, l: number];

function toHsl(hex: string): Hsl {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255].map((c) => c / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const d = max - min;
  const l = (max + min) / 2;
  if (d < 1e-6) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [h / 6, s, l];
}

function toHex([h, s, l]: Hsl): string {
  const channel = (k: number): string => {
    const t = (k + h * 12) % 12;
    const v = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(t - 3, 9 - t, 1));
    return Math.round(255 * Math.max(0, Math.min(1, v)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A colour with its saturation and lightness changed: by factors, then a share of the way to a lightness. */
export function tint(hex: string, change: { saturation?: number; towards?: number; share?: number }): string {
  const [h, s, l] = toHsl(hex);
  const { saturation = 1, towards = l, share = 0 } = change;
  return toHex([h, Math.min(1, s * saturation), l + (towards - l) * share]);
}

/** A share of the way from one colour to another, in sRGB. */
export function blend(a: string, b: string, share: number): string {
  const at = (hex: string, i: number): number => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mix = [0, 1, 2].map((i) => Math.round(at(a, i) + (at(b, i) - at(a, i)) * share));
  return `#${mix.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
