import { Agent, request } from 'undici';

interface Call {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: object;
}

const dispatcher = new Agent({ connections: 16, pipelining: 1 });

/** Makes a call as cheaply as possible, because the load shares the processors with the server under test. */
export async function send<T>(url: string, { method = 'GET', headers, body }: Call): Promise<T> {
  const response = await request(url, {
    dispatcher,
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.statusCode >= 400) throw new Error(`${url} responded ${response.statusCode}.`);
  return (await response.body.json()) as T;
}

/** The bytes of a response, compressed as they arrive. */
export async function read(url: string, { headers }: Pick<Call, 'headers'>): Promise<Buffer> {
  const { statusCode, body } = await request(url, { dispatcher, headers });
  if (statusCode >= 400) throw new Error(`${url} responded ${statusCode}.`);
  return Buffer.from(await body.arrayBuffer());
}

/** Whether a server responds at that URL. */
export async function responds(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  try {
    const { statusCode, body } = await request(url, { headers, headersTimeout: 5000 });
    await body.dump();
    return statusCode < 500;
  } catch {
    return false;
  }
}
