import { binomialGreater, type Counted, fisherGreater } from './exact-test.rule.ts'

/** What the counted visitors of some releases met since a stage started. */
export interface Health {
  /** Distinct visitors who loaded the remote or met a failure of it. */
  readonly visitors: number
  /** Of them, those who met a failure, also if the remote was shown to them as well. */
  readonly failures: number
  /** Visitors to whom it was shown. */
  readonly loads: number
  /** Of the loads, those slower than the third quartile of all loads of the remote in the stage. */
  readonly slow: number
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

/**
 * The probability that a stage of a release without harm is ever stopped for failures, and the same again for slowness,
 * however often it is judged (decisions/0113).
 */
export const FALSE_ALARM = 0.001
/** Fewer failed visitors are never harm; with the cap on each network, they come from several networks. */
const FAILURES_MIN = 10
/** Fewer failures keep no stage from advancing. */
const FAILURES_TO_WAIT = 3
/** Visitors who must have met the release before a stage advances. */
const VISITORS_TO_ADVANCE = 10
/** The share that may fail on a healthy site, where all visitors have the release and there is nothing to compare. */
const FAILURE_SHARE_LIMIT = 0.05
const EVERYONE = 10_000
/** A difference in failures that is too small to act on, however certain it is. */
const WORSE_BY = 0.05
/** A quartile of fewer loads says nothing. */
const LOADS_TO_COMPARE = 20
const SLOWER_BY = 1.5
const SLOWER_BY_MS = 200

/** What to do with a rollout, from what its visitors met. Harm is acted on at once, health only after the hold. */
export function judgeRollout({ share, heldMs, holdMs, tenants }: Stage): Verdict {
  const all = sum(tenants)
  const harmIn: FindHarm = (sides) => harmOf(sides, share >= EVERYONE)
  const harm = harmIn(all)
  if (harm) return scoped(harm, tenants, harmIn)
  if (holdMs === null) return { kind: 'wait', reason: 'healthy; an operator advances its stages' }
  if (heldMs < holdMs) return { kind: 'wait', reason: 'healthy; its stage is not over yet' }
  const { visitors } = all.candidate
  // Silence is not health: a stage that few visitors have met proves nothing. A stage for no one has nothing to prove.
  if (share > 0 && visitors < VISITORS_TO_ADVANCE)
    return {
      kind: 'wait',
      reason: `${visitors} of the ${VISITORS_TO_ADVANCE} visitors that a stage needs have received the release`,
    }
  if (isSuspect(all, share >= EVERYONE))
    return {
      kind: 'wait',
      reason: `possibly harmful, too few failures to be sure: ${failureSummary(all.candidate)}`,
    }
  return { kind: 'advance', reason: `healthy for its stage: ${failureSummary(all.candidate)}` }
}

type Sides = Pick<TenantHealth, 'candidate' | 'control'>
/** The harm in one sentence, or `null`. */
type FindHarm = (sides: Sides) => string | null

function scoped(harm: string, tenants: readonly TenantHealth[], harmIn: FindHarm): Verdict {
  const harmed = tenants.filter((one) => harmIn(one) !== null)
  const rest = tenants.filter((one) => harmIn(one) === null)
  const isProvenElsewhere =
    harmed.length > 0 &&
    rest.some(({ candidate }) => candidate.visitors >= LOADS_TO_COMPARE) &&
    !harmIn(sum(rest))
  return isProvenElsewhere
    ? { kind: 'shield', reason: harm, tenants: harmed.map(({ tenant }) => tenant) }
    : { kind: 'stop', reason: harm }
}

function harmOf({ candidate, control }: Sides, isForEveryone: boolean): string | null {
  const isFailing = isForEveryone ? failsTooOften(candidate) : failsMore(candidate, control)
  if (isFailing) return `${failureSummary(candidate)}; with other releases, ${failureSummary(control)}`
  return isSlower(candidate, control)
    ? `p75 mount time ${candidate.p75Ms} ms; with other releases, ${control.p75Ms} ms`
    : null
}

function failsTooOften(candidate: Health): boolean {
  const { visitors, failures } = candidate
  if (failures < FAILURES_MIN) return false
  return binomialGreater(failed(candidate), FAILURE_SHARE_LIMIT) < falseAlarmAt(visitors + failures)
}

function failsMore(candidate: Health, control: Health): boolean {
  if (candidate.failures < FAILURES_MIN) return false
  const events = candidate.visitors + candidate.failures + control.visitors + control.failures
  const [one, other] = [failed(candidate), failed(control)]
  if (failureShare(candidate) <= failureShare(control) + WORSE_BY) return false
  return fisherGreater(one, other) < falseAlarmAt(events)
}

/** Enough failures to look closer, too few to be sure: no reason to give the release to more visitors. */
function isSuspect({ candidate, control }: Sides, isForEveryone: boolean): boolean {
  if (candidate.failures < FAILURES_TO_WAIT) return false
  return failureShare(candidate) > (isForEveryone ? 0 : failureShare(control)) + WORSE_BY
}

function isSlower(candidate: Health, control: Health): boolean {
  if (candidate.loads < LOADS_TO_COMPARE || control.loads < LOADS_TO_COMPARE) return false
  if (candidate.p75Ms === null || control.p75Ms === null) return false
  if (candidate.p75Ms <= Math.max(control.p75Ms * SLOWER_BY, control.p75Ms + SLOWER_BY_MS)) return false
  const slowOf = ({ loads, slow }: Health): Counted => ({ visitors: loads, affected: slow })
  return fisherGreater(slowOf(candidate), slowOf(control)) < falseAlarmAt(candidate.loads + control.loads)
}

/**
 * What one look at the figures may spend of `FALSE_ALARM`. Figures change one event after another (a visitor arrives,
 * or fails later), so each number of events is looked at once; over all numbers from 20 on this adds up to
 * `FALSE_ALARM`. No verdict is possible earlier: ten failures are twenty events.
 */
function falseAlarmAt(events: number): number {
  const first = 2 * FAILURES_MIN
  return (FALSE_ALARM * first) / (events * (events + 1))
}

function failed({ visitors, failures }: Health): Counted {
  return { visitors, affected: failures }
}

function failureShare({ visitors, failures }: Health): number {
  return visitors === 0 ? 0 : failures / visitors
}

function failureSummary({ visitors, failures }: Health): string {
  return `${failures} of ${visitors} visitors had a failure`
}

function sum(tenants: readonly TenantHealth[]): Sides {
  const add = (of: 'candidate' | 'control'): Health => {
    const healths = tenants.map((tenant) => tenant[of])
    const total = (key: 'visitors' | 'failures' | 'loads' | 'slow') =>
      healths.reduce((all, health) => all + health[key], 0)
    const loads = total('loads')
    const weighted = healths.reduce((all, { p75Ms, loads: count }) => all + (p75Ms ?? 0) * count, 0)
    return {
      ...{ visitors: total('visitors'), failures: total('failures'), loads, slow: total('slow') },
      // Quartiles do not add up; weighted by their loads they are near enough to compare two groups of the same tenants.
      p75Ms: loads === 0 ? null : Math.round(weighted / loads),
    }
  }
  return { candidate: add('candidate'), control: add('control') }
}
