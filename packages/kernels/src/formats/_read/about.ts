/** What a file says about itself, in its maker's words. */
export interface ModelAbout {
  title?: string;
  description?: string;
  author?: string;
  /** Words, an address, or both. */
  license?: string;
  copyright?: string;
  /** Where it was published. */
  source?: string;
  keywords?: string[];
  /** The program that wrote it. */
  generator?: string;
}

const TEXT_CHARACTERS_MAX = 2000;
const KEYWORDS_MAX = 32;

/** Collects what a file says: the first word on a thing counts, empty and overlong ones and control characters do not. */
export function createAbout(): {
  about: ModelAbout;
  say(key: Exclude<keyof ModelAbout, 'keywords'>, value: unknown): void;
  sayKeywords(value: unknown): void;
} {
  const about: ModelAbout = {};
  return {
    about,
    say(key, value) {
      const text = textOf(value);
      if (text && about[key] === undefined) about[key] = text;
    },
    sayKeywords(value) {
      const words = Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[,;]/);
      const list = [...new Set(words.map((w) => w.trim()).filter((w) => w !== '' && w.length <= 64))];
      if (list.length && !about.keywords) about.keywords = list.slice(0, KEYWORDS_MAX);
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > TEXT_CHARACTERS_MAX) return '';
  return value
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
