import type { RegistryClient } from './registry-client.ts'

/** Exit codes of `platform`. */
export const EXIT = {
  done: 0,
  /** Refused by the platform, or by this command before any request; nothing has changed. */
  refused: 1,
  /** The command line is invalid. */
  usage: 2,
  /** The platform cannot be reached or failed; a retry is safe. */
  unreachable: 3,
  /** There is no complete, valid build, or the build fails. */
  build: 4,
  /** The build violates the rules that the platform has for every remote. */
  conformance: 5,
} as const

export class UsageError extends Error {}

/** Refused by the command line itself, without a request to the platform. */
export class RefusalError extends Error {}

/** Flags with a value, and the placeholder for the value in the help text. */
export const TEXT_FLAGS = {
  to: 'URL',
  token: 'TOKEN',
  wait: 'SECONDS',
  as: 'EMAIL',
  at: 'TIME',
  bundler: 'NAME',
  channel: 'CHANNEL',
  days: 'DAYS',
  dir: 'FOLDER',
  dist: 'FOLDER',
  hold: 'TIME',
  hours: 'HOURS',
  id: 'ID',
  into: 'URL',
  limit: 'COUNT',
  menu: 'MENUS',
  name: 'NAME',
  packages: 'FOLDER',
  port: 'PORT',
  prefix: 'PATHS',
  reason: 'TEXT',
  release: 'VERSION-HASH',
  remote: 'IDS',
  rollout: 'PERCENTS',
  shell: 'VERSION',
  stage: 'NUMBER',
  sticky: 'ID',
  team: 'TEAM',
  tenant: 'TENANT',
  until: 'TIME',
} as const

export const BOOLEAN_FLAGS = ['faults', 'help', 'json', 'lift', 'wait-for-shell', 'yes'] as const

export type TextFlag = keyof typeof TEXT_FLAGS
export type YesFlag = (typeof BOOLEAN_FLAGS)[number]

export type Flags = { readonly [Name in TextFlag]?: string } & { readonly [Name in YesFlag]?: boolean }

export type Environment = Readonly<Record<string, string | undefined>>

/** Prompts the person at the terminal; a secret is not echoed. Empty if they cancel. */
export type Ask = (question: string, kind: 'plain' | 'secret') => Promise<string>

/** An operator's own session. */
export interface SignedIn {
  readonly registry: RegistryClient
  readonly end: () => Promise<void>
}

export interface CommandInput {
  /** Errors: UsageError if no flag or variable names the platform. */
  readonly registry: RegistryClient
  readonly flags: Flags
  /** The arguments after the command's name. */
  readonly names: readonly string[]
  readonly progress: (line: string) => void
  /** `null` without a terminal, when there is no one to prompt. */
  readonly ask: Ask | null
  /** As a platform operator. Errors: UsageError, RefusedError, UnreachableError. */
  readonly signIn: () => Promise<SignedIn>
  /** After this call, the command handles the signal to stop itself; resolves when the signal arrives. */
  readonly stopped: () => Promise<void>
}

/** The result of a command: `json` for machines, `lines` for people. */
export interface CommandOutput {
  readonly json: unknown
  readonly lines: readonly string[]
  /** `EXIT.done` unless the result is negative. */
  readonly exit?: number
}

export interface Command {
  readonly usage: string
  readonly summary: string
  /** Additional lines for `platform COMMAND --help`. */
  readonly details?: readonly string[]
  /** In addition to the flags of every command. */
  readonly flags: readonly (TextFlag | YesFlag)[]
  readonly run: (input: CommandInput) => Promise<CommandOutput>
}

/** The one argument that a command requires; otherwise a UsageError that says how to pass it. */
export function nameFrom({ names }: CommandInput, what: string): string {
  const [name] = names
  if (!name) throw new UsageError(`Name the ${what}.`)
  return name
}

export function reasonFrom({ flags }: CommandInput): string {
  if (!flags.reason) throw new UsageError('Give a reason with --reason "..."; the history shows it.')
  return flags.reason
}
