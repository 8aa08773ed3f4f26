/** @jsxRuntime automatic */
import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailData, TemplateName } from '../../platform/mail/queue-mail';
import type { MailShop } from './mail-shop';
import { templates } from './templates';
import { Layout } from './templates/layout';
import type { Template } from './templates/template';

/** The content of a mail as HTML and as plain text. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: string | undefined;
  unsubscribeToken?: string | undefined;
}

const columns = 78;

/**
 * Composes a mail from a template in the shop's culture.
 * @param documents the names of the files that the mail carries
 */
export function composeMail<Name extends TemplateName>(
  name: Name,
  data: MailData[Name],
  shop: MailShop,
  documents: readonly string[] = [],
): ComposedMail {
  const template: Template<Name> = templates[name];
  const subject = template.subject(data, shop);
  const page = renderToStaticMarkup(
    <Layout shop={shop} title={subject} heading={template.heading(data, shop)}>
      {template.body(data, shop)}
      {documents.length > 0 && <p>{shop.t('Mail.Documents', { documents: documents.join(', ') })}</p>}
    </Layout>,
  );
  return {
    subject,
    html: `<!doctype html>${page}`,
    text: toPlainText(page),
    replyTo: template.replyTo?.(data),
    unsubscribeToken: template.unsubscribeToken?.(data),
  };
}

function toPlainText(page: string): string {
  return convert(page, {
    wordwrap: columns,
    selectors: [
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'blockquote', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    ],
  });
}
