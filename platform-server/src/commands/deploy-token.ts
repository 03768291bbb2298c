import { parseArgs } from 'node:util'
import { DeployTokenRequest, type DeployToken } from '@platform/shared-contracts/http'
import { readConfig } from '../app/config/config.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { StartError } from '../lib/start-error.ts'
import { openServices } from '../open-services.ts'
import {
  listDeployTokens,
  makeDeployToken,
  revokeDeployToken,
} from '../registry/deploy-tokens/deploy-tokens.ts'

const USAGE = `Usage:
  npm run deploy-token -- --list
  npm run deploy-token -- --revoke ID
  npm run deploy-token -- --team NAME --remote ID [--remote ID] [--prefix /path] [--menu main|services|admin] [--name NAME] [--days 90]`

const AS_COMMAND = 'command'

function readRequest(values: Given): DeployTokenRequest {
  const request = DeployTokenRequest.safeParse({
    team: values.team,
    remotes: values.remote ?? [],
    prefixes: values.prefix ?? [],
    menus: values.menu ?? [],
    name: values.name,
    days: values.days === undefined ? undefined : Number(values.days),
  })
  if (!request.success) throw new StartError(USAGE)
  return request.data
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      revoke: { type: 'string' },
      team: { type: 'string' },
      remote: { type: 'string', multiple: true },
      prefix: { type: 'string', multiple: true },
      menu: { type: 'string', multiple: true },
      name: { type: 'string' },
      days: { type: 'string' },
    },
  })
  return values
}
type Given = ReturnType<typeof readArguments>

/** Manages deploy tokens where no operator can sign in. With the embedded database, stop the server first. */
async function run(): Promise<string> {
  const given = readArguments()
  const request = given.list || given.revoke !== undefined ? null : readRequest(given)
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'silent' }))
  const { database, now } = services
  const occasion = { by: AS_COMMAND, now: now() }
  try {
    if (request) return (await makeDeployToken(database, request, occasion)).token
    if (given.revoke === undefined) return toLines(await listDeployTokens(database, now()))
    const { name, id } = await revokeDeployToken(database, given.revoke, occasion)
    return `The deploy token "${name}" (${id}) is revoked.`
  } finally {
    await close()
  }
}

/** One line each, for a terminal and for `cut`. */
function toLines(tokens: readonly DeployToken[]): string {
  const rows = tokens.map(({ id, state, name, team, remotes, expiresAt, lastUsedAt, lastUsedFrom }) =>
    [
      id,
      state,
      name,
      `team ${team}`,
      remotes.join(','),
      `expires ${expiresAt.slice(0, 10)}`,
      lastUsedAt ? `last used ${lastUsedAt} from ${lastUsedFrom}` : 'never used',
    ].join('\t'),
  )
  return rows.length > 0 ? rows.join('\n') : 'There are no deploy tokens.'
}

runScript(USAGE, run)
