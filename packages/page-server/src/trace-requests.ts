import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginSpan, currentSpan, isTracing } from '@matchday/telemetry';
import { anyTraceParent } from '@matchday/telemetry/trace-parent';
import type { AskedPage } from './asked-page';

/** How a page was answered: from memory, with an old page because no new one could be made, or by rendering it. */
type Outcome = 'hit' | 'stale' | 'miss';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Options {
  /** Whether requests for an address are left out, such as those for files. */
  isUntraced: (path: string) => boolean;
  /** Whether a request can belong to a trace of whoever sent it. */
  acceptsTraceParents: boolean;
}

/** Makes each request a span, if traces are on. */
export function traceRequests(answer: Answer, { isUntraced, acceptsTraceParents }: Options): Answer {
  if (!isTracing()) return answer;
  return (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    if (isUntraced(pathOf(url))) return answer(request, response);
    const parent = acceptsTraceParents ? anyTraceParent(headers) : undefined;
    const span = beginSpan(method, { kind: 'server', attributes: { 'http.request.method': method }, parent });
    response.once('close', () => {
      const { statusCode } = response;
      span?.set({ 'http.response.status_code': statusCode });
      if (statusCode >= 500) span?.fail(String(statusCode));
      span?.end();
    });
    return span?.run(() => answer(request, response));
  };
}

/** Says in the span of a request which page it got, and how. Its query may say something about a person. */
export function tracePage({ url, isPayload }: AskedPage, outcome: Outcome): void {
  const span = currentSpan();
  span?.rename('page');
  span?.set({
    'url.path': pathOf(url),
    'matchday.page_cache': outcome,
    'matchday.page_form': isPayload ? 'payload' : 'document',
  });
}

const pathOf = (url: string) => url.split('?')[0] ?? '';
