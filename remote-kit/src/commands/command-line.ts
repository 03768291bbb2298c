import { parseArgs } from 'node:util'
import { type Command, type Flags, TEXT_FLAGS, UsageError, BOOLEAN_FLAGS } from './command.ts'

const EVERYWHERE = ['to', 'token', 'wait', 'json', 'help']

export interface CommandLine {
  readonly flags: Flags
  readonly names: readonly string[]
}

/** Errors: UsageError in one sentence for a flag that does not exist or lacks its value. */
export function parseLine(args: readonly string[]): CommandLine {
  const options = {
    ...Object.fromEntries(Object.keys(TEXT_FLAGS).map((name) => [name, { type: 'string' } as const])),
    ...Object.fromEntries(BOOLEAN_FLAGS.map((name) => [name, { type: 'boolean' } as const])),
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { flags: values as Flags, names: positionals }
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/)
    throw new UsageError(`${sentence}. "platform --help" lists the commands.`)
  }
}

/** A flag of another command is a mistake, not something to overlook. */
export function refuseForeignFlags(name: string, { flags: own }: Command, given: Flags): void {
  const known = new Set<string>([...own, ...EVERYWHERE])
  const foreign = Object.keys(given).filter((flag) => !known.has(flag))
  if (foreign.length > 0)
    throw new UsageError(
      `platform ${name} has no --${foreign.join(', no --')}; "platform ${name} --help" lists its flags.`,
    )
}

export function helpOf({ usage, summary, details = [] }: Command): readonly string[] {
  return [
    ...usage.split(' | ').map((one) => `platform ${one}`),
    '',
    `${summary}.`,
    ...(details.length > 0 ? ['', ...details] : []),
    '',
    ...FOOTER,
  ]
}

export function help(commands: Readonly<Record<string, Command>>): readonly string[] {
  return [
    'platform: create, test and release a remote',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`),
    '',
    'platform COMMAND --help describes a command.',
    ...FOOTER,
  ]
}

const FOOTER = [
  'Every command: --to URL (PLATFORM_URL), --token TOKEN (PLATFORM_TOKEN), --wait SECONDS, --json for one line of JSON.',
  'Exit codes: 0 done, 1 refused, 2 wrong usage, 3 platform unreachable, 4 no valid build, 5 build does not conform.',
]
