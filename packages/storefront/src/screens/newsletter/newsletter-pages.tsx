import type { Alias } from '@matchday/dictionary';
import { Heading } from '@matchday/ui/heading';
import type { ReactNode } from 'react';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import { task } from '../account/account.css';
import { EntryPage } from '../account/entry-page';
import { ConfirmScreen } from './confirm-screen';
import { confirmTexts, unsubscribeTexts } from './texts';
import { UnsubscribeScreen } from './unsubscribe-screen';

interface PageProps {
  culture: string;
}

/** The page to which the newsletter's confirmation mail links. */
export const ConfirmNewsletterPage = async ({ culture }: PageProps) => (
  <NewsletterPage culture={culture} path="/newsletter/confirm/" title="Newsletter.Confirm">
    <ConfirmScreen texts={await getTextsOf(culture, confirmTexts)} />
  </NewsletterPage>
);

/** The page to which each newsletter's unsubscribe link leads. */
export const UnsubscribePage = async ({ culture }: PageProps) => (
  <NewsletterPage culture={culture} path="/newsletter/unsubscribe/" title="Newsletter.Unsubscribe">
    <UnsubscribeScreen texts={await getTextsOf(culture, unsubscribeTexts)} />
  </NewsletterPage>
);

interface NewsletterPageProps extends PageProps {
  path: `/${string}`;
  title: Alias;
  children: ReactNode;
}

async function NewsletterPage({ culture, path, title, children }: NewsletterPageProps) {
  const t = await getTranslate(culture);
  return (
    <EntryPage culture={culture} path={path}>
      <div className={task}>
        <Heading level={1}>{t(title)}</Heading>
        {children}
      </div>
    </EntryPage>
  );
}
