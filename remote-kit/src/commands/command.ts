import type { RegistryClient } from './registry-client.ts'

/** Exit codes of `platform`. */
export const EXIT = {
  done: 0,
  /** The platform said no; nothing has changed. */
  refused: 1,
  /** The command line cannot be understood. */
  usage: 2,
  /** The platform cannot be reached or failed; trying again is safe. */
  unreachable: 3,
  /** The build folder is not a whole, sound release. */
  build: 4,
} as const

export class UsageError extends Error {}

export interface Flags {
  readonly to?: string
  readonly token?: string
  readonly dist?: string
  readonly channel?: string
  readonly reason?: string
  readonly tenant?: string
  readonly release?: string
  readonly until?: string
  readonly sticky?: string
  readonly at?: string
  readonly limit?: string
  readonly rollout?: string
  readonly hold?: string
  readonly id?: string
  readonly stage?: string
  readonly shell?: string
  readonly hours?: string
  readonly wait?: string
  readonly ahead?: boolean
  readonly lift?: boolean
  readonly json?: boolean
  readonly help?: boolean
}

export interface CommandInput {
  readonly registry: RegistryClient
  readonly flags: Flags
  /** What follows the command's name. */
  readonly names: readonly string[]
  readonly progress: (line: string) => void
}

/** What a command answers: `json` for machines, `lines` for people. */
export interface CommandOutput {
  readonly json: unknown
  readonly lines: readonly string[]
  /** `EXIT.done` unless the answer is a no. */
  readonly exit?: number
}

export interface Command {
  readonly usage: string
  readonly summary: string
  readonly run: (input: CommandInput) => Promise<CommandOutput>
}

/** The one name that a command needs, or a sentence on how to give it. */
export function nameFrom({ names }: CommandInput, what: string): string {
  const [name] = names
  if (!name) throw new UsageError(`Name the ${what}.`)
  return name
}

export function reasonFrom({ flags }: CommandInput): string {
  if (!flags.reason) throw new UsageError('Say why with --reason "...": it is kept in the history.')
  return flags.reason
}
