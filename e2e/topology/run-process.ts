import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'

export interface RunningProcess {
  readonly stop: () => Promise<void>
}

/** Starts a program that serves until it is stopped. Errors: its output, if it ends before its port responds. */
export async function runUntilStopped(
  program: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions = {},
): Promise<RunningProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  await answers(port, child).catch(() => {
    throw new Error(`${program} does not serve:\n${said.join('')}`)
  })
  return {
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('ended')
}
