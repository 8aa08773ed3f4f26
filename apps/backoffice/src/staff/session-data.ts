import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

export type OwnSession = components['schemas']['StaffLogin'];

/** The person's own sessions. */
export const ownSessions: Resource = {
  async getList({ signal }) {
    const { sessions } = dataOf(await api.GET('/api/staff/me/sessions', { signal }));
    return { data: sessions, total: sessions.length };
  },
  async remove(sessionId) {
    await api.DELETE('/api/staff/me/sessions/{sessionId}', { params: { path: { sessionId } } });
  },
};
