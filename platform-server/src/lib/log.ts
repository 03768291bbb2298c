import type { FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

import { safeError } from './safe-error.ts'

export type { Logger } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Tokens, passwords and cookies never reach the log, whichever code logs a request or a body. */
const SECRETS = [
  ...['headers', 'req.headers', 'res.headers', 'request.headers'].flatMap((headers) =>
    ['authorization', 'cookie', '["set-cookie"]'].map((name) =>
      name.startsWith('[') ? `${headers}${name}` : `${headers}.${name}`,
    ),
  ),
  '*.password',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
]

/** To standard output unless another destination is given. */
export function createLog(options: LoggerOptions = {}, destination?: DestinationStream): Logger {
  const serializers = { err: loggedError, error: loggedError, req: loggedRequest }
  return pino(
    { redact: { paths: SECRETS, censor: '[secret]' }, serializers, hooks: { logMethod }, ...options },
    destination,
  )
}

function loggedError(error: unknown): unknown {
  return error instanceof Error ? safeError(error) : error
}

/** Values of a query may be a token from an email or a user's address: their names are enough to find a fault. */
function loggedRequest({ method, url, host, ip }: FastifyRequest): Record<string, string> {
  return { method, url: url.replace(/=[^&]*/g, '='), host, remoteAddress: ip }
}

/** If there is no message pino uses the error's message unchanged. */
const logMethod: LogMethod = function logMethod(args, method) {
  const [first, message] = args as unknown[]
  const error = first instanceof Error ? first : errorOf(first)
  if (error && message === undefined)
    method.call(this, first instanceof Error ? { err: error } : first, safeError(error).message)
  else method.apply(this, args)
}

function errorOf(object: unknown): Error | null {
  const { err } = (object ?? {}) as { err?: unknown }
  return err instanceof Error ? err : null
}
