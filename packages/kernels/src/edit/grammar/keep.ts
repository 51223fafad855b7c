import { type Rule, textOf } from './clause.ts';
import { readTarget } from './target.ts';

const LEADS =
  /^(?:keep|preserve|retain|leave|maintain|(?:do not|don t|dont|do n t|never|without|not|but not|but don t|but do not|no need to) (?:change|changing|touch|touching|alter|altering|modify|modifying|edit|editing|affect|affecting|recolou?r|recolou?ring|remove|removing|lose|losing|replace|replacing|move|moving)|except(?: for)?|but keep|but leave|but not|other than|apart from|excluding|not) /;
const TAILS =
  /(?: (?:as it is|as is|as they are|as it was|unchanged|untouched|same|alone|intact|like it is|in place|original|unaltered|how it is|way it is|as|exactly|in colou?r|colou?red|colou?rful|be|stay|stays|remain|remains|should))+$/;

/** "Keep the background as it is", "don't change the face", "but not the hat": asks for nothing, and shields something. */
export const readKeep: Rule = ({ tokens, text }, setting) => {
  const lead = LEADS.exec(text + ' ')?.[0].trim();
  const stays =
    /(?: (?:should|must|has to))? (?:stay|stays|remain|remains|unchanged|be kept)(?: (?:same|as it is|as is|unchanged|untouched))?$/.exec(
      text,
    )?.[0];
  if (!lead && !stays) return undefined;
  const from = lead ? lead.split(' ').length : 0;
  let to = tokens.length - (stays && !lead ? stays.trim().split(' ').length : 0);
  const tail = TAILS.exec(textOf(tokens.slice(from, to)))?.[0].trim();
  if (tail) to -= tail.split(' ').length;
  const named = tokens
    .slice(from, to)
    .filter((t) => !/^(?:original|rest|same|existing)$/.test(t.text) || t.text === 'rest');
  if (
    /^(?:everything else|rest|anything else|all else|everything|composition|pose|shape|layout|proportions|identity|style)$/.test(
      textOf(named),
    )
  )
    return [];
  const target = readTarget(named, { of: 'subject' });
  if (!target || target.of === 'all') return undefined;
  setting.keep.push(target);
  return [];
};
