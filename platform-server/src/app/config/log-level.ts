import { z } from 'zod/mini'

export const LogLevel = z.enum(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
)
export type LogLevel = z.infer<typeof LogLevel>
