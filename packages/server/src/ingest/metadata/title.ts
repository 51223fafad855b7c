/** Words in file names that say nothing of the thing. */
const EMPTY = new Set(
  'model mesh scene export exported final untitled glb gltf fbx obj stl lod lod0 lod1 copy new test asset object default source binary embedded'.split(
    ' ',
  ),
);
/** `v2`, `001`, `1k`, `(3)`. */
const COUNTER = /^(?:v?\d+[a-z]?|\d+k)$/;
const TITLE_LENGTH_MAX = 80;

/**
 * A title from the name of a file: `low_poly-FoxRun (1).glb` becomes `Low poly fox run`. A file that is called like any other (`scene.gltf`) has the
 * name of its folder. `Model` where neither says a thing.
 */
export function titleOfFile(file: string, folder = ''): string {
  for (const name of [file.replace(/\.[^./]+$/, ''), folder]) {
    const words = wordsOf(name);
    const said = words.filter((word) => !EMPTY.has(word.toLowerCase()) && !COUNTER.test(word.toLowerCase()));
    // a number belongs to what it counts: Wall 2
    const kept = said.length ? words.filter((word) => !EMPTY.has(word.toLowerCase())) : [];
    if (kept.length) return sentence(kept.join(' '));
  }
  return 'Model';
}

/** The title that a file gives itself, unless it is what programs put there by themselves. */
export function titleGiven(title: string | undefined): string | undefined {
  if (
    !title ||
    title.length > TITLE_LENGTH_MAX ||
    /[\\/]|^https?:|\.(?:blend|max|ma|mb|c4d|fbx|obj|glb|gltf)\b/i.test(title)
  )
    return undefined;
  const words = wordsOf(title).filter((word) => !EMPTY.has(word.toLowerCase()) && !COUNTER.test(word.toLowerCase()));
  return words.length ? title : undefined;
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFC')
      // a copy's number
      .replace(/\s*\(\d+\)\s*$/, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{L}{3,})(\d)/gu, '$1 $2')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function sentence(text: string): string {
  const words = text
    .slice(0, TITLE_LENGTH_MAX)
    .trim()
    .split(' ')
    // Fox, FOXES; but not USB
    .map((word) => (/^\p{Lu}\p{Ll}+$|^\p{Lu}{4,}$/u.test(word) ? word.toLowerCase() : word));
  const joined = words.join(' ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
