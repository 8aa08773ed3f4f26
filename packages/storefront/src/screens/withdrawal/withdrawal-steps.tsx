'use client';

import { TextArea } from '@matchday/ui/text-area';
import { TextField } from '@matchday/ui/text-field';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FormFrame } from '../../forms/form';
import { pair } from '../../forms/form.css';
import { Outcome } from '../../forms/outcome';
import { useForm } from '../../forms/use-form';
import { useShop } from '../../shop/shop-provider';
import { formatMoment } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import { useContactDefaults } from '../customer-service/use-contact-defaults';
import { type ChosenLines, chosenGoods } from './chosen-goods';
import { ConfirmWithdrawal, type Statement } from './confirm-withdrawal';
import type { withdrawalTexts } from './texts';
import { useKnownOrder } from './use-known-order';

const LineChoice = dynamic(() => import('./line-choice').then((module) => module.LineChoice));

/** The statement, then its confirmation, then the result. */
export function WithdrawalSteps({ texts }: { texts: TextsOf<typeof withdrawalTexts> }) {
  const t = useTexts(texts);
  const shop = useShop();
  const defaults = useContactDefaults();
  const [statement, setStatement] = useState<Statement | null>(null);
  const order = useKnownOrder();
  const [chosen, setChosen] = useState<ChosenLines>({});
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const form = useForm({
    fields: {
      orderNumber: {
        label: t('Withdrawal.OrderNumber'),
        validation: 'required|max:30',
        initial: defaults.orderNumber,
      },
      name: { label: t('Contact.Name'), validation: 'required|max:100', initial: defaults.name },
      email: { label: t('Contact.Email'), validation: 'required|email', initial: defaults.email },
      goods: { label: t('Withdrawal.Goods'), validation: 'max:1000' },
    },
    submit: async (values) => {
      const isSame = order?.orderNumber === values.orderNumber.trim().toUpperCase();
      setStatement({ ...values, lines: isSame ? chosenGoods(order.lines, chosen, t) : [] });
    },
  });
  if (statement && receivedAt !== null) {
    const { orderNumber: number, email } = statement;
    return (
      <Outcome kind="success">
        {t('Withdrawal.Success', { number, email, time: formatMoment(receivedAt, shop) })}
      </Outcome>
    );
  }
  if (statement) {
    return (
      <ConfirmWithdrawal
        statement={statement}
        onConfirmed={setReceivedAt}
        onChange={() => setStatement(null)}
        t={t}
      />
    );
  }
  return (
    <FormFrame form={form} submit={t('Withdrawal.Continue')} label={t('Withdrawal.Form')}>
      <TextField
        {...form.field('orderNumber')}
        description={t('Withdrawal.OrderNumber.Hint')}
        autoComplete="off"
      />
      <div className={pair}>
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('email')} type="email" autoComplete="email" inputMode="email" />
      </div>
      {order && <LineChoice lines={order.lines} chosen={chosen} onChange={setChosen} t={t} />}
      <TextArea {...form.field('goods')} description={t('Withdrawal.Goods.Hint')} rows={3} maxLength={1000} />
    </FormFrame>
  );
}
