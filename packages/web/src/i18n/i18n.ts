import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/index.ts';

let started = false;

/**
 * Starts translation. English is in the first load; another language is a folder beside `en` with the same keys, loaded
 * when it is chosen: `i18next.addResourceBundle`. Once more changes nothing.
 */
export function startI18n(): void {
  if (started) return;
  started = true;
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['app'],
    defaultNS: 'app',
    resources: { en: { app: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}
