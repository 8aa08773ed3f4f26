import { isTracing, recordWork } from '@matchday/telemetry';
import type { KyselyConfig, LogEvent } from 'kysely';

/** Longer texts are lists of placeholders. */
const longestText = 2_000;

/** Makes a database record its statements in traces. Without traces, it does nothing. */
export const traceStatements = (): Pick<KyselyConfig, 'log'> => (isTracing() ? { log: record } : {});

/** Records a statement that has ended: its text, whose values are placeholders. */
function record(event: LogEvent): void {
  const sql = event.query.sql.replaceAll(/\s+/g, ' ').trim();
  const operation = /^\W*(\w+)/.exec(sql)?.[1] ?? 'statement';
  recordWork(
    operation.toLowerCase(),
    {
      kind: 'client',
      lastedMs: event.queryDurationMillis,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation.toLowerCase(),
        'db.query.text': sql.slice(0, longestText),
      },
    },
    event.level === 'error' ? event.error : undefined,
  );
}
