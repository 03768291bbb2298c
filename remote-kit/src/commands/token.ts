import {
  DeployToken,
  DeployTokenAnswer,
  DeployTokenList,
  DeployTokenRequest,
} from '@platform/shared-contracts/http'
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  type Flags,
  RefusalError,
  UsageError,
} from './command.ts'
import type { RegistryClient } from './registry-client.ts'

type Action = (registry: RegistryClient, input: CommandInput) => Promise<CommandOutput>

export const token: Command = {
  usage:
    'token list | token create --team TEAM --remote ID[,ID] [--prefix /PATH,...] [--menu main,services,admin] [--name NAME] [--days DAYS] | token revoke ID [--yes]',
  summary: 'List, create and revoke deploy tokens, as a platform operator',
  details: [
    'Signs in as a platform operator: email address from --as or PLATFORM_OPERATOR, password from PLATFORM_PASSWORD,',
    'code of the second factor from PLATFORM_CODE. The command prompts for what is not set and does not show secrets.',
    'There is no flag for a password, because a shell stores flags in its history. The session ends with the command.',
    'create prints the token once, on stdout; the platform stores only its hash. Without --days it is valid for 90 days.',
    'revoke asks for confirmation, unless you pass --yes.',
  ],
  flags: ['as', 'team', 'remote', 'prefix', 'menu', 'name', 'days', 'yes'],
  async run(input) {
    const [name = ''] = input.names
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
    if (!action) throw new UsageError('Choose an action: platform token list, create or revoke.')
    const act = action(input)
    const { registry, end } = await input.signIn()
    try {
      return await act(registry, input)
    } finally {
      // The result counts even if the platform is unreachable by now: the session ends by itself in 15 minutes.
      await end().catch((error: unknown) =>
        input.progress(`The session could not be ended: ${String(error)}`),
      )
    }
  },
}

/** Each validates its input before it prompts for a password. */
const ACTIONS: Readonly<Record<string, (input: CommandInput) => Action>> = {
  list: () => list,
  create: ({ flags }) => create(requestFrom(flags)),
  revoke: ({ names: [, id], flags, ask }) => {
    if (!id) throw new UsageError('Name the token by its ID, from platform token list.')
    if (!flags.yes && !ask)
      throw new UsageError('There is no terminal to prompt on: add --yes to revoke the token.')
    return revoke(id)
  },
}

async function list(registry: RegistryClient): Promise<CommandOutput> {
  const { items } = await registry.call('GET', '/tokens', undefined, DeployTokenList)
  return { json: { items }, lines: items.length > 0 ? tableOf(items) : ['There are no deploy tokens.'] }
}

function create(request: DeployTokenRequest): Action {
  return async (registry, { progress }) => {
    // No retry: a second attempt could create a second token.
    const answer = await registry.call('POST', '/tokens', request, DeployTokenAnswer, { isOnce: true })
    progress(
      `Token "${answer.name}" (${answer.id}) of team ${answer.team} is valid until ${dayOf(answer.expiresAt)}. It is shown only once:`,
    )
    return { json: answer, lines: [answer.token] }
  }
}

function revoke(id: string): Action {
  return async (registry, { flags, ask }) => {
    const { items } = await registry.call('GET', '/tokens', undefined, DeployTokenList)
    const found = items.find((one) => one.id === id)
    if (!found) throw new RefusalError(`There is no deploy token ${id}; "platform token list" lists them.`)
    const { name, team } = found
    if (!flags.yes) {
      const answer = await ask?.(
        `Revoke "${name}" (${id}) of team ${team}? Deploys with it fail immediately. (yes/no)`,
        'plain',
      )
      if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new RefusalError('Nothing was revoked.')
    }
    const revoked = await registry.call('DELETE', `/tokens/${id}`, undefined, DeployToken)
    return { json: revoked, lines: [`The deploy token "${name}" (${id}) of team ${team} was revoked.`] }
  }
}

function requestFrom({ team, remote, prefix, menu, name, days }: Flags): DeployTokenRequest {
  const listOf = (text: string | undefined) => text?.split(',').filter((part) => part !== '') ?? []
  const request = DeployTokenRequest.safeParse({
    ...{ team, name, remotes: listOf(remote), prefixes: listOf(prefix), menus: listOf(menu) },
    days: days === undefined ? undefined : Number(days),
  })
  if (request.success) return request.data
  const flags = request.error.issues.map(({ path: [field] }) => FLAG_OF[String(field)] ?? String(field))
  const wrong = [...new Set(flags)].map((flag) => `--${flag} ${HINTS[flag] ?? ''}`.trim())
  throw new UsageError(`Missing or invalid: ${wrong.join('; ')}.`)
}

const FLAG_OF: Readonly<Record<string, string>> = { remotes: 'remote', prefixes: 'prefix', menus: 'menu' }
const HINTS: Readonly<Record<string, string>> = {
  team: 'takes 2 to 40 lowercase letters, digits and hyphens',
  remote: 'takes the IDs of remotes, separated by commas',
  prefix: 'takes paths that start with /, separated by commas',
  menu: 'takes main, services or admin, separated by commas',
  name: 'takes at most 80 characters',
  days: 'takes a number from 1 to 365',
}

/** Columns for people; machines use --json. */
function tableOf(tokens: readonly DeployToken[]): readonly string[] {
  const rows = [
    ['ID', 'STATE', 'NAME', 'TEAM', 'REMOTES', 'EXPIRES', 'LAST USED'],
    ...tokens.map(({ id, state, name, team, remotes, expiresAt, lastUsedAt, lastUsedFrom }) => [
      ...[id, state, name, team, remotes.join(','), dayOf(expiresAt)],
      lastUsedAt ? `${lastUsedAt.slice(0, 16)}Z from ${lastUsedFrom}` : 'never',
    ]),
  ]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function dayOf(instant: string): string {
  return instant.slice(0, 10)
}
