/**
 * Writes a failure that the page survives to the server's log, one JSON object a line. It names no time: a page that is
 * made to be kept must not look at the clock.
 */
export function logFailure(message: string, error: unknown): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, cause: causeOf(error) }
      : { message: String(error) };
  process.stderr.write(`${JSON.stringify({ level: 'error', message, error: cause })}\n`);
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : undefined);
