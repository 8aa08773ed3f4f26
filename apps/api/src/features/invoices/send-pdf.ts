import type { FastifyReply } from 'fastify';
import type { InvoiceRow } from './queries';
import { toPdf } from './to-pdf';

/** Sends a document as a file to save. */
export async function sendPdf(
  reply: Pick<FastifyReply, 'header' | 'type'>,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const { name, type, content } = await toPdf(invoice);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'private, no-store');
  reply.type(type);
  return content;
}
