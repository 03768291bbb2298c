import type { ReleaseRef } from '@platform/shared-contracts/http'
import type { Logger } from '../../lib/log.ts'
import type { SlotChange } from '../../lib/registry/fold-changes.rule.ts'
import type { Remote } from '../../lib/registry/resolve.rule.ts'
import { releasesServedBy, refuseFaults } from './plan-change.rule.ts'
import type { ReleaseTrial } from './release-trial.ts'
import type { StaticTrial } from './static-trial.ts'

interface Options {
  readonly trial: ReleaseTrial
  readonly staticTrial: StaticTrial
  readonly log: Logger
}

/**
 * Tries every release that the changes would give to visitors. Returns warnings, a sentence each: a release that was
 * stable once is given without delay, whatever is found (decisions/0138).
 * Errors: RegistryRefusal `conformance`; ProblemError 503 while a release cannot be tried.
 */
export type ReleaseGate = (remote: Remote, changes: readonly SlotChange[]) => Promise<readonly string[]>

export function createReleaseGate({ trial, staticTrial, log }: Options): ReleaseGate {
  async function warningsOf(remote: Remote, ref: ReleaseRef): Promise<readonly string[]> {
    const manifest = remote.releases.get(ref)?.manifest
    if (!manifest) return []
    const faults = await staticTrial(manifest, ref).catch((error: unknown) => [
      `it could not be checked: ${String(error)}`,
    ])
    for (const fault of faults)
      log.warn({ remote: remote.id, release: ref }, `a release that was stable does not conform: ${fault}`)
    return faults.map((fault) => `${ref} was stable before, but does not conform now: ${fault}`)
  }

  return async (remote, changes) => {
    const warnings: string[] = []
    for (const { ref, isRollout } of releasesServedBy(changes)) {
      const manifest = remote.releases.get(ref)?.manifest
      if (!isRollout && remote.stableMoves.includes(ref)) warnings.push(...(await warningsOf(remote, ref)))
      else if (manifest) refuseFaults(manifest, await trial(manifest, ref))
    }
    return warnings
  }
}
