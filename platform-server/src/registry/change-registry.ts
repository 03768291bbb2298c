import { verbatim, code } from '@platform/shared-contracts/http'
import type { ChangeAnswer } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Database } from '../lib/data/database.ts'
import type { SlotChange } from '../lib/registry/fold-changes.rule.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import type { Remote } from '../lib/registry/resolve.rule.ts'
import { deployerOf } from './deploy-tokens/deployer.ts'
import { releasesServedBy, RegistryRefusal } from '../domain/releases/plan-change.rule.ts'
import type { ReleaseGate } from '../domain/releases/release-gate.ts'

export interface ChangesOptions {
  readonly database: Database
  readonly registry: ReleaseRegistry
  readonly gate: ReleaseGate
  readonly now: () => Date
}

const REASON_MAX = 300

export const RemoteId = verbatim(64)
export const OfRemote = z.object({ remote: RemoteId })
export const OfTenant = z.object({
  remote: RemoteId,
  tenant: code(/^[a-z0-9][a-z0-9-]{0,39}$/, 40),
})

type Plan = (state: Remote) => readonly SlotChange[]

/** One change by the caller, on a remote that is theirs. Every release that it gives to visitors is tried first. */
export async function changeRegistry(
  { registry, gate }: Pick<ChangesOptions, 'registry' | 'gate'>,
  request: FastifyRequest,
  { remote, reason }: { readonly remote: string; readonly reason: string },
  plan: Plan,
): Promise<ChangeAnswer> {
  const { actor } = deployerOf(request, remote)
  const state = registry.current().remotes.get(remote)
  if (!state) throw new RegistryRefusal(404, 'no-remote', `There is no remote ${remote}.`)
  const tried = plan(state)
  const warnings = await gate(state, tried)
  const changes = await registry.change({
    remote,
    actor,
    reason: reasonWith(reason, warnings),
    plan: (newest) => requireTried(plan(newest), tried),
  })
  return { changes: [...changes], ...(warnings.length > 0 ? { warnings: [...warnings] } : {}) }
}

/** The remote may have been changed while its release was tried. */
function requireTried(changes: readonly SlotChange[], tried: readonly SlotChange[]): readonly SlotChange[] {
  const known = releasesServedBy(tried).map(({ ref }) => ref)
  const untried = releasesServedBy(changes).find(({ ref }) => !known.includes(ref))
  if (!untried) return changes
  throw new RegistryRefusal(409, 'changed', 'Someone else changed this remote at the same time. Try again.')
}

/** The history records the warning together with the reason. */
function reasonWith(reason: string, [warning]: readonly string[]): string {
  return warning ? `${reason} (warning: ${warning})`.slice(0, REASON_MAX) : reason
}
