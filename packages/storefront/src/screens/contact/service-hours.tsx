import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { ClubSettings } from '../../data/contract';
import { HoursList } from '../../shop/hours-list';
import { formatTimeZone } from '../../texts/format';
import type { Translate } from '../../texts/translate';

interface ServiceHoursProps {
  settings: ClubSettings | null;
  locale: string;
  t: Translate;
}

/** When the club answers messages; nothing if it does not say. */
export function ServiceHours({ settings, locale, t }: ServiceHoursProps) {
  const { serviceHours = [], timeZone = 'UTC' } = settings ?? {};
  if (serviceHours.length === 0) return null;
  const title = t('Contact.Hours');
  return (
    <>
      <Heading level={2} step="h3">
        {title}
      </Heading>
      <HoursList label={title} hours={serviceHours} closed={t('Contact.Hours.Closed')} locale={locale} />
      <Text>{t('Contact.Hours.TimeZone', { zone: formatTimeZone(timeZone, locale) })}</Text>
    </>
  );
}
