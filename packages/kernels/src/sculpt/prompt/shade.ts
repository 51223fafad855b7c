/** A colour scaled in brightness. */
export function shade(hex: string, k: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => Math.min(255, Math.round(((n >> shift) & 255) * k));
  return '#' + ((1 << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).slice(1);
}
