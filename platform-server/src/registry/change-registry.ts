import { verbatim, code } from '@platform/shared-contracts/http'
import type { ChangeAnswer } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Database } from '../lib/data/database.ts'
import type { SlotChange } from '../lib/registry/fold-changes.rule.ts'
import type { ReleaseRegistry } from '../lib/registry/registry.ts'
import type { Remote } from '../lib/registry/resolve.rule.ts'
import { deployerOf } from './deployer.ts'
import { RegistryRefusal } from './plan-change.rule.ts'

export interface ChangesOptions {
  readonly database: Database
  readonly registry: ReleaseRegistry
  readonly now: () => Date
}

export const RemoteId = verbatim(64)
export const OfRemote = z.object({ remote: RemoteId })
export const OfTenant = z.object({
  remote: RemoteId,
  tenant: code(/^[a-z0-9][a-z0-9-]{0,39}$/, 40),
})

/** One change by whoever asks, on a remote that is theirs. */
export async function changeRegistry(
  registry: ReleaseRegistry,
  request: FastifyRequest,
  { remote, reason }: { readonly remote: string; readonly reason: string },
  plan: (state: Remote) => readonly SlotChange[],
): Promise<ChangeAnswer> {
  const { actor } = deployerOf(request, remote)
  if (!registry.current().remotes.has(remote))
    throw new RegistryRefusal(404, 'no-remote', `There is no remote ${remote}.`)
  return { changes: [...(await registry.change({ remote, actor, reason, plan }))] }
}
