import type { FastifyReply } from 'fastify';

/** Answers a document to be kept; nothing in it runs or is remembered on the way. */
export function sendPdf(reply: FastifyReply, pdf: Buffer, filename: `${string}.pdf`): FastifyReply {
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(pdf);
}
