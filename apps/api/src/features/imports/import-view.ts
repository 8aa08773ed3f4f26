import { messageFor } from '../../platform/http/errors/messages';
import type { Import } from './contract';
import { parts } from './parts';
import type { ImportRow } from './queries';
import { formats } from './read-file';

/** An import with messages in the language of the request. */
export function importView(row: ImportRow, culture: string): Import {
  return {
    id: row.id,
    part: parts.find((part) => part === row.part) ?? 'all',
    format: formats.find((format) => format === row.format) ?? 'json',
    dryRun: row.dry_run,
    removeMissing: row.remove_missing,
    state: row.state,
    reason:
      row.reason &&
      messageFor({ culture }, row.reason === 'Interrupted' ? 'ImportInterrupted' : 'InternalError'),
    rows: { done: row.rows_done, total: row.rows_total },
    created: row.created,
    changed: row.changed,
    removed: row.removed,
    errors: row.errors.map(({ line, column, code, params }) => ({
      line,
      column,
      code,
      message: messageFor({ culture }, code, params),
    })),
    errorCount: row.error_count,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
