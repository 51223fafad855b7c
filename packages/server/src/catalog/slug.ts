/** With a number after it, still short enough to be asked for. */
const LENGTH_MAX = 56;

/** What stands in an address for a title: `Ólafur's Oak Chair!` becomes `olafurs-oak-chair`; `model` where no letter is left. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'model';
}
