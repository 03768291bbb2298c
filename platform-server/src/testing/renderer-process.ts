import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = path.resolve(import.meta.dirname, '../renderer.ts')

export interface RendererProcess {
  /** Sends the signal and waits for the end; returns the exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

/** The real renderer service in its own process, once it listens. Errors: its output when it does not start. */
export async function startRenderer(socketPath: string, main = MAIN): Promise<RendererProcess> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, RENDERER_SOCKET: socketPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Server listening at')) resolve()
    })
    child.once('close', () => reject(new Error(errors.trim())))
  })
  return {
    async stop(signal) {
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}
