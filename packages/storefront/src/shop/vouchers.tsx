import type { Basket } from '@matchday/commerce';
import { useBasket, useCheckoutActions } from '@matchday/commerce/react';
import { Button } from '@matchday/ui/button';
import { Disclosure } from '@matchday/ui/disclosure';
import { FieldError } from '@matchday/ui/form-field';
import { IconButton } from '@matchday/ui/icon-button';
import { Text } from '@matchday/ui/text';
import { TextField } from '@matchday/ui/text-field';
import { VisuallyHidden } from '@matchday/ui/visually-hidden';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formatMoney } from '../texts/format';
import type { TranslateOf } from '../texts/translate';
import type { voucherTexts } from './texts';
import * as styles from './vouchers.css';

type Voucher = Basket['vouchers'][number];

interface Translated {
  t: TranslateOf<typeof voucherTexts>;
}

const none: readonly Voucher[] = [];

/** The basket's vouchers, each with its reduction or the reason for none, and the field for another (S7.28). */
export function Vouchers({ t }: Translated) {
  const { removeVoucher } = useCheckoutActions();
  const vouchers = useBasket((state) => state.basket?.vouchers ?? none);
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  const remove = async ({ code }: Voucher) => {
    try {
      await removeVoucher(code);
      setSaid(t('Voucher.Removed', { code }));
      section.current?.focus({ preventScroll: true });
    } catch (error) {
      setSaid(messageOf(error) || t('Voucher.Failed'));
    }
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('Voucher.List')} className={styles.vouchers}>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      {vouchers.length > 0 && (
        <ul aria-label={t('Voucher.List')} className={styles.list}>
          {vouchers.map((voucher) => (
            <VoucherLine key={voucher.code} voucher={voucher} onRemove={() => void remove(voucher)} t={t} />
          ))}
        </ul>
      )}
      <Disclosure title={t('Voucher.Have')}>
        <VoucherForm onAdded={(code) => setSaid(t('Voucher.Added', { code }))} onRefused={setSaid} t={t} />
      </Disclosure>
    </section>
  );
}

function VoucherLine({ voucher, onRemove, t }: Translated & { voucher: Voucher; onRemove: () => void }) {
  const { code, name, discount, problem } = voucher;
  const problemId = useId();
  return (
    <li className={styles.voucher}>
      <Text as="span" step="small">
        <strong>{code}</strong> {name}
      </Text>
      <Text as="span" step="small" className={styles.discount}>
        {discount.amount > 0 && formatMoney({ ...discount, amount: -discount.amount }, t.locale)}
      </Text>
      <IconButton icon="close" label={t('Voucher.Remove', { code })} onClick={onRemove} />
      {problem && (
        <div className={styles.problem}>
          <FieldError id={problemId}>{problem.message}</FieldError>
        </div>
      )}
    </li>
  );
}

interface VoucherFormProps extends Translated {
  onAdded: (code: string) => void;
  /** Called with the reason, and with an empty text before each attempt. */
  onRefused: (reason: string) => void;
}

function VoucherForm({ onAdded, onRefused, t }: VoucherFormProps) {
  const { addVoucher } = useCheckoutActions();
  const [code, setCode] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function refuse(reason: string) {
    setRefusal(reason);
    onRefused(reason);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const trimmedCode = code.trim();
    if (isAdding) return;
    if (!trimmedCode) return refuse(t('Form.Validation.Required'));
    setIsAdding(true);
    setRefusal(undefined);
    onRefused('');
    try {
      await addVoucher(trimmedCode);
      setCode('');
      onAdded(trimmedCode);
    } catch (error) {
      refuse(messageOf(error) || t('Voucher.Failed'));
    } finally {
      setIsAdding(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        ref={field}
        label={t('Voucher.Code')}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        errorMessage={refusal}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="secondary" pending={isAdding}>
        {t('Voucher.Add')}
      </Button>
    </form>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
