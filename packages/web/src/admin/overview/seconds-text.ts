/** "4.2 sec", "3 min", "2 hr": a length of time, as precise as it matters. */
export function secondsText(seconds: number, language: string): string {
  const [unit, size] =
    seconds >= 5400 ? (['hour', 3600] as const) : seconds >= 90 ? (['minute', 60] as const) : (['second', 1] as const);
  const value = seconds / size;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}
