import { Link } from '@matchday/ui/link';
import { Picture } from '@matchday/ui/picture';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import type { ClubSettings } from '../data/contract';
import { formatCountry } from '../texts/format';
import type { Translate } from '../texts/translate';
import { pictureOf } from './picture-of';

interface GuaranteeNoticeProps {
  settings: ClubSettings | null;
  t: Translate;
}

/**
 * Reminds of the legal guarantee (Directive 2011/83/EU art. 22a): the Commission's notice if the store has installed it, and
 * its content as text otherwise.
 */
export function GuaranteeNotice({ settings, t }: GuaranteeNoticeProps) {
  const guarantee = settings?.legalGuarantee;
  if (!settings || !guarantee) return null;
  const { notice } = guarantee;
  const sentences = guaranteeSentences(settings, t);
  return (
    <Stack gap="s">
      {notice ? (
        <Picture {...pictureOf(notice, { sizes: '24rem' })} alt={sentences.join(' ')} />
      ) : (
        sentences.map((sentence) => (
          <Text key={sentence} step="small">
            {sentence}
          </Text>
        ))
      )}
      <Text step="small">
        <Link href={t('Guarantee.More.Url')}>{t('Guarantee.More')}</Link>
      </Text>
    </Stack>
  );
}

const yearsInEveryCountry = 2;

function guaranteeSentences({ legalGuarantee, footer }: ClubSettings, t: Translate): string[] {
  const { country } = footer.view.company;
  const years = legalGuarantee?.years ?? yearsInEveryCountry;
  const longer =
    country && years > yearsInEveryCountry
      ? [t('Guarantee.Longer', { country: formatCountry(country, t.locale), years })]
      : [];
  return [t('Guarantee.Text'), ...longer, t('Guarantee.Remedies')];
}
