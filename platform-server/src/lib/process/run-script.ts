import { parseArgs } from 'node:util'
import { isNativeError } from 'node:util/types'
import { ProblemError } from '../problem.ts'
import { describeError } from '../safe-error.ts'
import { StartError } from '../start-error.ts'

/**
 * Runs a command of the server's own machine: prints its answer, or the usage for `--help`. What goes wrong for a reason
 * outside of this code is one sentence on stderr; exit code 1.
 */
export function runScript(usage: string, run: () => Promise<string> | string): void {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } }, strict: false })
  if (values.help) return void process.stdout.write(`${usage}\n`)
  Promise.resolve()
    .then(run)
    .then(
      (answer) => void process.stdout.write(`${answer}\n`),
      (error: unknown) => {
        process.stderr.write(`${failureText(error)}\n`)
        process.exitCode = 1
      },
    )
}

export function failureText(error: unknown): string {
  if (error instanceof StartError || error instanceof ProblemError) return error.message
  return isNativeError(error) ? causeText(error) : String(error)
}

function causeText(error: NodeJS.ErrnoException): string {
  const { code = '', name, message } = error
  // Node's advice on positional arguments does not fit: these commands take none that begin with a hyphen.
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}; see --help for the options.`
  if (isOutside(error)) return `The command failed: ${message || code || name}.`
  return describeError(error)
}

/** The system or the file storage refused, and the message explains everything: a stack would not help. */
function isOutside(error: Error): boolean {
  return 'syscall' in error || '$metadata' in error || error.name === 'CredentialsProviderError'
}
