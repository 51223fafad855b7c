import type { TFunction } from 'i18next';
import { choiceLabel, fieldLabel } from './words.ts';

/**
 * What a description says of each option, where it goes through them: "draft: geometry only. standard: textured." Empty where it
 * speaks of the field as a whole.
 */
export function optionHelp(help: string, options: readonly (string | number)[]): Record<string, string> {
  const names = options.map(String).sort((a, b) => b.length - a.length);
  const starts = names
    .flatMap((name) =>
      [...help.matchAll(new RegExp(`(^|[.;] )${literal(name)}: `, 'gi'))].map((match) => ({ name, match })),
    )
    .sort((a, b) => a.match.index - b.match.index);
  if (starts.length < 2 || starts[0]!.match.index > 0) return {};
  return Object.fromEntries(
    starts.map(({ name, match }, i) => {
      const end = starts[i + 1]?.match.index ?? help.length;
      return [name, sentence(help.slice(match.index + match[0].length, end))];
    }),
  );
}

/** A description with the labels of fields and options in place of their names: `low_poly` → “Low poly”. */
function readable(t: TFunction, help: string): string {
  return help
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) => `“${fieldLabel(t, name)}”`)
    .replace(/\bPOST \/\S+/g, 'an upload')
    .trim();
}

/** The help of a field: the catalog's own sentence where there is one, for this op or for all, else the description's. */
export function fieldHelp(t: TFunction, field: { name: string; help: string; op?: string }): string {
  return t([`opHelp.${field.op}.${field.name}`, `help.${field.name}`], { defaultValue: readable(t, field.help) });
}

/** The help of an option: the catalog's own sentence, else what the description says of it. */
function choiceHelp(t: TFunction, field: string, option: string, each: Readonly<Record<string, string>>): string {
  return t(`choiceHelp.${field}.${option}`, { defaultValue: readable(t, each[option] ?? '') });
}

/** The help of a choice as it stands: what the chosen option means, else what the field does. */
export function helpOfChoice(
  t: TFunction,
  field: { name: string; help: string; op?: string; options: readonly (string | number)[] },
  chosen: string,
): string {
  const each = optionHelp(field.help, field.options);
  if (!Object.keys(each).length) return fieldHelp(t, field);
  return chosen ? choiceHelp(t, field.name, chosen, each) : '';
}

/** The label of an option with what it means, for lists. */
export function optionsWithHelp(t: TFunction, field: string, help: string, options: readonly (string | number)[]) {
  const each = optionHelp(help, options);
  return options.map((option) => ({
    value: String(option),
    label: choiceLabel(t, field, option),
    hint: choiceHelp(t, field, String(option), each),
  }));
}

function sentence(text: string): string {
  const trimmed = text.trim().replace(/[;.]?$/, '.');
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
