import type { Database } from '../../lib/data/database.ts'
import type { Rollout, SlotChange } from '../../lib/registry/fold-changes.rule.ts'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import { appliesToTenant, type Remote, shareOf } from '../../lib/registry/resolve.rule.ts'
import { planPin, planStage, planWithdraw, RegistryRefusal } from '../../domain/releases/plan-change.rule.ts'
import type { ReleaseGate } from '../../domain/releases/release-gate.ts'
import { readTenantHealth } from './release-health.ts'
import { judgeRollout, type Verdict } from './rollout-health.rule.ts'

/** As the history names it. */
const ACTOR = 'health gate'
/** Long enough for a team to look at what harmed the tenant. */
const SHIELD_MS = 7 * 24 * 60 * 60 * 1000

interface Options {
  readonly registry: ReleaseRegistry
  readonly database: Database
  readonly gate: ReleaseGate
  readonly now: () => Date
  /** How many visitors of one network count on a day, for each side of a rollout. */
  readonly visitorsPerNetwork: number
}

/**
 * Checks every rollout once: a harmful one is stopped, or no longer given to the tenant that it harms; a healthy one
 * advances when its stage is over. Every replica may do this at the same time: a change is planned on the newest state,
 * and a change that another replica has made is not repeated.
 */
export async function watchRollouts(options: Options): Promise<void> {
  for (const remote of options.registry.current().remotes.values())
    for (const rollout of remote.rollouts) await watch(options, remote, rollout)
}

async function watch(
  { registry, database, gate, now, visitorsPerNetwork }: Options,
  remote: Remote,
  running: Rollout,
): Promise<void> {
  const { id, release, at, ...rollout } = running
  // A pinned tenant is not given the rollout; what it met before counts no more.
  const isConcerned = (tenant: string) => appliesToTenant(rollout, tenant) && !isPinned(remote, tenant, now())
  const tenants = await readTenantHealth(database, {
    ...{ remote: remote.id, release, since: new Date(at) },
    ...{ visitorsPerNetwork, isConcerned },
  })
  const judged = judgeRollout({
    share: shareOf(rollout),
    heldMs: now().getTime() - Date.parse(at),
    holdMs: rollout.holdMs,
    tenants,
  })
  if (judged.kind === 'wait') return
  const verdict = await throughGate(gate, remote, judged, planVerdict(remote, running, judged, now()))
  await registry.change({
    remote: remote.id,
    actor: ACTOR,
    reason: `Rollout ${id} to ${release}: ${verdict.reason}`.slice(0, 300),
    plan(newest) {
      const found = newest.rollouts.find((one) => one.id === id)
      return found?.at === at ? planVerdict(newest, found, verdict, now()) : []
    },
  })
}

/** A rollout that was started before its release had to conform goes no further. */
async function throughGate(
  gate: ReleaseGate,
  remote: Remote,
  verdict: Verdict,
  changes: readonly SlotChange[],
): Promise<Verdict> {
  try {
    await gate(remote, changes)
    return verdict
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error
    return { kind: 'stop', reason: error.message }
  }
}

function planVerdict(
  remote: Remote,
  { id, stage, stages, tenants }: Rollout,
  verdict: Verdict,
  now: Date,
): readonly SlotChange[] {
  if (verdict.kind === 'stop') return planWithdraw(remote, id)
  if (verdict.kind === 'shield') return shield(remote, id, verdict.tenants, now)
  // The last stage of a rollout to some tenants is where it stays: stable is for everyone.
  const isOver = stage + 1 >= stages.length && tenants !== null
  return isOver ? [] : planStage(remote, id, stage + 1)
}

/** Pins the tenants to the release of stable; without one there is nothing to pin them to, and the rollout ends. */
function shield(remote: Remote, id: string, tenants: readonly string[], now: Date): readonly SlotChange[] {
  const stable = remote.channels.get('stable')?.release
  if (!stable) return planWithdraw(remote, id)
  const expiresAt = new Date(now.getTime() + SHIELD_MS).toISOString()
  return tenants.flatMap((tenant) => planPin(remote, tenant, { release: stable, expiresAt }, now))
}

function isPinned(remote: Remote, tenant: string, now: Date): boolean {
  return Date.parse(remote.pins.get(tenant)?.expiresAt ?? '') > now.getTime()
}
