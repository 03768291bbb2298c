import { ChangeAnswer, type ReleaseRef, type RolloutRequest } from '@platform/shared-contracts/http'
import { change } from './change.ts'
import { type Command, type Flags, UsageError } from './command.ts'
import { durationMs } from './duration.ts'
import type { RegistryClient } from './registry-client.ts'

const USAGE =
  'rollout REMOTE --release VERSION-HASH --rollout 5,25,100 [--hold 10m] [--tenant TENANT] --reason TEXT'

export const rollout: Command = {
  usage: `${USAGE} | rollout REMOTE --id ID --stage N --reason TEXT | rollout REMOTE --id ID --lift --reason TEXT`,
  summary: 'Roll a release out to a growing share of visitors, move a rollout to a stage, or stop it',
  flags: ['release', 'rollout', 'hold', 'tenant', 'id', 'stage', 'lift', 'reason'],
  run(input) {
    const { id, stage, lift, release } = input.flags
    if (id && lift) return change(input, 'DELETE', `rollouts/${id}`, {})
    if (id && stage) return change(input, 'PATCH', `rollouts/${id}`, { stage: Number(stage) - 1 })
    if (!release) throw new UsageError('Name a release with --release, or a running rollout with --id.')
    return change(input, 'POST', 'rollouts', { ...rolloutFrom(input.flags), release })
  },
}

/** What a rollout is, but for its release. */
export type Shares = Omit<RolloutRequest, 'release' | 'reason'>

/** Stages in hundredths of a percent, from percents as a person writes them. */
export function rolloutFrom({ rollout: shares = '', hold, tenant }: Flags): Shares {
  const stages = shares.split(',').map((share) => Math.round(Number(share) * 100))
  if (
    shares === '' ||
    stages.some((share) => Number.isNaN(share) || share < 0 || share > 10_000) ||
    falls(stages)
  )
    throw new UsageError('--rollout must be increasing percentages, such as 5,25,100.')
  return {
    stages,
    tenants: tenant ? tenant.split(',') : null,
    holdMs: hold ? durationMs(hold, '--hold') : null,
  }
}

function falls(stages: readonly number[]): boolean {
  return stages.some((share, at) => share < (stages[at - 1] ?? 0))
}

/** After a deploy to no channel: the release starts its rollout. Answers the id. */
export async function startRollout(
  registry: RegistryClient,
  target: { readonly remote: string; readonly release: ReleaseRef; readonly reason: string },
  shares: Shares,
): Promise<string> {
  const { remote, ...rest } = target
  const answer = await registry.call(
    'POST',
    `/remotes/${remote}/rollouts`,
    { ...shares, ...rest },
    ChangeAnswer,
  )
  return answer.changes[0]?.slot.split('/')[1] ?? ''
}

/** For people: `5 %, 25 %, then everyone, 10 minutes each`. */
export function shown({ stages, tenants, holdMs }: Shares): string {
  const parts = stages.map((share) => (share === 10_000 ? 'everyone' : `${share / 100} %`)).join(', ')
  const whom = tenants ? ` of ${tenants.join(', ')}` : ''
  return `${parts}${whom}, ${holdMs === null ? 'moved manually' : `${holdMs / 60_000} min each while healthy`}`
}
