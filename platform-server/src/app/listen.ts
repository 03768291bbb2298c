import type { FastifyInstance } from 'fastify'
import { StartError } from '../lib/start-error.ts'
import type { Config } from './config.ts'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is taken by another process: stop that one, or choose another PORT',
  EACCES: 'this user may not open it: choose a PORT from 1024 up',
  EADDRNOTAVAIL: 'this machine has no such address: check HOST',
  ENOTFOUND: 'the host name is not known: check HOST',
}

/** Opens the port, or explains in one sentence why it cannot be opened. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new StartError(`Cannot listen on ${host}:${port}: ${reason}.`, { cause: error })
  }
}
