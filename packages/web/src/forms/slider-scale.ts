/** Where a slider of 0 to 1000 stands for a value. Wide ranges are even in factors, not in steps. */
export function toSlider(value: number, min: number, max: number): number {
  const share = isWide(min, max)
    ? Math.log(Math.max(value, low(min)) / low(min)) / Math.log(max / low(min))
    : (value - min) / (max - min);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000);
}

/** The value of a place on the slider, to two digits that count; `step` 1 is whole numbers. */
export function fromSlider(at: number, min: number, max: number, step: number | undefined): number {
  const share = at / 1000;
  if (at <= 0) return min;
  if (at >= 1000) return max;
  const exact = isWide(min, max) ? low(min) * (max / low(min)) ** share : min + share * (max - min);
  const digits = Number(exact.toPrecision(2));
  const value = step === 1 ? Math.round(digits) : digits;
  return Math.min(max, Math.max(min, value));
}

function isWide(min: number, max: number): boolean {
  return max / low(min) > 200;
}

/** Factors need a start above nothing. */
function low(min: number): number {
  return Math.max(min, 0.01);
}
