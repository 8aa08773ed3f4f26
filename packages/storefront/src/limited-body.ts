/** Reads a request's body; null if it is larger than the limit, as soon as its length or what has arrived shows that. */
export async function limitedBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      // Cancelling the body would close the connection before the response is sent.
      reader?.releaseLock();
      return null;
    }
    chunks.push(value);
  }
}
