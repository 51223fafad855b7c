const LONGEST = 60;

/** Words as a file's name, without an ending: `A red fox!` is `a-red-fox`. */
export function slug(text: string): string {
  const name = text
    .replace(/^.*[/\\]|\.\w+$/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-+|-+$/g, '').slice(0, LONGEST) || 'model';
}
