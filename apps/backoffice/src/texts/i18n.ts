import polyglot from 'ra-i18n-polyglot';
import englishWords from 'ra-language-english';
import { setCulture } from '../api/api';
import { en } from './en';
import { type Language, languages, preferredLanguage } from './languages';

const messages = {
  en: async () => ({ ...englishWords, ...(await import('./words-en')).wordsEn, ...en }),
  da: async () => ({
    ...englishWords,
    ...(await import('./words-da')).wordsDa,
    ...(await import('./da')).da,
  }),
  es: async () => ({
    ...englishWords,
    ...(await import('./words-es')).wordsEs,
    ...(await import('./es')).es,
  }),
};

const storedLanguage = 'RaStore.locale';

/** The language that was chosen in this browser, otherwise that of the browser. */
function firstLanguage(): Language {
  const stored = window.localStorage.getItem(storedLanguage)?.replaceAll('"', '');
  return languages.find(({ locale }) => locale === stored)?.locale ?? preferredLanguage();
}

const first = firstLanguage();
const firstMessages = await messages[first]();
applyLanguage(first);

/** Texts of react-admin and of the back office. */
export const i18nProvider = polyglot(
  (locale) => {
    applyLanguage(locale);
    return locale === first ? firstMessages : messages[locale as Language]();
  },
  first,
  [...languages],
  { allowMissing: true },
);

function applyLanguage(locale: string): void {
  setCulture(locale);
  document.documentElement.lang = locale;
}
