import type { TFunction } from 'i18next';

/** What a field is called: the catalog's word, in this op or in all, else its own name in plain words. A new field reads well without one. */
export function fieldLabel(t: TFunction, name: string, op = ''): string {
  return t([`opField.${op}.${name}`, `field.${name}`], { defaultValue: plain(name) });
}

/** What a choice is called. */
export function choiceLabel(t: TFunction, field: string, value: string | number): string {
  return t(`choice.${field}.${value}`, {
    defaultValue: t(`choice.any.${value}`, { defaultValue: plain(String(value)) }),
  });
}

/** What an op is called. */
export function opTitle(t: TFunction, op: string): string {
  return t(`op.${op}.title`, { defaultValue: plain(op) });
}

/** `face_limit` → "Face limit", `image-to-3d` → "Image to 3D", `preset:quadruped:walk` → "Walk". */
export function plain(name: string): string {
  const last = name.split(':').at(-1)!;
  const words = last
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/\b3d\b/gi, '3D')
    .replace(/\bai\b/gi, 'AI');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
