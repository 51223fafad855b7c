import i18next from 'i18next';

/** Adds the English sentences of pages that come after the first load: their words come with them. */
export function addTexts(texts: object): void {
  i18next.addResourceBundle('en', 'app', texts, true, false);
}
