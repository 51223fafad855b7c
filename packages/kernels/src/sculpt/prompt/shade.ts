/** A colour scaled in brightness. */
export function shade(hex: string, k: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => Math.min(255, Math.round(((n >> shift) & 255) * k));
  return '#' + ((1 << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).slice(1);
}

/** A colour that stands out from another. */
export function contrast(hex: string): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const light = 0.3 * ((n >> 16) & 255) + 0.59 * ((n >> 8) & 255) + 0.11 * (n & 255);
  return light > 110 ? '#1d1b1a' : '#ece8df';
}
