import { execa } from 'execa'
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

const runningGroups = new Set<number>()

/**
 * Runs a tool of the project to its end and returns its whole output; nothing is printed. Errors: rejects when the tool
 * cannot be started.
 */
export async function command(
  tool: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, ...user }: CommandOptions = {},
): Promise<CommandResult> {
  const run = execa(tool, args, {
    cwd,
    ...user,
    // A separate process group: what a tool starts ends with it (endCommands).
    detached: true,
    env: { PATH: `${cwd}/node_modules/.bin:${toolPath}`, ...env },
    all: true,
    reject: false,
    stdin: 'ignore',
    maxBuffer: Infinity,
  })
  const { pid: group } = run
  if (group === undefined) throw await run
  runningGroups.add(group)
  const { all, exitCode = 1, signal } = await run
  runningGroups.delete(group)
  return { code: exitCode, output: signal ? `${all}\n(ended by ${signal})` : all }
}

/** Ends what still runs, for example when the person gives up. */
export function endCommands(): void {
  for (const group of runningGroups) endGroup(group)
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGTERM')
  } catch (error) {
    // It has ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
