import { Box, Link, Typography } from '@mui/material';
import { Facts } from '../layout/facts';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Order, OrderRecord } from './order-data';

type Address = Order['billingAddress'];

const linesOf = ({ firstName, lastName, street, zipCode, city, country }: Address) =>
  [`${firstName} ${lastName}`, street, `${zipCode} ${city}`, country].filter((line) => line.trim());

function AddressLines({ address }: { address: Address }) {
  return linesOf(address).map((line) => <div key={line}>{line}</div>);
}

export function CustomerPanel({ order }: { order: Order }) {
  const text = useText();
  const { billingAddress, shippingAddress, dropPoint } = order;
  const isSame = linesOf(billingAddress).join() === linesOf(shippingAddress).join();
  return (
    <Panel title={text('orders.contact')}>
      <Facts
        rows={[
          [
            text('staff.email'),
            <Link key="mail" href={`mailto:${billingAddress.email}`}>
              {billingAddress.email}
            </Link>,
          ],
          [text('orders.phone'), billingAddress.phone],
          [text('orders.billing'), <AddressLines key="billing" address={billingAddress} />],
          [
            text('orders.shipping'),
            isSame ? text('orders.sameAddress') : <AddressLines key="shipping" address={shippingAddress} />,
          ],
          [text('orders.method'), order.shippingMethod.name],
          [
            text('orders.dropPoint'),
            dropPoint && `${dropPoint.name}, ${dropPoint.street}, ${dropPoint.zipCode} ${dropPoint.city}`,
          ],
        ]}
      />
    </Panel>
  );
}

export function PaymentPanel({ order, payment }: Pick<OrderRecord, 'order' | 'payment'>) {
  const text = useText();
  const { money, time } = useFormats();
  return (
    <Panel title={text('orders.payment')}>
      <Facts
        rows={[
          [text('orders.paymentMethod'), order.paymentMethod.name],
          [text('orders.total'), money(payment.amount)],
          [text('orders.captured'), money(payment.captured)],
          [text('orders.authorisedUntil'), payment.authorisedUntil && time(payment.authorisedUntil)],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {text(payment.capture === 'onDispatch' ? 'orders.captureOnDispatch' : 'orders.captureAtOnce')}
      </Typography>
    </Panel>
  );
}

export function RefundsPanel({ refunds }: Pick<OrderRecord, 'refunds'>) {
  const text = useText();
  const { money, time } = useFormats();
  return (
    <Panel title={text('orders.refunds')}>
      {refunds.length === 0 && <Typography color="textSecondary">{text('orders.noRefunds')}</Typography>}
      {refunds.map(({ id, amount, reason, status, createdAt }) => (
        <Box key={id}>
          <Typography sx={{ fontWeight: 600 }}>
            {money(amount)} · {text(`orders.refund.${status}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {time(createdAt)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
