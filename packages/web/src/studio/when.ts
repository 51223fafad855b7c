const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "5 minutes ago", in the language given; the date after a month. */
export function when(iso: string, language: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  if (-seconds > 30 * 86_400) return new Date(iso).toLocaleDateString(language, { dateStyle: 'medium' });
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of STEPS) if (-seconds >= size) return words.format(Math.round(seconds / size), unit);
  return words.format(0, 'second');
}

/** "2.4 MB". */
export function bytesText(bytes: number, language: string): string {
  const [unit, size] = bytes >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  const digits = bytes / size < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(bytes / size);
}
