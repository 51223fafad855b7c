/** A `#rrggbb` colour with its sRGB values times `k`: below 1 the same paint in shadow, above 1 in light. */
export function tone(hex: string, k: number): string {
  const part = (i: number): string =>
    Math.round(Math.min(255, Math.max(0, Number.parseInt(hex.slice(i, i + 2), 16) * k)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
