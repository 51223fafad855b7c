import { getI18n, useTranslation } from 'react-i18next';
import { type TextKey, viewerEn } from './strings.ts';

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** The viewer's sentences in the page's language. They come with the viewer, not with the page's first load. */
export function useText(): Text {
  const i18n = getI18n();
  if (i18n?.isInitialized && !i18n.hasResourceBundle('en', 'viewer')) i18n.addResourceBundle('en', 'viewer', viewerEn);
  const { t } = useTranslation('viewer' as never, { keySeparator: false } as never);
  return t as unknown as Text;
}

/** Numbers as the page's language groups them. */
export function useNumbers(): (value: number) => string {
  const language = getI18n()?.language ?? 'en';
  return (value) => value.toLocaleString(language);
}
