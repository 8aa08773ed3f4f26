import { useCommerce } from '@matchday/commerce/react';
import { Button } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Panel } from '@matchday/ui/panel';
import { Text } from '@matchday/ui/text';
import { FormFrame } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import type { TranslateOf } from '../../texts/translate';
import * as styles from './confirm-withdrawal.css';
import type { withdrawalTexts } from './texts';

export interface Statement {
  orderNumber: string;
  name: string;
  email: string;
  goods: string;
  /** Chosen from the order; empty if the order is not known to the browser, or if all of it is meant. */
  lines: { name: string; quantity: number }[];
}

export interface ConfirmWithdrawalProps {
  statement: Statement;
  onConfirmed: (receivedAt: string) => void;
  onChange: () => void;
  t: TranslateOf<typeof withdrawalTexts>;
}

const focus = (element: HTMLHeadingElement | null) => element?.focus();

/** The statement as it will be sent, and the button that the law asks for. */
export function ConfirmWithdrawal({ statement, onConfirmed, onChange, t }: ConfirmWithdrawalProps) {
  const { client } = useCommerce();
  const { orderNumber, name, email, goods, lines } = statement;
  const named = [...lines.map((line) => `${line.quantity} × ${line.name}`), goods].filter(Boolean);
  const form = useForm({
    fields: {},
    async submit() {
      const { receivedAt } = await client.call('withdrawFromOrder', { body: statement });
      onConfirmed(receivedAt);
    },
  });
  const facts = [
    [t('Contact.Name'), name],
    [t('Contact.Email'), email],
    [t('Withdrawal.Goods'), named.join('\n') || t('Withdrawal.Goods.All')],
  ] as const;
  return (
    <FormFrame
      form={form}
      submit={t('Withdrawal.Confirm')}
      label={t('Withdrawal.Check')}
      beside={
        <Button variant="secondary" onClick={onChange}>
          {t('Withdrawal.Change')}
        </Button>
      }
    >
      <Heading level={3} step="h4" ref={focus} tabIndex={-1}>
        {t('Withdrawal.Check')}
      </Heading>
      <Panel className={styles.statement}>
        <Text step="lead">{t('Withdrawal.Statement', { number: orderNumber })}</Text>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </FormFrame>
  );
}
