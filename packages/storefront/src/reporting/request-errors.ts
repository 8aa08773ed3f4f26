import { createExceptionLog, type ExceptionReport } from './exception-log';

const windowMs = 60_000;
const longestUrl = 500;

type FailedRequest = {
  /** The address with its query. */
  path: string;
};

/**
 * Reports exceptions of the server: each once a minute, ten a minute at most, so that a page that fails for every visitor
 * does not flood the log. Queries are left out, as they can contain personal data.
 *
 * @param send never throws
 */
export function createRequestErrorLog(send: (report: ExceptionReport) => void) {
  let log = createExceptionLog({ send, url: () => url });
  let until = 0;
  let url = '';
  return (error: unknown, { path }: FailedRequest): void => {
    if (Date.now() >= until) {
      log = createExceptionLog({ send, url: () => url });
      until = Date.now() + windowMs;
    }
    url = path.replace(/[?#].*/, '').slice(0, longestUrl);
    log.record(error);
  };
}
