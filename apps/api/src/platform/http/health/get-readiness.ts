import { Type } from 'typebox';
import type { App } from '../app';
import { ApiError } from '../errors/api-error';
import { failures } from '../failures';

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
        tags: ['Health'],
        response: { 200: Type.Object({ status: Type.Literal('ready') }), ...failures(503) },
      },
    },
    async () => {
      if (!(await isReady())) throw new ApiError(503, 'Unavailable');
      return { status: 'ready' as const };
    },
  );
}
