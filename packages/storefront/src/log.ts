/**
 * Writes a failure to the server's log as one JSON object per line, while the page is still rendered. It has no time: a prerendered
 * page must not read the clock.
 */
export function logFailure(message: string, error: unknown): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, cause: causeOf(error) }
      : { message: String(error) };
  process.stderr.write(`${JSON.stringify({ level: 'error', message, error: cause })}\n`);
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : undefined);
