/** What browsers told of some releases, since a stage began. */
export interface Health {
  /** Pages on which it mounted. */
  readonly loads: number
  readonly failures: number
  /** Third quartile of the time until it was on the screen; `null` without a load. Milliseconds. */
  readonly p75Ms: number | null
}

export interface TenantHealth {
  readonly tenant: string
  /** The release that is rolled out. */
  readonly candidate: Health
  /** Every other release of the remote, in the same time. */
  readonly control: Health
}

export interface Stage {
  /** How many visitors get the candidate, in hundredths of a percent. */
  readonly share: number
  readonly heldMs: number
  /** `null`: a person moves the stage. */
  readonly holdMs: number | null
  readonly tenants: readonly TenantHealth[]
}

export type Verdict =
  | { readonly kind: 'wait' | 'advance'; readonly reason: string }
  | { readonly kind: 'stop'; readonly reason: string }
  /** Harmful to these tenants only; the others showed that it works for them. */
  | { readonly kind: 'shield'; readonly reason: string; readonly tenants: readonly string[] }

/** Fewer are an accident: one browser with a broken extension reports on every page. */
const FAILURES_THAT_COUNT = 3
/** Failed pages of a hundred that are always too many, whatever the others do. */
const FAILURE_SHARE_LIMIT = 0.05
const TIMES_THE_CONTROL = 3
/** A quartile of fewer loads says nothing. */
const LOADS_TO_COMPARE = 20
const SLOWER_BY = 1.5
const SLOWER_BY_MS = 200

/** What to do with a rollout, from what its visitors met. Harm is acted on at once, health only after the hold. */
export function judgeRollout({ share, heldMs, holdMs, tenants }: Stage): Verdict {
  const all = sum(tenants)
  const harm = harmOf(all)
  if (harm) return scoped(harm, tenants)
  if (holdMs === null) return { kind: 'wait', reason: 'healthy; a person moves its stages' }
  if (heldMs < holdMs) return { kind: 'wait', reason: 'healthy; its stage lasts on' }
  // No news is no health: a stage that nobody has met proves nothing. One for nobody has nothing to prove.
  if (share > 0 && all.candidate.loads === 0)
    return { kind: 'wait', reason: 'nobody has met the release in this stage yet' }
  return { kind: 'advance', reason: `healthy for its stage: ${told(all.candidate)}` }
}

function scoped(harm: string, tenants: readonly TenantHealth[]): Verdict {
  const harmed = tenants.filter((one) => harmOf(one) !== null)
  const rest = tenants.filter((one) => harmOf(one) === null)
  const isProvenElsewhere =
    harmed.length > 0 &&
    rest.some(({ candidate }) => candidate.loads >= LOADS_TO_COMPARE) &&
    !harmOf(sum(rest))
  return isProvenElsewhere
    ? { kind: 'shield', reason: harm, tenants: harmed.map(({ tenant }) => tenant) }
    : { kind: 'stop', reason: harm }
}

/** The harm in one sentence, or `null`. */
function harmOf({ candidate, control }: Pick<TenantHealth, 'candidate' | 'control'>): string | null {
  const limit = Math.max(FAILURE_SHARE_LIMIT, TIMES_THE_CONTROL * failureShare(control))
  if (candidate.failures >= FAILURES_THAT_COUNT && failureShare(candidate) > limit)
    return `${told(candidate)}; of the others ${told(control)}`
  return isSlower(candidate, control)
    ? `p75 until it is on the screen ${candidate.p75Ms} ms, of the others ${control.p75Ms} ms`
    : null
}

function isSlower(candidate: Health, control: Health): boolean {
  if (candidate.loads < LOADS_TO_COMPARE || control.loads < LOADS_TO_COMPARE) return false
  if (candidate.p75Ms === null || control.p75Ms === null) return false
  return candidate.p75Ms > Math.max(control.p75Ms * SLOWER_BY, control.p75Ms + SLOWER_BY_MS)
}

function failureShare({ loads, failures }: Health): number {
  return failures === 0 ? 0 : failures / (loads + failures)
}

function told({ loads, failures }: Health): string {
  return `${failures} of ${loads + failures} pages failed`
}

function sum(tenants: readonly TenantHealth[]): Pick<TenantHealth, 'candidate' | 'control'> {
  const add = (of: 'candidate' | 'control'): Health => {
    const healths = tenants.map((tenant) => tenant[of])
    const loads = healths.reduce((total, health) => total + health.loads, 0)
    return {
      loads,
      failures: healths.reduce((total, health) => total + health.failures, 0),
      // Quartiles do not add up; weighted by their loads they are near enough to compare two groups of the same tenants.
      p75Ms:
        loads === 0
          ? null
          : Math.round(
              healths.reduce((total, health) => total + (health.p75Ms ?? 0) * health.loads, 0) / loads,
            ),
    }
  }
  return { candidate: add('candidate'), control: add('control') }
}
