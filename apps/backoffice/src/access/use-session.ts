import { useQuery } from '@tanstack/react-query';
import { currentSession, type StaffSession } from './auth-provider';

/** The session of this page; undefined until it is known. */
export function useSession(): StaffSession | undefined {
  return useQuery({ queryKey: ['ownSession'], queryFn: currentSession, retry: false }).data;
}
