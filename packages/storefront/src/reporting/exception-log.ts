/** The maximum number of exceptions per page load, so that a page that fails repeatedly does not flood the log. */
const maxReports = 10;
/** The maximum length of an exception's text in the log, in characters. */
const longestMessage = 1_000;
const longestStack = 8_000;

export interface ExceptionReport {
  level: 'warn' | 'error';
  message: string;
  stack?: string;
  url: string;
}

interface ExceptionLogOptions {
  send: (report: ExceptionReport) => void;
  /** The page's address. */
  url: () => string;
}

/** Sends exceptions of the browser to the shop's log: each once per page load, ten at most. */
export function createExceptionLog({ send, url }: ExceptionLogOptions) {
  const sent = new Set<string>();
  return {
    record(error: unknown, level: ExceptionReport['level'] = 'error'): void {
      const { message, stack } = textsOf(error);
      if (!message || sent.has(message) || sent.size >= maxReports) return;
      sent.add(message);
      send({
        level,
        message: message.slice(0, longestMessage),
        url: url(),
        ...(stack && { stack: stack.slice(0, longestStack) }),
      });
    },
  };
}

function textsOf(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) };
}
