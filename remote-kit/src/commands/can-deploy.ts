import { CanDeployAnswer } from '@platform/shared-contracts/http'
import { type Command, EXIT } from './command.ts'
import { readBuild } from './read-build.ts'

export const canDeploy: Command = {
  usage: 'can-deploy [--dist dist] | can-deploy --shell VERSION',
  summary:
    'Tell what a release, or a shell with another contract, would break; exit code 1 when something would',
  async run({ registry, flags }) {
    const question = flags.shell
      ? { shellContract: flags.shell }
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
