import type { Language } from '@matchday/ui/language-picker';
import { brand } from 'club-brand';
import { cultureOf } from '../../brand';
import type { ClubSettings } from '../../data/contract';
import type { Translate } from '../../texts/translate';

/** This page in each of the shop's languages (S3.11). */
export function languagesOf(settings: ClubSettings, current: string, t: Translate): Language[] {
  return settings.languageNavigation.map(({ culture, name, url }) => ({
    name,
    detail: t('Language.Currency', { currency: cultureOf(brand, culture).currency }),
    lang: culture,
    href: url,
    current: culture === current,
  }));
}
