import { parseArgs } from 'node:util'
import { DeployTokenRequest } from '@platform/shared-contracts/http'
import { readConfig } from './app/config.ts'
import { createLog } from './lib/log.ts'
import { describeError } from './lib/safe-error.ts'
import { StartError } from './lib/start-error.ts'
import { openServices } from './open-services.ts'
import { makeDeployToken } from './registry/deploy-tokens.ts'

const USAGE =
  'Usage: node src/make-deploy-token.ts --team NAME --remote ID [--remote ID] [--prefix /path] [--menu main|services|admin] [--name NAME] [--days 90]'

/** Makes a deploy token where no operator can sign in yet. With the embedded database, stop the server first. */
async function make(): Promise<void> {
  const { values } = parseArgs({
    options: {
      team: { type: 'string' },
      remote: { type: 'string', multiple: true },
      prefix: { type: 'string', multiple: true },
      menu: { type: 'string', multiple: true },
      name: { type: 'string' },
      days: { type: 'string' },
    },
  })
  const request = DeployTokenRequest.safeParse({
    team: values.team,
    remotes: values.remote ?? [],
    prefixes: values.prefix ?? [],
    menus: values.menu ?? [],
    name: values.name,
    days: values.days === undefined ? undefined : Number(values.days),
  })
  if (!request.success) throw new StartError(USAGE)
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'silent' }))
  try {
    const { token } = await makeDeployToken(services.database, request.data, {
      by: 'command',
      now: services.now(),
    })
    process.stdout.write(`${token}\n`)
  } finally {
    await close()
  }
}

make().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : describeError(error)}\n`)
  process.exitCode = 1
})
