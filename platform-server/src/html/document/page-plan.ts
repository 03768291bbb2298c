import { bucketOf, BUCKETS } from '../../lib/registry/bucket.ts'
import { appliesToTenant, type Registry, shareOf } from '../../lib/registry/resolve.rule.ts'
import type { Rollout } from '../../lib/registry/fold-changes.rule.ts'

/**
 * The registry's decision for one tenant until `validUntil`; the same for most visitors, so one document serves them.
 */
export interface PagePlan {
  readonly registry: Registry
  readonly validUntil: number
  /** Rollouts in which visitors of this tenant differ; none means that no sticky id is needed. */
  readonly rollouts: readonly Rollout[]
  /** A release is being rolled out here, to some or to all: visits are counted. */
  readonly hasVisits: boolean
}

export function planPages(registry: Registry, tenant: string, now: Date): PagePlan {
  const remotes = [...registry.remotes.values()]
  const expiries = remotes
    .map(({ pins }) => Date.parse(pins.get(tenant)?.expiresAt ?? ''))
    .filter((expiry) => expiry > now.getTime())
  const rollouts = remotes
    .flatMap((remote) => remote.rollouts)
    .filter((rollout) => appliesToTenant(rollout, tenant) && shareOf(rollout) > 0)
  return {
    registry,
    validUntil: Math.min(...expiries),
    rollouts: rollouts.filter(isPartial),
    hasVisits: rollouts.length > 0,
  }
}

function isPartial(rollout: Rollout): boolean {
  return shareOf(rollout) < BUCKETS
}

/** The same in a form that fits a cookie, and that no other rollout has: a cache may store a page for each side. */
export function sideOf(plan: PagePlan, stickyId: string): string {
  const sides = variantOf(plan, stickyId)
  return plan.rollouts.map(({ id }, at) => `${id}-${sides[at]}`).join('.')
}

/** Visitors with the same variant get the same releases. */
export function variantOf({ rollouts }: PagePlan, stickyId: string | null): string {
  if (!stickyId) return ''
  return rollouts.map((rollout) => (bucketOf(rollout.salt, stickyId) < shareOf(rollout) ? '1' : '0')).join('')
}
