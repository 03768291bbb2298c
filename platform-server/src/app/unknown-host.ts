import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../lib/problem.ts'

/** Misdirected Request: this server is not the one for that name. */
const MISDIRECTED = 421

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No site at this address</title>
<h1>No site at this address</h1>
<p>Check the address and try again.
<p lang="es">No hay ningún sitio en esta dirección. Revise la dirección e inténtelo de nuevo.
</html>
`

/**
 * For a host that leads to no tenant: the same page or sentence for every visitor, without a brand and without data.
 */
export function answerUnknownHost(
  { headers, method, url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPage = method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html')
  if (!isPage)
    throw new ProblemError(MISDIRECTED, 'There is no site at this address.', { code: 'no-such-host' })
  return reply
    .code(MISDIRECTED)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(PAGE)
}
