const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** "Firefox, Linux" of what a browser calls itself; undefined where that says nothing. */
export function browserName(agent: string | null): string | undefined {
  const nameIn = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean);
  return names.length ? names.join(', ') : undefined;
}
