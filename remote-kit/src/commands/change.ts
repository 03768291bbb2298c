import { ChangeAnswer } from '@platform/shared-contracts/http'
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  nameFrom,
  reasonFrom,
  UsageError,
} from './command.ts'
import { slotText } from './slot-text.ts'

export const rollback: Command = {
  usage: 'rollback REMOTE --reason TEXT [--release VERSION-HASH]',
  summary: 'Return stable to the previous release, or to the one given with --release',
  flags: ['reason', 'release'],
  run(input) {
    const { release } = input.flags
    return change(input, 'POST', 'rollback', release ? { to: release } : {})
  },
}

export const pin: Command = {
  usage:
    'pin REMOTE --tenant TENANT --release VERSION-HASH --until TIME --reason TEXT | pin REMOTE --tenant TENANT --lift --reason TEXT',
  summary: 'Pin a tenant to a release until a given time; --lift removes the pin',
  flags: ['tenant', 'release', 'until', 'reason', 'lift'],
  run(input) {
    const { tenant, release, until, lift } = input.flags
    if (!tenant) throw new UsageError('Name the tenant: --tenant TENANT.')
    if (lift) return change(input, 'DELETE', `pins/${tenant}`, {})
    if (!release || !until) throw new UsageError('Pass --release and --until, or --lift.')
    return change(input, 'PUT', `pins/${tenant}`, { release, expiresAt: instantFrom(until) })
  },
}

export const follow: Command = {
  usage: 'follow REMOTE --tenant TENANT --channel stable|canary --reason TEXT',
  summary: 'Make a tenant follow a channel; stable is the default',
  flags: ['tenant', 'channel', 'reason'],
  run(input) {
    const { tenant, channel } = input.flags
    if (!tenant || !channel) throw new UsageError('Pass --tenant and --channel.')
    if (channel === 'stable') return change(input, 'DELETE', `follows/${tenant}`, {})
    return change(input, 'PUT', `follows/${tenant}`, { channel })
  },
}

export const kill: Command = {
  usage: 'kill REMOTE --reason TEXT [--release VERSION-HASH] [--lift]',
  summary: 'Stop serving a release, or the whole remote, immediately; --lift undoes it',
  flags: ['reason', 'release', 'lift'],
  run(input) {
    const { release = 'all', lift } = input.flags
    return change(input, lift ? 'DELETE' : 'PUT', `kills/${release}`, {})
  },
}

/** Changes one slot of a remote in the registry and prints it as before -> after. */
export async function change(
  input: CommandInput,
  method: string,
  path: string,
  body: object,
): Promise<CommandOutput> {
  const remote = nameFrom(input, 'remote')
  const request = { ...body, reason: reasonFrom(input) }
  const answer = await input.registry.call(method, `/remotes/${remote}/${path}`, request, ChangeAnswer)
  const lines = answer.changes.map(
    ({ slot, before, after }) => `${remote} ${slot}: ${slotText(before)} -> ${slotText(after)}`,
  )
  const warnings = (answer.warnings ?? []).map((warning) => `warning: ${warning}`)
  return { json: answer, lines: [...(lines.length > 0 ? lines : ['Nothing to change.']), ...warnings] }
}

function instantFrom(text: string): string {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime()))
    throw new UsageError(`--until "${text}" is not a time. Use a form such as 2026-06-01T10:00:00Z.`)
  return instant.toISOString()
}
