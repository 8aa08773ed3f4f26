/** @jsxRuntime automatic */
import { QuotedText } from './mail-parts';
import type { Template } from './template';

export const customerMessage: Template<'customerMessage'> = {
  subject: ({ topic, orderNumber }, { texts }) => texts.customerMessage.subject(topic, orderNumber ?? ''),
  heading: (_data, { texts }) => texts.customerMessage.heading,
  body: ({ name, email, topic, orderNumber, message }, { texts }) => (
    <>
      <p>
        {texts.customerMessage.from}: {name}, {email}
        <br />
        {texts.customerMessage.topic}: {topic}
        {orderNumber && (
          <>
            <br />
            {texts.order.number}: {orderNumber}
          </>
        )}
      </p>
      <QuotedText>{message}</QuotedText>
      <p>{texts.customerMessage.answer}</p>
    </>
  ),
  replyTo: ({ email }) => email,
};

/** Does not repeat the message, because the address may be someone else's. */
export const customerMessageReceived: Template<'customerMessageReceived'> = {
  subject: (_data, { texts, name }) => texts.customerMessageReceived.subject(name),
  heading: (_data, { texts }) => texts.customerMessageReceived.heading,
  body: (_data, { texts }) => (
    <>
      <p>{texts.hello('')}</p>
      <p>{texts.customerMessageReceived.intro}</p>
    </>
  ),
};
