import { Type } from 'typebox';
import type { App } from '../app';
import { failAnywhere } from '../errors/declare-errors';

export interface Readiness {
  isReady: () => Promise<boolean>;
}

export function getReadiness(app: App, { isReady }: Readiness): void {
  app.get(
    '/health/ready',
    {
      schema: {
        operationId: 'getReadiness',
        summary: 'Check that requests can be served: the database responds and is migrated',
        description:
          'Send requests to the process only while it is ready. After a start, it becomes ready when the database is migrated.',
        tags: ['Health'],
        response: { 200: Type.Object({ status: Type.Literal('ready', { description: 'Always `ok`' }) }) },
      },
    },
    async () => {
      if (!(await isReady())) failAnywhere('Unavailable');
      return { status: 'ready' as const };
    },
  );
}
