import type { Logger } from '../../lib/log.ts'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import {
  fitsShell,
  type RegisteredRelease,
  type Remote,
  type ShellOffer,
} from '../../lib/registry/resolve.rule.ts'
import { planWaiting } from './plan-change.rule.ts'
import type { ReleaseTrial } from './release-trial.ts'

interface Options {
  readonly registry: ReleaseRegistry
  readonly shell: ShellOffer
  readonly trial: ReleaseTrial
  readonly log: Logger
}

/** Tries releases that were deployed before this shell. One that does not conform stays out, and the log says why. */
export async function tryWaiting({ registry, shell, trial, log }: Options): Promise<void> {
  for (const remote of registry.current().remotes.values())
    for (const release of waitingOf(remote, shell)) {
      const { ref } = release
      const reason = await reasonAgainst(release, trial)
      if (reason) {
        log.error({ remote: remote.id, release: ref }, `release ${remote.id} ${ref} is skipped: ${reason}`)
        registry.setFileFault(release, reason)
        continue
      }
      await registry.change({
        remote: remote.id,
        actor: 'start',
        reason: 'Checked with the shell that it was waiting for',
        plan: (state) => planWaiting(state, ref, false),
      })
    }
}

function waitingOf({ slots, releases }: Remote, shell: ShellOffer): readonly RegisteredRelease[] {
  return [...releases.values()].filter(
    ({ ref, manifest, fault }) =>
      fault === null && slots.has(`waiting/${ref}`) && manifest !== null && fitsShell(manifest, shell).fits,
  )
}

async function reasonAgainst(
  { manifest, ref }: RegisteredRelease,
  trial: ReleaseTrial,
): Promise<string | null> {
  if (!manifest) return null
  try {
    const faults = await trial(manifest, ref)
    return faults.length > 0 ? `it does not conform: ${faults.join('; ')}` : null
  } catch (error) {
    return `it could not be checked and waits for the next start: ${String(error)}`
  }
}
