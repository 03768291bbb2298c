import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

export type { Logger } from 'pino'

/** Tokens, passwords and cookies never reach the log, whoever logs a request or a body. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
]

/** To standard output unless another destination is given. */
export function createLog(options: LoggerOptions = {}, destination?: DestinationStream): Logger {
  return pino({ redact: { paths: SECRETS, censor: '[secret]' }, ...options }, destination)
}
