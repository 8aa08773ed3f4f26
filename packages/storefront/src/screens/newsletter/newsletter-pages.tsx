import { Heading } from '@matchday/ui/heading';
import type { ReactNode } from 'react';
import { getTranslate } from '../../texts/server-texts';
import { task } from '../account/account.css';
import { EntryPage } from '../account/entry-page';
import { ConfirmScreen } from './confirm-screen';
import { UnsubscribeScreen } from './unsubscribe-screen';

interface PageProps {
  culture: string;
}

/** Where the mail leads that asks whether a newsletter is wanted. */
export const ConfirmNewsletterPage = ({ culture }: PageProps) => (
  <NewsletterPage culture={culture} path="/newsletter/confirm/" title="Newsletter.Confirm">
    <ConfirmScreen />
  </NewsletterPage>
);

/** Where each newsletter leads those who want no more. */
export const UnsubscribePage = ({ culture }: PageProps) => (
  <NewsletterPage culture={culture} path="/newsletter/unsubscribe/" title="Newsletter.Unsubscribe">
    <UnsubscribeScreen />
  </NewsletterPage>
);

interface NewsletterPageProps extends PageProps {
  path: `/${string}`;
  title: string;
  children: ReactNode;
}

async function NewsletterPage({ culture, path, title, children }: NewsletterPageProps) {
  const t = await getTranslate(culture);
  return (
    <EntryPage culture={culture} path={path} texts={['Newsletter.*']}>
      <div className={task}>
        <Heading level={1}>{t(title)}</Heading>
        {children}
      </div>
    </EntryPage>
  );
}
