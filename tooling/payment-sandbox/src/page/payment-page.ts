import { declineReasons, type Session } from '../session';
import { type Html, html } from './html';
import { layout } from './layout';
import { type Texts, textsFor } from './texts';

/** The URL to which the shopper returns from a finished payment. */
export function returnAddress(session: Session): string {
  return session.status === 'paid' || session.status === 'authorised'
    ? session.successUrl
    : session.cancelUrl;
}

/** The payment page: a choice while the payment is open, otherwise its outcome and a link back. */
export function paymentPage(session: Session): string {
  const { language, texts } = textsFor(session.locale);
  const merchant = session.merchant ?? new URL(session.successUrl).host;
  const { title, pane } =
    session.status === 'open'
      ? { title: texts.heading, pane: choice(session, texts) }
      : outcome(session, session.status, merchant, texts);
  const body = html`<div class="card">
    <div class="summary">
      <p class="merchant">${texts.payTo(merchant)}</p>
      <p class="amount">${money(session, session.amount)}</p>
      <p class="description">${session.description}</p>
      <dl>
        <div><dt>${texts.reference}</dt><dd>${session.reference}</dd></div>
        ${session.status === 'open' ? html`<div><dt>${texts.openUntil}</dt><dd><time datetime="${session.expiresAt}">${clock(session)}</time></dd></div>` : undefined}
      </dl>
    </div>
    ${pane}
  </div>`;
  return layout({ language, texts, title: `${title} · ${merchant}`, body });
}

/** The page for an unknown payment. */
export function unknownPaymentPage(locale: string): string {
  const { language, texts } = textsFor(locale);
  return notePage(language, texts, texts.notFoundHeading, texts.notFoundNote);
}

/** The provider's front page. */
export function frontPage(locale: string): string {
  const { language, texts } = textsFor(locale);
  return notePage(language, texts, 'Sandbox Pay', texts.frontNote);
}

function notePage(language: string, texts: Texts, heading: string, note: string): string {
  const body = html`<div class="card single"><div class="decide outcome">
    <h1>${heading}</h1><p>${note}</p>
  </div></div>`;
  return layout({ language, texts, title: heading, body });
}

function choice(session: Session, texts: Texts): Html {
  const options = declineReasons.map(
    (reason) => html`<option value="${reason}">${texts.reasons[reason]}</option>`,
  );
  return html`<form class="decide" method="post" action="/pay/${session.id}">
    <h1>${texts.heading}</h1>
    <p class="intro">${texts.intro}</p>
    <button class="button primary" name="action" value="approve">${texts.pay(money(session, session.amount))}</button>
    <fieldset>
      <legend>${texts.declineHeading}</legend>
      <label for="reason">${texts.declineReason}</label>
      <select id="reason" name="reason">${options}</select>
      <button class="button" name="action" value="decline">${texts.decline}</button>
    </fieldset>
    <div class="ways-out">
      <button class="button" name="action" value="cancel">${texts.cancel}</button>
      <button class="button" name="action" value="expire">${texts.expire}</button>
    </div>
  </form>`;
}

function outcome(
  session: Session,
  status: Exclude<Session['status'], 'open'>,
  merchant: string,
  texts: Texts,
) {
  const { heading, note } = texts.outcome[status];
  const pane = html`<div class="decide outcome" data-status="${status}">
    ${symbols[status]}
    <h1>${heading}</h1>
    ${session.reason && html`<p>${texts.reasons[session.reason]}.</p>`}
    <p>${session.refunded > 0 ? texts.refunded(money(session, session.refunded)) : note}</p>
    <a class="button primary" href="${returnAddress(session)}">${texts.backTo(merchant)}</a>
  </div>`;
  return { title: heading, pane };
}

const tick = symbol('M15 25l7 7 12-14');
const cross = symbol('M17 17l14 14M31 17L17 31');
const clockFace = symbol('M24 14v11l7 4');
const symbols = {
  authorised: tick,
  paid: tick,
  declined: cross,
  cancelled: cross,
  expired: clockFace,
  released: cross,
};

function symbol(path: string): Html {
  return html`<svg width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="24" cy="24" r="21"/><path d="${path}"/></svg>`;
}

function money({ locale, currency }: Session, minorUnits: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function clock({ locale, expiresAt }: Session): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(expiresAt));
}
