import { ApiError } from '@matchday/api-client';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { onSessionEnd } from '../api/session-end';

const unauthorized = 401;

/** Leads to the login when any call, not only one of react-admin, learns that the session has ended. */
export function SessionEnd() {
  const logOutIfEnded = useLogoutIfAccessDenied();
  useEffect(() => onSessionEnd(() => void logOutIfEnded(new ApiError(unauthorized, []))), [logOutIfEnded]);
  return null;
}
