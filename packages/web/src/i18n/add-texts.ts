import i18next from 'i18next';
import { startI18n } from './i18n.ts';

/** Adds the English sentences of pages that come after the first load: their words come with them. */
export function addTexts(texts: object): void {
  // words that many pages share may come before the app itself has begun
  startI18n();
  i18next.addResourceBundle('en', 'app', texts, true, false);
}
