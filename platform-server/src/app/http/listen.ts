import type { FastifyInstance } from 'fastify'
import { StartError } from '../../lib/start-error.ts'
import type { Config } from '../config/config.ts'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process uses this port: stop it, or choose another PORT',
  EACCES: 'this user does not have permission to open it: choose a PORT of 1024 or higher',
  EADDRNOTAVAIL: 'this machine has no such address: check HOST',
  ENOTFOUND: 'the host name cannot be resolved: check HOST',
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
