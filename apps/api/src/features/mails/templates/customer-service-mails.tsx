/** @jsxRuntime automatic */
import { greeting, QuotedText } from './mail-parts';
import type { Template } from './template';

export const customerMessage: Template<'customerMessage'> = {
  subject: ({ topic, orderNumber }, { t }) =>
    orderNumber
      ? t('Mail.CustomerMessage.Subject.Order', { topic, number: orderNumber })
      : t('Mail.CustomerMessage.Subject', { topic }),
  heading: (_data, { t }) => t('Mail.CustomerMessage.Heading'),
  body: ({ name, email, topic, orderNumber, message }, { t }) => (
    <>
      <p>
        {t('Mail.CustomerMessage.From')}: {name}, {email}
        <br />
        {t('Mail.CustomerMessage.Topic')}: {topic}
        {orderNumber && (
          <>
            <br />
            {t('Mail.Order.Number')}: {orderNumber}
          </>
        )}
      </p>
      <QuotedText>{message}</QuotedText>
      <p>{t('Mail.CustomerMessage.Answer')}</p>
    </>
  ),
  replyTo: ({ email }) => email,
};

/** Does not repeat the message, because the address may be someone else's. */
export const customerMessageReceived: Template<'customerMessageReceived'> = {
  subject: (_data, { t, name }) => t('Mail.CustomerMessageReceived.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.CustomerMessageReceived.Heading'),
  body: (_data, { t }) => (
    <>
      <p>{greeting(t, '')}</p>
      <p>{t('Mail.CustomerMessageReceived.Intro')}</p>
    </>
  ),
};

export const customerMessageAnswer: Template<'customerMessageAnswer'> = {
  subject: ({ topic, orderNumber }, { t }) =>
    orderNumber
      ? t('Mail.CustomerMessageAnswer.Subject.Order', { topic, number: orderNumber })
      : t('Mail.CustomerMessageAnswer.Subject', { topic }),
  heading: (_data, { t }) => t('Mail.CustomerMessageAnswer.Heading'),
  body: ({ name, message, answer }, { t }) => (
    <>
      <p>{greeting(t, name)}</p>
      <p style={{ whiteSpace: 'pre-line' }}>{answer}</p>
      {message && (
        <>
          <p>{t('Mail.CustomerMessageAnswer.Yours')}:</p>
          <QuotedText>{message}</QuotedText>
        </>
      )}
    </>
  ),
};
