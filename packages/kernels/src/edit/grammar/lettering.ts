import { ARCHETYPES, readColor, type Token } from '../../sculpt/index.ts';
import type { Spot } from '../types.ts';
import { type Rule, rawOf } from './clause.ts';
import { readSpot } from './spot.ts';

const NAMES =
  /^(?:text|texts|word|words|caption|title|label|heading|headline|slogan|letters|lettering|message|watermark|subtitle|quote|phrase|tagline|sentence|name|line|sign)$/;
const VERBS =
  /^(?:add|write|put|place|overlay|insert|print|type|include|draw|superimpose|give|with|have|stamp|engrave|show)$/;
const SAYS = /^(?:saying|says|reading|reads|that|which|with|:|,|called|it|of|text|words?)$/;

/** `add the text "SALE" at the top in red`, "write hello world below it", "a caption that says Good Morning". */
export const readLettering: Rule = ({ tokens, raw, all }) => {
  const quote = tokens.findIndex((t) => t.kind === 'quote');
  const first = tokens[0]?.text ?? '';
  const named = tokens.findIndex((t, i) => i < 7 && t.kind === 'word' && NAMES.test(t.text));
  if (!VERBS.test(first) && quote !== 0 && named !== 0) return undefined;
  if (quote >= 0) {
    const before = tokens.slice(0, quote);
    const after = tokens.slice(quote + 1);
    if (tokens.slice(quote + 1).some((t) => t.kind === 'quote')) return undefined;
    const style = readManner([
      ...before.filter((t) => !VERBS.test(t.text) && !NAMES.test(t.text) && !SAYS.test(t.text)),
      ...after.filter((t) => !NAMES.test(t.text)),
    ]);
    return style && [{ kind: 'text', words: raw, text: tokens[quote].raw, ...style }];
  }
  if (named < 0 && first !== 'write' && first !== 'type') return undefined;
  let from = Math.max(named, 0) + 1;
  const before = tokens.slice(1, Math.max(1, named));
  while (from < tokens.length && SAYS.test(tokens[from].text)) from++;
  // What stands at the end and says where and how is not part of the text.
  for (let to = from + 1; to <= tokens.length; to++) {
    const style = readManner([...before, ...tokens.slice(to)]);
    if (style && isBreak(tokens[to])) {
      const text = rawOf(
        all.slice(all.indexOf(tokens[from - 1]) + 1, to < tokens.length ? all.indexOf(tokens[to]) : undefined),
      ).replace(/^[:,\s]+|[,\s]+$/g, '');
      return /\S/.test(text) ? [{ kind: 'text', words: raw, text, ...style }] : undefined;
    }
  }
  return undefined;
};

function isBreak(token: Token | undefined): boolean {
  return (
    token?.kind !== 'word' || /^(?:at|in|on|above|below|over|under|with|to|near|across|using|along)$/.test(token.text)
  );
}

interface Manner {
  spot: Spot;
  color?: string;
  size?: number;
}

/** Where lettering stands, its colour and its size; undefined where anything else is said. */
function readManner(tokens: readonly Token[]): Manner | undefined {
  let color: string | undefined;
  let size: number | undefined;
  const rest: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    const found = readColor(tokens, i, ARCHETYPES);
    const { text } = tokens[i];
    if (found) color = found.hex;
    else if (/^(?:big|bigger|large|huge|giant|bold|massive|great)$/.test(text)) size = 1.6;
    else if (/^(?:small|tiny|little|thin|smaller)$/.test(text)) size = 0.55;
    else if (
      !/^(?:at|in|on|to|with|near|across|color|colour|colored|letters|lettering|font|size|type|capital|capitals|very|,|and|using|it|along|text|for|written|as|toward|towards)$/.test(
        text,
      )
    )
      rest.push(text);
    i += found?.length ?? 1;
  }
  const where = rest.filter((w) => !/^(?:of|picture|image|photo|over)$/.test(w));
  const spot = where.length ? readSpot(rest.join(' ')) : ({ across: 'middle', down: 'bottom' } as const);
  return spot && { spot, color, size };
}
