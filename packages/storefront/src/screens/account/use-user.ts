import type { Profile } from '@matchday/commerce';
import { useAuth, useAuthActions } from '@matchday/commerce/react';
import { useCallback } from 'react';
import { type Answer, useAnswer } from './use-answer';

/** Who is logged in, read anew when the page is shown; what is known already shows at once. */
export function useUser(): Answer<Profile> {
  const { loadUser } = useAuthActions();
  const user = useAuth((state) => state.user);
  const answer = useAnswer(
    useCallback(async () => {
      await loadUser();
      return true;
    }, [loadUser]),
  );
  if (user) return { status: 'found', value: user };
  return answer.status === 'found' ? { status: 'loading' } : answer;
}
