const number = new Float64Array(1);
const words = new Uint32Array(number.buffer);
let [one, other, length] = [0, 0, 0];

/** A short name of plain data, numbers to the bit: things with one name are the same but for one case in millions of millions of millions. Much faster than to write the data out. */
export function keyOf(value: unknown): string {
  one = 0x811c9dc5;
  other = 0x9e3779b9;
  length = 0;
  add(value);
  return `${one >>> 0} ${other >>> 0} ${length}`;
}

function add(value: unknown): void {
  if (typeof value === 'number') addNumber(value);
  else if (typeof value === 'string') addText(value);
  else if (ArrayBuffer.isView(value)) {
    const numbers = value as unknown as ArrayLike<number>;
    addWord(numbers.length);
    for (let i = 0; i < numbers.length; i++) addNumber(numbers[i]);
  } else if (Array.isArray(value)) {
    addWord(value.length);
    for (let i = 0; i < value.length; i++) add(value[i]);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      addText(name);
      add(inner);
    }
    addWord(0x7d);
  } else addText(String(value));
}

function addNumber(value: number): void {
  number[0] = value;
  addWord(words[0]);
  addWord(words[1]);
}

function addText(text: string): void {
  addWord(text.length ^ 0x5bd1e995);
  for (let i = 0; i < text.length; i++) addWord(text.charCodeAt(i));
}

/** Two hashes beside each other: FNV-1a by words with a rotation, and Murmur3's. */
function addWord(word: number): void {
  length++;
  one = Math.imul(one ^ word, 0x01000193);
  one ^= (one << 13) | (one >>> 19);
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  other ^= k;
  other = (Math.imul((other << 13) | (other >>> 19), 5) + 0xe6546b64) | 0;
}
