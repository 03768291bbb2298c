import type { ReleaseManifest, ReleaseRef, ShellManifest } from '@platform/shared-contracts/http'
import { missingSymbols, type Negotiation, negotiate } from '@platform/shared-contracts/rules'
import type { RemoteState, Rollout } from './fold-changes.rule.ts'

/** A release as the registry knows it. With a `fault` it is never served; without a manifest it cannot be. */
export interface RegisteredRelease {
  readonly remote: string
  readonly ref: ReleaseRef
  readonly manifest: ReleaseManifest | null
  /** One sentence: what is wrong with its row or its files. `null` when nothing is. */
  readonly fault: string | null
  readonly registeredAt: string
}

export interface Remote extends RemoteState {
  /** Newest first. */
  readonly releases: ReadonlyMap<ReleaseRef, RegisteredRelease>
}

/** Everything about all remotes at one moment, in memory; `version` grows with every change. */
export interface Registry {
  readonly version: number
  readonly remotes: ReadonlyMap<string, Remote>
}

/** What a shell offers: its contract's version, and the members and shared packages where its build lists them. */
export type ShellOffer = Pick<ShellManifest, 'contract' | 'offers' | 'shared'>

/** Whether a release can run in a shell, by range and by name. */
export function fitsShell({ listing, uses, shared }: ReleaseManifest, shell: ShellOffer): Negotiation {
  // If either build has no list, the range alone decides.
  const members = uses && shell.offers ? missingSymbols(uses, shell.offers) : []
  // A remote has no copy of a shared package: without the shell's, its first import fails.
  const packages = Object.keys(shared).filter((name) => shell.shared && !shell.shared.includes(name))
  return negotiate(listing.contract, shell.contract, [...members, ...packages])
}

export interface Question {
  /** Slug of the tenant. */
  readonly tenant: string
  /** Bucket (0 to 9999) of this visitor for a rollout's salt; `null` without a sticky id: then no rollout matches. */
  readonly bucketFor: ((salt: string) => number) | null
  readonly shell: ShellOffer
  readonly now: Date
}

export interface Resolution {
  readonly remote: string
  /** `null`: the remote is excluded. */
  readonly release: RegisteredRelease | null
  /** The decision step by step, in plain words; the last line is its outcome. */
  readonly why: readonly string[]
}

interface Candidate {
  readonly ref: ReleaseRef
  readonly because: string
}

/**
 * Which release of a remote this visitor gets: kill > unexpired pin > first matching rollout stage > channel. The named
 * release must be readable, complete, not killed and fit the running shell; otherwise the next in line is tried, then
 * the newest release that has been stable and was not withdrawn. If none fits, the remote is excluded.
 */
export function resolve(remote: Remote, question: Question): Resolution {
  const why: string[] = [...remote.faults]
  const killed = remote.kills.get('all')
  if (killed) return excluded(remote, [...why, `killed by ${killed.actor} on ${killed.at}: ${killed.reason}`])

  for (const { ref, because } of candidates(remote, question, why)) {
    why.push(because)
    const { release, obstacle } = usable(remote, ref, question)
    if (release) return { remote: remote.id, release, why: [...why, `serving ${ref}`] }
    why.push(`${ref} is skipped: ${obstacle}`)
  }
  return fallback(remote, question, why)
}

function* candidates(remote: Remote, question: Question, why: string[]): Generator<Candidate> {
  const pin = remote.pins.get(question.tenant)
  if (pin && Date.parse(pin.expiresAt) > question.now.getTime())
    yield {
      ref: pin.release,
      because: `${question.tenant} is pinned to ${pin.release} until ${pin.expiresAt} by ${pin.actor}: ${pin.reason}`,
    }
  else if (pin) why.push(`the pin of ${question.tenant} to ${pin.release} expired on ${pin.expiresAt}`)
  else why.push(`no pin for ${question.tenant}`)

  const rollout = remote.rollouts.find((one) => matches(one, question))
  if (rollout) yield { ref: rollout.release, because: inRollout(rollout, question) }
  else why.push(...remote.rollouts.map((one) => outsideRollout(one, question)))

  const channel = remote.follows.get(question.tenant) ?? 'stable'
  for (const name of new Set([channel, 'stable'] as const)) {
    const move = remote.channels.get(name)
    if (move)
      yield { ref: move.release, because: `channel ${name} has been at ${move.release} since ${move.at}` }
    else why.push(`channel ${name} is empty`)
  }
}

export function shareOf({ stages, stage }: Pick<Rollout, 'stages' | 'stage'>): number {
  return stages[Math.min(stage, stages.length - 1)] ?? 0
}

export function appliesToTenant({ tenants }: Pick<Rollout, 'tenants'>, tenant: string): boolean {
  return tenants === null || tenants.includes(tenant)
}

function matches(rollout: Rollout, { tenant, bucketFor }: Question): boolean {
  if (!appliesToTenant(rollout, tenant)) return false
  return bucketFor !== null && bucketFor(rollout.salt) < shareOf(rollout)
}

function inRollout(rollout: Rollout, { bucketFor }: Question): string {
  const bucket = bucketFor?.(rollout.salt)
  return `bucket ${bucket} is inside the first ${shareOf(rollout)} of 10000 of rollout ${rollout.id} to ${rollout.release}`
}

function outsideRollout(rollout: Rollout, { tenant, bucketFor }: Question): string {
  if (!appliesToTenant(rollout, tenant)) return `rollout ${rollout.id} does not apply to ${tenant}`
  if (!bucketFor) return `rollout ${rollout.id} needs a sticky id, but the visitor has none`
  return `bucket ${bucketFor(rollout.salt)} is outside the first ${shareOf(rollout)} of 10000 of rollout ${rollout.id}`
}

type Usable =
  | { readonly release: RegisteredRelease; readonly obstacle?: undefined }
  | { readonly release?: undefined; readonly obstacle: string }

function usable(remote: Remote, ref: ReleaseRef, question: Question): Usable {
  const release = remote.releases.get(ref)
  if (!release) return { obstacle: 'it is not registered' }
  const killed = remote.kills.get(ref)
  if (killed) return { obstacle: `killed by ${killed.actor} on ${killed.at}: ${killed.reason}` }
  if (release.fault !== null) return { obstacle: release.fault }
  if (!release.manifest) return { obstacle: 'its manifest is missing' }
  const fit = fitsShell(release.manifest, question.shell)
  return fit.fits ? { release } : { obstacle: fit.reason }
}

function fallback(remote: Remote, question: Question, why: readonly string[]): Resolution {
  const isTrusted = (ref: ReleaseRef): boolean =>
    remote.stableMoves.includes(ref) && !remote.withdrawn.has(ref)
  const release = [...remote.releases.values()].find(
    ({ ref }) => isTrusted(ref) && usable(remote, ref, question).release,
  )
  if (!release) return excluded(remote, [...why, 'no verified release fits'])
  return {
    remote: remote.id,
    release,
    why: [...why, `serving ${release.ref}, the newest verified release that fits`],
  }
}

function excluded(remote: Remote, why: readonly string[]): Resolution {
  return { remote: remote.id, release: null, why: [...why, 'not provided'] }
}
