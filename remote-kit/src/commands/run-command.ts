import { parseArgs } from 'node:util'
import { BuildError } from './read-build.ts'
import {
  createRegistryClient,
  RefusedError,
  type RegistryClient,
  UnreachableError,
} from './registry-client.ts'
import { canDeploy } from './can-deploy.ts'
import { follow, kill, pin, rollback } from './change.ts'
import { type Command, EXIT, type Flags, UsageError } from './command.ts'
import { deploy } from './deploy.ts'
import { health, history, status, why } from './inspect.ts'
import { rollout } from './rollout.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  deploy,
  'can-deploy': canDeploy,
  status,
  health,
  history,
  why,
  rollout,
  rollback,
  pin,
  follow,
  kill,
}

const DEFAULT_PATIENCE_S = 10

export interface Terminal {
  /** The answer. */
  readonly out: (line: string) => void
  /** What is going on; never mixed with the answer. */
  readonly progress: (line: string) => void
}

type Environment = Readonly<Record<string, string | undefined>>

/** The `platform` command line. Answers the exit code. */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const isJson = args.includes('--json')
  try {
    return await dispatch(args, env, terminal)
  } catch (error) {
    const exit = exitOf(error)
    if (exit === null) throw error
    const message = error instanceof Error ? error.message : String(error)
    if (isJson) terminal.out(JSON.stringify({ error: message, exit }))
    else terminal.progress(message)
    return exit
  }
}

async function dispatch(args: readonly string[], env: Environment, terminal: Terminal): Promise<number> {
  const { flags, names } = parse(args)
  const [name = '', ...rest] = names
  const command = COMMANDS[name]
  if (flags.help || !command) {
    terminal.out(help())
    return flags.help ? EXIT.done : EXIT.usage
  }
  const registry = clientFrom(flags, env)
  const {
    json,
    lines,
    exit = EXIT.done,
  } = await command.run({ registry, flags, names: rest, progress: terminal.progress })
  for (const line of flags.json ? [JSON.stringify(json)] : lines) terminal.out(line)
  return exit
}

function clientFrom(flags: Flags, env: Environment): RegistryClient {
  const url = flags.to ?? env.PLATFORM_URL
  if (!url) throw new UsageError('Say where with --to URL, or PLATFORM_URL.')
  const patienceMs = Number(flags.wait ?? DEFAULT_PATIENCE_S) * 1000
  return createRegistryClient({ url, token: flags.token ?? env.PLATFORM_TOKEN, patienceMs })
}

function parse(args: readonly string[]): { flags: Flags; names: readonly string[] } {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const texts = [
    'to',
    'token',
    'dist',
    'channel',
    'reason',
    'tenant',
    'release',
    'until',
    'sticky',
    'at',
    'limit',
    'wait',
    'rollout',
    'hold',
    'id',
    'stage',
    'shell',
    'hours',
  ]
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, text])),
    ...{ ahead: yes, lift: yes, json: yes, help: yes },
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { flags: values, names: positionals }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${help()}`)
  }
}

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  platform ${usage}\n      ${summary}`)
  return [
    'platform: release a remote',
    '',
    ...lines,
    '',
    'Everywhere: --to URL (PLATFORM_URL), --token TOKEN (PLATFORM_TOKEN), --json, --wait SECONDS.',
    'Exit codes: 0 done, 1 refused, 2 usage, 3 platform unreachable, 4 build is not a release.',
  ].join('\n')
}

function exitOf(error: unknown): number | null {
  if (error instanceof UsageError) return EXIT.usage
  if (error instanceof RefusedError) return EXIT.refused
  if (error instanceof UnreachableError) return EXIT.unreachable
  return error instanceof BuildError ? EXIT.build : null
}
