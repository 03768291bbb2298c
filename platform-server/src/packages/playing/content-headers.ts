import type { FastifyReply } from 'fastify'

/** Features of the browser that no course gets; the page that frames it has switched off the others already. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()'

/**
 * For everything on the host of a package. Its code is untrusted, so it may run anything of its own, and reach nothing
 * else: no other server, no service worker, and no page but the one that opened it may show it.
 */
export function contentHeaders(reply: FastifyReply, pageOrigin: string): FastifyReply {
  const policy = [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
    "connect-src 'self' data: blob:",
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${pageOrigin}`,
  ].join('; ')
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('permissions-policy', PERMISSIONS)
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
}
