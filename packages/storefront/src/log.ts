/** Writes a failure that the page survives to the server's log, one JSON object a line. */
export function logFailure(message: string, error: unknown): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, cause: causeOf(error) }
      : { message: String(error) };
  process.stderr.write(
    `${JSON.stringify({ level: 'error', time: new Date().toISOString(), message, error: cause })}\n`,
  );
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : undefined);
