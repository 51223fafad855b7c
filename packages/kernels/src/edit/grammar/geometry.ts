import type { Instruction } from '../types.ts';
import { type Rule, textOf } from './clause.ts';
import { readSpot } from './spot.ts';
import { readTarget } from './target.ts';

const PICTURE =
  '(?:it|this|that|(?:this |whole |entire )?(?:picture|image|photo|photograph|subject|pic|everything|canvas|frame))';

/** "Mirror it", "flip the picture upside down". */
export const readFlip: Rule = ({ text, raw }) => {
  const found = new RegExp(
    `^(?:flip|mirror|flop|reverse)(?: ${PICTURE})?( horizontally| vertically| upside down| left to right| left right| sideways| top to bottom| over| around| along vertical axis| along horizontal axis)?$|^(?:turn |flip )?(?:into )?(?:mirrored|mirror image)$`,
  ).exec(text);
  return found
    ? [{ kind: 'flip', words: raw, across: !/ vertically| upside| top to/.test(found[1] ?? '') }]
    : undefined;
};

/** "Rotate it 90 degrees to the left", "turn it upside down", "tilt by 10 degrees". */
export const readRotate: Rule = ({ text, raw }) => {
  if (new RegExp(`^(?:turn|put|rotate|set) (?:${PICTURE} )?(?:upside down|on its head|on head|around 180)$`).test(text))
    return [{ kind: 'rotate', words: raw, degrees: 180 }];
  const found = new RegExp(
    `^(?:rotate|turn|tilt|spin|roll)(?: ${PICTURE})?(?: by)?(?: ([\\d.]+))?(?: (?:degrees?|deg))?(?: ?(?:to )?(left|right|clockwise|counter ?clockwise|anti ?clockwise|sideways|halfway|half way))?(?: by)?(?: ([\\d.]+)(?: degrees?| deg)?)?$`,
  ).exec(text);
  if (!found || (!found[1] && !found[2] && !found[3] && !/^(?:rotate|tilt)/.test(text))) return undefined;
  const tilt = /^tilt/.test(text) ? 8 : /half/.test(found[2] ?? '') ? 180 : 90;
  const degrees = Number(found[1] ?? found[3] ?? tilt);
  const back = /left|counter|anti/.test(found[2] ?? '');
  return [{ kind: 'rotate', words: raw, degrees: back ? -degrees : degrees }];
};

/** "Zoom in", "zoom out a bit", "upscale it", "make the car bigger", "move it to the left", "centre the subject". */
export const readScale: Rule = ({ text, tokens, raw }, { it }) => {
  const zoom =
    /^(?:zoom|zoom way|move|get|go|come|camera)(?: way| bit| little)? (in|out|closer|further away|farther away|back)(?: (?:on|to|of|from) (.{1,30}?))?(?: bit| little| slightly)?$/.exec(
      text,
    );
  if (zoom && /^(?:zoom|get|camera|come|go|move closer|move further)/.test(text)) {
    const little = /\b(?:bit|little|slightly)\b/.test(text);
    const closer = zoom[1] === 'in' || zoom[1] === 'closer';
    const on = zoom[2] ? readTarget(tokens.slice(-zoom[2].split(' ').length), it ?? { of: 'subject' }) : undefined;
    if (zoom[2] && !on) return undefined;
    if (on && on.of !== 'all' && closer) return [{ kind: 'crop', words: raw, to: on }];
    return [{ kind: 'zoom', words: raw, factor: closer ? (little ? 1.2 : 1.5) : little ? 0.85 : 0.7 }];
  }
  if (
    /^(?:upscale|enlarge|super resolve|upres|enhance|improve|increase|raise|higher|better|more|make|render|get)(?: (?:it|picture|image|photo|this))?(?: in| to| into| by)?(?: (?:quality|resolution|res|size|bigger|larger|hd|4k|2k|8k|high|higher|better|hi res|high res|hires|times|twice|\d+x?|x|pixels|double|size of|of|it|picture|image|photo|quality of))*$/.test(
      text,
    ) &&
    /upscale|upres|super resolve|resolution|quality|\bhd\b|\b[248]k\b|\bres\b|^enlarge|^enhance|^improve/.test(text)
  )
    return [{ kind: 'enlarge', words: raw }];
  if (
    /^(?:cent(?:er|re)|align|middle)(?: (?:it|subject|object|him|her|them|this|.{1,24}))?(?: (?:in|to|at|on))?(?: (?:middle|center|centre|frame|picture|image))*$/.test(
      text,
    ) ||
    /^(?:move|put|place|shift|bring)(?: .{1,20})? (?:in|to|into|at) (?:middle|center|centre)(?: of (?:picture|image|frame|it))?$/.test(
      text,
    )
  )
    return [{ kind: 'center', words: raw }];
  return readMove(tokens, raw, it) ?? readResize(tokens, raw, it);
};

function readMove(
  tokens: Parameters<typeof textOf>[0],
  raw: string,
  it: Parameters<typeof readTarget>[1] | undefined,
): Instruction[] | undefined {
  if (!/^(?:move|shift|slide|push|nudge|position|put|place|align)$/.test(tokens[0]?.text ?? '')) return undefined;
  for (let k = 2; k < tokens.length; k++) {
    const spot = readSpot(
      textOf(tokens.slice(k))
        .replace(/^(?:to|at|in|on|towards?|further|more|bit|over) /g, '')
        .replace(/^(?:to|at|in|on|towards?|further|more) /g, ''),
    );
    const target = spot && readTarget(tokens.slice(1, k), it ?? { of: 'subject' });
    if (spot && (target?.of === 'subject' || target?.of === 'all' || (target?.of === 'region' && target.orSubject)))
      return [{ kind: 'move', words: raw, spot }];
  }
  return undefined;
}

function readResize(
  all: Parameters<typeof textOf>[0],
  raw: string,
  it: Parameters<typeof readTarget>[1] | undefined,
): Instruction[] | undefined {
  // "Resize it to be smaller", "make it 2x bigger".
  const times = all.findIndex((t, i) => t.kind === 'number' && /^(?:x|times)$/.test(all[i + 1]?.text ?? ''));
  const tokens = all.filter((t, i) => !/^(?:to|be)$/.test(t.text) && (times < 0 || (i !== times && i !== times + 1)));
  const text = textOf(tokens);
  const tail =
    /(?: (slightly|bit|little|much|lot|way|twice as|double|half as|half))?(?: (bigger|larger|smaller|big|large|small|tiny|huge|size|tinier|its size))$/.exec(
      text,
    );
  const verb = /^(?:make|scale|resize|shrink|enlarge|blow up|grow|scale up|scale down)\b(?: (?:up|down))?/.exec(
    text,
  )?.[0];
  if (!verb || (!tail && !/^(?:shrink|enlarge|blow up|grow|scale (?:up|down))/.test(verb))) return undefined;
  const named = tokens.slice(
    verb.split(' ').length,
    tail ? tokens.length - tail[0].trim().split(' ').length : undefined,
  );
  const target = named.length ? readTarget(named, it ?? { of: 'subject' }) : undefined;
  if (!target || target.of === 'background' || (target.of === 'region' && !target.orSubject)) return undefined;
  const smaller =
    /small|tin|^half$/.test(tail?.[2] ?? '') || /half/.test(tail?.[1] ?? '') || /^(?:shrink|scale down)/.test(verb);
  const degree = tail?.[1] ?? '';
  const said = times >= 0 ? Math.min(4, Math.max(1, Number(all[times].text))) : undefined;
  const k = said
    ? said
    : /twice|double/.test(degree)
      ? 2
      : /half/.test(degree)
        ? 2
        : /slightly|bit|little/.test(degree)
          ? 1.15
          : /much|lot|way/.test(degree) || /tin|huge/.test(tail?.[2] ?? '')
            ? 1.8
            : 1.35;
  return [{ kind: 'resize', words: raw, factor: smaller ? 1 / k : k }];
}
