import type { onSendHookHandler } from 'fastify'

/**
 * For `onSend` of the API: no browser and no proxy stores an answer, unless its route says otherwise. Most of them are
 * about somebody, and a new route is not to be forgotten.
 */
export const neverStored: onSendHookHandler = (_request, reply, _body, next) => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  next()
}
