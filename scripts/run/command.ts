import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT, toolPath } from './paths.ts'

export interface CommandResult {
  readonly code: number
  readonly output: string
}

interface CommandOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
}

const running = new Set<ChildProcess>()

/** Runs a tool of the project to its end; its whole output comes back, nothing is printed. */
export function command(
  tool: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { cwd = ROOT, env = {}, ...user } = options
  const child = spawn(tool, args, {
    cwd,
    ...user,
    // A group of its own: a tool that a shell runs ends with the shell.
    detached: true,
    env: { ...process.env, PATH: `${cwd}/node_modules/.bin:${toolPath}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      const text = Buffer.concat(output).toString('utf8')
      resolve({ code: code ?? 1, output: signal ? `${text}\n(ended by ${signal})` : text })
    })
  })
}

/** Ends what still runs, for example when the person gives up. */
export function endCommands(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
