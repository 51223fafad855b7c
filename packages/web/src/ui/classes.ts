/** Class names that are set, in one string: `classes(styles.card, active && styles.active)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
