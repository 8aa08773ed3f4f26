/** @jsxRuntime automatic */
import { Typed } from './action';
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
      <Typed>{message}</Typed>
      <p>{texts.customerMessage.answer}</p>
    </>
  ),
  replyTo: ({ email }) => email,
};

export const customerMessageReceived: Template<'customerMessageReceived'> = {
  subject: ({ orderNumber }, { texts, name }) =>
    texts.customerMessageReceived.subject(name, orderNumber ?? ''),
  heading: (_data, { texts }) => texts.customerMessageReceived.heading,
  body: ({ name, topic, message }, { texts }) => (
    <>
      <p>{texts.hello(name)}</p>
      <p>{texts.customerMessageReceived.intro}</p>
      <p>
        {texts.customerMessage.topic}: {topic}
      </p>
      <Typed>{message}</Typed>
    </>
  ),
};
