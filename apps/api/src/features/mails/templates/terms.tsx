/** @jsxRuntime automatic */
import type { TermsOfSale } from '../../content';
import type { MailShop } from '../mail-shop';

/** The full terms, because a link is no durable medium (Directive 2011/83/EU art. 8(7), case C-49/11). */
export function Terms({ terms: { title, html }, shop }: { terms: TermsOfSale; shop: MailShop }) {
  const belowTitle = html.replaceAll(/(<\/?)h2\b/g, '$1h3');
  const complete = belowTitle.replaceAll('href="/', `href="${shop.origin}/`);
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{title}</h2>
      <div dangerouslySetInnerHTML={{ __html: complete }} />
    </section>
  );
}
