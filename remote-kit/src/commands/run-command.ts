import { BuildError } from '../lib/read-build.ts'
import { build } from './build.ts'
import { canDeploy } from './can-deploy.ts'
import { follow, kill, pin, rollback } from './change.ts'
import {
  type Ask,
  type Command,
  type CommandInput,
  type Environment,
  EXIT,
  type Flags,
  RefusalError,
  UsageError,
  type SignedIn,
} from './command.ts'
import { help, helpOf, parseLine, refuseForeignFlags } from './command-line.ts'
import { conformance, ConformanceError } from './conformance.ts'
import { create } from './create.ts'
import { deploy } from './deploy.ts'
import { dev } from './dev.ts'
import { health, history, status, why } from './inspect.ts'
import {
  createRegistryClient,
  RefusedError,
  type RegistryClient,
  UnreachableError,
} from './registry-client.ts'
import { rollout } from './rollout.ts'
import { signIn } from './sign-in.ts'
import { token } from './token.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  create,
  dev,
  build,
  conformance,
  'can-deploy': canDeploy,
  deploy,
  status,
  health,
  history,
  why,
  rollout,
  rollback,
  pin,
  follow,
  kill,
  token,
}

const DEFAULT_WAIT_S = 10

export interface Terminal {
  /** Prints the result. */
  readonly out: (line: string) => void
  /** Prints progress; never mixed with the result. */
  readonly progress: (line: string) => void
  /** Resolves when a long-running command must stop. */
  readonly stopped?: () => Promise<void>
  /** Left out without a terminal, when there is no one to prompt. */
  readonly ask?: Ask | undefined
}

/** The `platform` command line. Returns the exit code. */
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
    if (isJson) terminal.out(JSON.stringify({ error: message, exit, ...detailsOf(error) }))
    else terminal.progress(message)
    return exit
  }
}

async function dispatch(args: readonly string[], env: Environment, terminal: Terminal): Promise<number> {
  const { flags, names } = parseLine(args)
  const [name = '', ...rest] = names
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return unknown(name, flags, terminal)
  if (flags.help) return print(helpOf(command), terminal)
  refuseForeignFlags(name, command, flags)
  const { json, lines, exit = EXIT.done } = await command.run(new Input(flags, rest, env, terminal))
  print(flags.json ? [JSON.stringify(json)] : lines, terminal)
  return exit
}

function unknown(name: string, flags: Flags, terminal: Terminal): number {
  if (flags.help) return print(help(COMMANDS), terminal)
  if (name !== '') throw new UsageError(`There is no command "${name}"; "platform --help" lists them.`)
  for (const line of help(COMMANDS)) terminal.progress(line)
  return EXIT.usage
}

function print(lines: readonly string[], { out }: Terminal): number {
  for (const line of lines) out(line)
  return EXIT.done
}

class Input implements CommandInput {
  readonly flags: Flags
  readonly names: readonly string[]
  readonly progress: (line: string) => void
  readonly stopped: () => Promise<void>
  readonly ask: Ask | null
  private readonly env: Environment

  constructor(flags: Flags, names: readonly string[], env: Environment, terminal: Terminal) {
    this.flags = flags
    this.names = names
    this.env = env
    this.progress = terminal.progress
    this.ask = terminal.ask ?? null
    this.stopped = terminal.stopped ?? (() => new Promise(() => undefined))
  }

  /** A getter, because only some commands need a platform. */
  get registry(): RegistryClient {
    return createRegistryClient({ ...this.platform, token: this.flags.token ?? this.env['PLATFORM_TOKEN'] })
  }

  async signIn(): Promise<SignedIn> {
    return signIn({ ...this.platform, email: this.flags.as, env: this.env, ask: this.ask })
  }

  private get platform(): { readonly url: string; readonly retryTimeoutMs: number } {
    const url = this.flags.to ?? this.flags.into ?? this.env['PLATFORM_URL']
    if (!url) throw new UsageError('Name the platform with --to URL, or set PLATFORM_URL.')
    if (!URL.canParse(url))
      throw new UsageError(`"${url}" is not a URL. Use a form such as https://training.example.`)
    const waitSeconds = Number(this.flags.wait ?? DEFAULT_WAIT_S)
    if (!(waitSeconds >= 0)) throw new UsageError('--wait must be a number of seconds.')
    return { url, retryTimeoutMs: waitSeconds * 1000 }
  }
}

const EXITS: readonly (readonly [new (...given: never[]) => Error, number])[] = [
  [UsageError, EXIT.usage],
  [RefusedError, EXIT.refused],
  [RefusalError, EXIT.refused],
  [UnreachableError, EXIT.unreachable],
  [BuildError, EXIT.build],
  [ConformanceError, EXIT.conformance],
]

function exitOf(error: unknown): number | null {
  return EXITS.find(([kind]) => error instanceof kind)?.[1] ?? null
}

function detailsOf(error: unknown): object {
  return error instanceof ConformanceError ? { findings: error.findings } : {}
}
