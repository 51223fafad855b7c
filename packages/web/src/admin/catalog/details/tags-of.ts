/** "Oak, seat,,oak" is oak and seat. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().toLowerCase());
  return [...new Set(tags.filter(Boolean))];
}

/** "Garden gnomes!" as the address of a category: `garden-gnomes`. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}
