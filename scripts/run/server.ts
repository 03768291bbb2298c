import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NODE, REMOTES, ROOT } from './paths.ts'

const POLL_MS = 100

export interface ServerOptions {
  readonly port: number
  readonly host?: string | undefined
  readonly dataDir: string
  /** A name of its own for each server, because two servers may log at the same time. */
  readonly logFile?: string
  readonly env?: NodeJS.ProcessEnv
  /** Restarts whenever one of its sources changes. */
  readonly isWatched?: boolean
  /** Each line that the server prints. */
  readonly onLine?: (line: string) => void
}

export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  /** Resolves when the process has ended, with a sentence that says how. */
  readonly ended: Promise<string>
  /** Stops the server and waits until it has ended. */
  readonly stop: () => Promise<void>
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

/** A free port for a single run. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

function launch({ port, host, dataDir, env, isWatched }: ServerOptions): ChildProcess {
  return spawn(
    NODE,
    [
      ...(isWatched ? ['--watch', '--watch-preserve-output'] : []),
      '--import',
      join(ROOT, 'scripts/run/stop-with-parent.mjs'),
      join(ROOT, 'platform-server/src/main.ts'),
    ],
    {
      cwd: ROOT,
      // A separate process group, so that Ctrl-C in a terminal reaches it only once, through us.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(host ? { HOST: host } : {}),
        RELEASE_IMPORT: REMOTES.map((remote) => join(ROOT, remote, 'dist')).join(','),
        SHELL_DIST: join(ROOT, 'host-shell/dist'),
        ...env,
      },
    },
  )
}

function captureOutput(child: ChildProcess, { dataDir, logFile, onLine }: ServerOptions): string[] {
  mkdirSync(dataDir, { recursive: true })
  const log = createWriteStream(logFile ?? join(dataDir, 'server.log'))
  // If the disk is full, the log is lost but the server runs on.
  log.on('error', () => undefined)
  const recent: string[] = []
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        log.write(`${line}\n`)
        recent.push(line)
        if (recent.length > 40) recent.shift()
        onLine?.(line)
      })
  return recent
}

/** Starts the built product and waits until /readyz responds. Errors: the server's output, if it ends before that. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const child = launch(options)
  const recent = captureOutput(child, options)
  const ended = once(child, 'close').then(([code, signal]) =>
    signal ? `was ended by ${String(signal)}` : `exited with code ${String(code)}`,
  )
  const url = `http://localhost:${options.port}`
  const running: RunningServer = {
    url,
    process: child,
    ended,
    stop: () => running.kill('SIGTERM'),
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
  const outcome = await Promise.race([ready(url, child), ended])
  if (outcome !== 'ready') throw new ServerRefused(outcome, recent)
  return running
}

/** The server ended before it was ready. */
export class ServerRefused extends Error {
  readonly lines: readonly string[]

  constructor(outcome: string, lines: readonly string[]) {
    super(`The server ${outcome} before it was ready:\n${lines.join('\n')}`)
    this.lines = lines
  }
}

async function ready(url: string, child: ChildProcess): Promise<'ready'> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return 'ready'
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return new Promise(() => undefined)
}
