import { ApiError } from '@matchday/api-client';
import { useCommerce } from '@matchday/commerce/react';
import { useState } from 'react';
import { useMailToken } from './mail-token';

/** `open`: the password is missing; `refused`: the link is no longer valid. */
export type RegistrationStatus = 'open' | 'confirmed' | 'refused';

export interface MailedRegistration {
  /** Whether the page was opened by the link of a registration. True until the address was read. */
  isMailed: boolean;
  status: RegistrationStatus | 'none';
  /** Confirms the registration with its password. Undefined if there is nothing to confirm. */
  confirm: ((password: string) => Promise<void>) | undefined;
}

/**
 * The registration whose mailed link opened this page. Its password is asked for, because anyone can register an
 * address. A link that is no longer valid does not stop the login: the address may be confirmed already.
 */
export function useRegistration(): MailedRegistration {
  const { client } = useCommerce();
  const token = useMailToken('confirm');
  const [status, setStatus] = useState<RegistrationStatus>('open');
  if (!token) return { isMailed: token === undefined, status: 'none', confirm: undefined };
  async function confirm(password: string) {
    try {
      await client.call('confirmEmail', { body: { token: token ?? '', password } });
      setStatus('confirmed');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'InvalidToken')) throw error;
      setStatus('refused');
    }
  }
  return { isMailed: true, status, confirm: status === 'open' ? confirm : undefined };
}
