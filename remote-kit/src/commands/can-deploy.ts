import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CanDeployAnswer, type CanDeployRequest, ShellManifest } from '@platform/shared-contracts/http'
import { type Command, EXIT } from './command.ts'
import { BuildError, readBuild } from '../lib/read-build.ts'

export const canDeploy: Command = {
  usage: 'can-deploy [--dist dist] | can-deploy --shell VERSION|FOLDER',
  summary:
    'Show what a release, or another shell (its build folder or contract version), would break; exits with 1 if anything would',
  flags: ['dist', 'shell'],
  async run({ registry, flags }) {
    const question = flags.shell
      ? await shellFrom(flags.shell)
      : { manifest: (await readBuild(flags.dist ?? 'dist')).manifest }
    const answer = await registry.call('POST', '/can-deploy', question, CanDeployAnswer)
    const verdict = answer.can ? 'Yes: nothing would break.' : 'No.'
    return {
      json: answer,
      lines: [
        verdict,
        ...answer.breaks.map((line) => `  breaks   ${line}`),
        ...answer.notes.map((line) => `  note     ${line}`),
      ],
      exit: answer.can ? EXIT.done : EXIT.refused,
    }
  },
}

/** `2.0.0`, or the folder of a shell's build, which also lists the members that it offers. */
async function shellFrom(versionOrFolder: string): Promise<CanDeployRequest> {
  if (/^\d+\.\d+\.\d+$/.test(versionOrFolder)) return { shellContract: versionOrFolder }
  const file = join(versionOrFolder, 'shell.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BuildError(
      `${file} does not exist. Build the shell first, or pass a contract version such as 1.4.0.`,
    )
  })
  const parsed = ShellManifest.safeParse(parseJson(text))
  if (!parsed.success) throw new BuildError(`${file} is not a valid shell manifest. Build the shell again.`)
  const { contract, offers, shared } = parsed.data
  return { shellContract: contract, offers, shared }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
