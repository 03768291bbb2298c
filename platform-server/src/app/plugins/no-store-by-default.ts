import type { onSendHookHandler } from 'fastify'

/**
 * For `onSend` of the API: no browser or proxy stores a response unless its route says otherwise. Most responses
 * contain personal data, and new routes are covered by default.
 */
export const noStoreByDefault: onSendHookHandler = (_request, reply, _body, next) => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  next()
}
