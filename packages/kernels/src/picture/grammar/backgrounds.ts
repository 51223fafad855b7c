import { type Archetypes, readColor, type Token } from '../../sculpt/index.ts';
import type { Settings } from '../lexicon/places.ts';
import { ARTICLES, COLORED_GROUNDS } from '../lexicon/words.ts';

/** Words taken from a prompt, and what they settle. */
export interface Found {
  sets: Settings;
  length: number;
}

const LEADS = new Set(['on', 'with', 'against', 'in', 'make', 'has', 'having', 'over', 'before', 'and']);

/**
 * Phrases that colour the background: "on a pale blue background", "make the background red", "background: #ffcc00", "pink to blue gradient
 * background". A colour keeps the place that is named elsewhere; without one it is paper of that colour.
 */
export function findBackground(tokens: readonly Token[], at: number, archetypes: Archetypes): Found | undefined {
  let i = at;
  while (i < at + 3 && (LEADS.has(tokens[i]?.text) || ARTICLES.has(tokens[i]?.text))) i++;
  return colorBefore(tokens, at, i, archetypes) ?? colorAfter(tokens, at, i, archetypes);
}

/** "[pale blue] [to pink] [gradient] background". */
function colorBefore(tokens: readonly Token[], at: number, from: number, archetypes: Archetypes): Found | undefined {
  let i = from;
  const gradientFirst = tokens[i]?.text === 'gradient';
  if (gradientFirst) i++;
  const first = readColor(tokens, i, archetypes);
  if (!first && !gradientFirst) return undefined;
  if (first) i += first.length;
  let second: ReturnType<typeof readColor>;
  if (first && ['to', 'and', 'into', 'on'].includes(tokens[i]?.text)) {
    second = readColor(tokens, i + 1, archetypes);
    if (second) i += 1 + second.length;
  }
  const gradient = gradientFirst || tokens[i]?.text === 'gradient';
  if (tokens[i]?.text === 'gradient') i++;
  while (['studio', 'paper', 'plain', 'solid', 'seamless', 'colored', 'coloured'].includes(tokens[i]?.text)) i++;
  const ground = COLORED_GROUNDS.has(tokens[i]?.text) ? tokens[i].text : undefined;
  if (ground) i++;
  // "A red wall" may be a thing; "against a red wall" is not.
  const led = from > at && ['on', 'with', 'against', 'in', 'over', 'before'].includes(tokens[at].text);
  if (!ground && !(gradient && from > at)) return undefined;
  if (ground && !['background', 'backdrop', 'bg', 'backgrounds'].includes(ground) && !led) return undefined;
  return { sets: colored(first?.hex, second?.hex, gradient, ground), length: i - at };
}

/** "background is red", "background: red", "make the background dark green", "gradient background from blue to pink". */
function colorAfter(tokens: readonly Token[], at: number, from: number, archetypes: Archetypes): Found | undefined {
  let i = from;
  const gradient = tokens[i]?.text === 'gradient';
  if (gradient) i++;
  const ground = tokens[i]?.text;
  if (ground !== 'background' && ground !== 'backdrop' && ground !== 'bg') return undefined;
  i++;
  while (['is', 'should', 'be', 'in', 'color', 'colour', 'of', 'from', ','].includes(tokens[i]?.text)) i++;
  const first = readColor(tokens, i, archetypes);
  // "red background, blue hat": a comma alone does not make the next colour the background's.
  if (!first || (tokens[i - 1].kind === 'comma' && tokens[i - 1].raw.trim() !== ':')) return undefined;
  i += first.length;
  let second: ReturnType<typeof readColor>;
  if (['to', 'and', 'into'].includes(tokens[i]?.text)) second = readColor(tokens, i + 1, archetypes);
  // "background red and blue eyes": what comes before a noun is the noun's.
  if (second && (gradient || tokens[i].text !== 'and')) i += 1 + second.length;
  else second = undefined;
  return { sets: colored(first.hex, second?.hex, gradient, ground), length: i - at };
}

function colored(color: string | undefined, color2: string | undefined, gradient: boolean, ground?: string): Settings {
  if (gradient || color2) return { backdrop: 'gradient', color, color2 };
  if (ground === 'wall') return { backdrop: 'room', color };
  if (ground === 'sky') return { color };
  return { color };
}
