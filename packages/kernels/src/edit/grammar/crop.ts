import { ASPECT_WORDS } from './aspects.ts';
import type { Rule } from './clause.ts';
import { readSpot } from './spot.ts';
import { readTarget } from './target.ts';

const PICTURE =
  '(?:it|this|that|(?:this |whole |entire )?(?:picture|image|photo|photograph|subject|pic|everything|canvas|frame))';

/** "Crop to the subject", "make it square", "cut it to 16:9", "crop the top half". */
export const readCrop: Rule = ({ text: given, tokens, raw }, { it }) => {
  const text = given.replace(/(\d+) (?:,|by|x|to) (\d+)/g, '$1x$2');
  if (/^cut (?:.* )?out\b/.test(text)) return undefined;
  const lost =
    /^(?:crop|cut|trim|remove|chop)(?: (?:out|off|away))? (top|bottom|left|right|upper|lower)(?: (?:side|half|part|edge|third|portion))?(?: (?:of|from) (?:it|picture|image|photo))?$/.exec(
      text,
    );
  if (lost && /^(?:\w+ (?:out|off|away)|remove|trim|chop)/.test(text)) {
    const spot = readSpot(lost[1]);
    if (spot) return [{ kind: 'crop', words: raw, to: opposite(spot) }];
  }
  const bare = /^(?:crop|trim|cut|cut down|reframe|frame|clip|make|format|turn|change|set|resize|fit|extend)/.test(
    text,
  );
  const rest = text
    .replace(
      new RegExp(
        `^(?:crop|trim|cut down|cut|reframe|frame|clip|make|format|turn|change|set|resize|fit|extend)(?: ${PICTURE})?(?: ${PICTURE})?`,
      ),
      '',
    )
    .replace(/^ ?(?:to|into|in|tightly|tight|as|be|have|down|(?:the )?aspect ratio|ratio|out|around|on|so)(?= |$)/g, '')
    .replace(/^ ?(?:to|into|in|tightly|around|on|of|be)(?= |$)/g, '')
    .replace(/ ?(?:aspect ratio|aspect|format|crop|ratio|shape|picture|image|frame|orientation|mode)$/, '')
    .replace(/^(\d+x\d+) (?:portrait|landscape|square)$/, '$1')
    .trim();
  const found = /^(\d+)x(\d+)$/.exec(rest);
  const ratio = found ? ([Number(found[1]), Number(found[2])] as const) : ASPECT_WORDS[rest];
  if (ratio && (bare || /crop|aspect|format|ratio/.test(text)) && ratio[0] > 0 && ratio[1] > 0) {
    if (/^make/.test(text) && rest === 'portrait') return undefined;
    return [{ kind: 'crop', words: raw, to: 'aspect', aspect: [Math.min(64, ratio[0]), Math.min(64, ratio[1])] }];
  }
  if (!/^(?:crop|trim|reframe|clip|cut down|cut away|cut off|cut|tight(?:er|ly)?|zoom)/.test(text)) return undefined;
  const side = /^(top|bottom|upper|lower|left|right) half$/.exec(rest)?.[1];
  // "Crop the top half" is taken as keeping it, "cut off the top half" as losing it.
  if (side) {
    const spot = readSpot(side) ?? { across: 'middle', down: 'middle' };
    const off = /^cut (?:off|away)/.test(text);
    return [{ kind: 'crop', words: raw, to: off ? opposite(spot) : spot }];
  }
  if (
    /^(?:closer|tighter|close|tight)?$/.test(rest) ||
    /^(?:in on |closer to |to |close to )?(?:subject|it|him|her|object|edges of subject)$/.test(rest)
  )
    return [{ kind: 'crop', words: raw, to: { of: 'subject' } }];
  const words = tokens.filter(
    (t) =>
      !/^(?:crop|trim|reframe|clip|cut|to|around|picture|image|photo|tightly|in|on|out|down|it|closely|so|closer)$/.test(
        t.text,
      ),
  );
  const target = words.length ? readTarget(words, it ?? { of: 'subject' }) : undefined;
  return target && target.of !== 'all' ? [{ kind: 'crop', words: raw, to: target }] : undefined;
};

function opposite({ across, down }: { across: string; down: string }) {
  const other = { left: 'right', right: 'left', top: 'bottom', bottom: 'top', middle: 'middle' } as const;
  return {
    across: other[across as keyof typeof other] as 'left' | 'middle' | 'right',
    down: other[down as keyof typeof other] as 'top' | 'middle' | 'bottom',
  };
}
