import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const MAIN = path.resolve(import.meta.dirname, '../main.ts')

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  /** Sends the signal and waits for the end; returns the exit code, `null` after a signal that ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

interface Limits {
  /** How many files and connections the process may have open. */
  readonly descriptors?: number
}

function launch(env: Record<string, string>, { descriptors }: Limits = {}) {
  const { PATH = '' } = process.env
  const [program = '', ...args] = descriptors
    ? ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, process.execPath, MAIN]
    : [process.execPath, MAIN]
  return spawn(program, args, {
    env: { PATH, HOST: '127.0.0.1', PORT: '0', SEED_DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The real server in its own process, once it listens. */
export async function startServer(env: Record<string, string>, limits?: Limits): Promise<ServerProcess> {
  const child = launch(env, limits)
  const errors: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const listening = /Server listening at (https?:\/\/127[^"]+)/.exec(line)
      if (listening?.[1]) resolve(listening[1])
    })
    child.once('exit', () => reject(new Error(`The server ended: ${errors.join('\n')}`)))
  })
  return {
    url,
    child,
    async stop(signal) {
      child.kill(signal)
      const [code] = (await once(child, 'exit')) as [number | null]
      return code
    },
  }
}

/** The output of a server that must not start, before it ends. */
export async function refusalOf(
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string }> {
  const child = launch(env)
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr: stderr.trim() }
}
