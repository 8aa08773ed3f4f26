import { Link } from '@matchday/ui/link';
import { Text } from '@matchday/ui/text';
import type { ClubSettings } from '../data/contract';
import type { Translate } from '../texts/translate';

interface PrivacyNoticeProps {
  page: ClubSettings['privacyPage'];
  t: Translate;
}

/** Leads to the privacy notice where the shop asks for personal data; in a new tab, so that nothing typed is left. */
export function PrivacyNotice({ page, t }: PrivacyNoticeProps) {
  if (!page) return null;
  const [before = '', after = ''] = t('Privacy.Notice').split('{link}');
  return (
    <Text step="small" color="muted">
      {before}
      <Link href={page.url} target="_blank">
        {t('Privacy.Notice.Link')}
      </Link>
      {after}
    </Text>
  );
}
