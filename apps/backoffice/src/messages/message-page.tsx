import { Alert, Box, Button, CircularProgress, Link, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { useRecord } from '../api/use-record';
import { Facts } from '../layout/facts';
import { LoadError } from '../layout/load-error';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { AnswerForm } from './answer-form';
import { type Message, topicOf } from './message-data';
import { MessageOrder } from './message-order';
import { MessageStateChip } from './message-state-chip';

/** A message with its answers, and the order that it names beside it. */
export function MessagePage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useRecord<Message>('messages', id);
  if (isPending) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  if (error || !data) return <LoadError error={error} retry={refetch} />;
  return <LoadedMessage key={data.id} message={data} />;
}

function LoadedMessage({ message }: { message: Message }) {
  const text = useText();
  const { can } = useScopes();
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={topicOf(message, text)} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <MessagePanel message={message} />
          {message.answers.map((answer) => (
            <AnswerPanel key={answer.id} answer={answer} />
          ))}
          {can('customers') && <AnswerForm message={message} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {message.order && !message.order.isOfSender && (
            <Alert severity="warning">{text('messages.otherAddress')}</Alert>
          )}
          {message.order ? <MessageOrder orderId={message.order.id} /> : <NoOrder message={message} />}
        </Box>
      </Box>
    </Box>
  );
}

function MessagePanel({ message }: { message: Message }) {
  const text = useText();
  const { time } = useFormats();
  const { name, email, orderNumber, sentAt, state } = message;
  return (
    <Panel title={text('messages.one')}>
      <div>
        <MessageStateChip state={state} />
      </div>
      <Facts
        rows={[
          [text('messages.from'), name],
          [
            text('staff.email'),
            <Link key="mail" href={`mailto:${email}`}>
              {email}
            </Link>,
          ],
          [text('messages.sent'), time(sentAt)],
          [text('orders.number'), orderNumber],
        ]}
      />
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.message || text('withdrawals.all')}
      </Typography>
    </Panel>
  );
}

function AnswerPanel({ answer: { text: words, by, sentAt } }: { answer: Message['answers'][number] }) {
  const text = useText();
  const { time } = useFormats();
  return (
    <Panel title={text('messages.answered')}>
      <Typography variant="body2" color="textSecondary">
        {time(sentAt)} · {by}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
    </Panel>
  );
}

function NoOrder({ message: { orderNumber, email } }: { message: Message }) {
  const text = useText();
  const search = JSON.stringify({ search: email });
  return (
    <Panel title={text('orders.one')}>
      <Typography color="textSecondary">
        {orderNumber ? text('messages.unknownOrder', { number: orderNumber }) : text('messages.noOrder')}
      </Typography>
      <div>
        <Button component={RouterLink} to={`/orders?filter=${encodeURIComponent(search)}`}>
          {text('messages.ordersOfSender')}
        </Button>
      </div>
    </Panel>
  );
}
