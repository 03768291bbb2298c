import { expiryAfter, renewalInterval } from '../../domain/certificates/renewal-interval.rule.ts'
import { EXPIRING_MS, dayOf } from '../../domain/requirements/standing.rule.ts'
import type { DemoCompanyShape, Job } from './demo-shape.ts'
import { randomFrom, type Random } from './random.rule.ts'

/** A quiz that was passed, or a class that was attended. */
export interface DemoPass {
  readonly at: Date
  readonly attempts: number
  readonly isClass: boolean
}

export interface DemoDueDay {
  /** YYYY-MM-DD. */
  readonly dueOn: string
  readonly assignedAt: Date
  readonly isRenewal: boolean
}

/** What a person has done in a module that their work requires. */
export interface DemoTraining {
  readonly module: string
  /** Oldest first. */
  readonly passes: readonly DemoPass[]
  readonly isInProgress: boolean
  readonly due: DemoDueDay | null
  /** Through this day they do not need it, YYYY-MM-DD. */
  readonly exemptUntil: string | null
}

export interface DemoMember {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly jobRole: string
  readonly department: string
  readonly site: string
  readonly usesSecondLanguage: boolean
  readonly hiredAt: Date
  readonly leftAt: Date | null
  /** They have been invited and have no account yet. */
  readonly isInvited: boolean
  readonly training: readonly DemoTraining[]
}

const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 365
const ONBOARDING_DAYS = 30
const DAYS_PER_MONTH = 30.4
/** Coprime to the number of full names of each company, so that no two people have the same name. */
const NAME_STEP = 7_919

const SHARES = { left: 0.06, invited: 0.04, exempt: 0.03, class: 0.15, secondAttempt: 0.2 }

interface Making {
  readonly random: Random
  readonly shape: DemoCompanyShape
  readonly now: Date
}

/** So many people of a company with their training of the last years. The same for the same day and shape. */
export function demoMembers(shape: DemoCompanyShape, count: number, now: Date): readonly DemoMember[] {
  const making = { random: randomFrom(shape.seed), shape, now }
  const jobs = shape.jobs.flatMap((job) => Array.from({ length: job.share }, () => job))
  return Array.from({ length: count }, (_, index) =>
    member(making, index, jobs[index % jobs.length] ?? shape.jobs[0]),
  )
}

function member({ random, shape, now }: Making, index: number, job: Job): DemoMember {
  const isNew = random.chance(shape.turnover)
  const employedDays = isNew ? 5 + random.below(YEAR_DAYS - 5) : YEAR_DAYS + random.below(3 * YEAR_DAYS)
  const leftDaysAgo =
    employedDays > 120 && random.chance(SHARES.left) ? random.below(employedDays - 100) : null
  const isInvited = leftDaysAgo === null && random.chance(SHARES.invited)
  const trained = { random, shape, now, employedDays }
  return {
    ...nameAt(shape, index),
    ...{ jobRole: job.jobRole, department: job.department, site: random.oneOf(job.sites) },
    usesSecondLanguage: random.chance(shape.secondLanguage),
    hiredAt: daysBefore(now, employedDays),
    leftAt: leftDaysAgo === null ? null : daysBefore(now, leftDaysAgo),
    isInvited,
    training: isInvited
      ? []
      : [...shape.everyone, ...job.modules].map((module) =>
          until(leftDaysAgo, training(trained, module), now),
        ),
  }
}

function nameAt({ firstNames, lastNames, domain, seed }: DemoCompanyShape, index: number) {
  const names = firstNames.length * lastNames.length
  const at = (index * NAME_STEP + seed) % names
  const firstName = firstNames[at % firstNames.length] ?? ''
  const lastName = lastNames[Math.floor(at / firstNames.length)] ?? ''
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '')
  // A company with more people than names has several people of each name.
  const again = index < names ? '' : String(Math.floor(index / names) + 1)
  return { firstName, lastName, email: `${plain}${again}@${domain}`.toLowerCase() }
}

/** Who has left did nothing afterwards, and nothing is due. */
function until(leftDaysAgo: number | null, training: DemoTraining, now: Date): DemoTraining {
  if (leftDaysAgo === null) return training
  const leftAt = daysBefore(now, leftDaysAgo)
  const passes = training.passes.filter(({ at }) => at < leftAt)
  return { ...training, passes, isInProgress: false, due: null, exemptUntil: null }
}

interface Trained extends Making {
  readonly employedDays: number
}

function training(trained: Trained, module: string): DemoTraining {
  const { random, shape, employedDays } = trained
  if (random.chance(SHARES.exempt)) return exempted(trained, module)
  if (employedDays < ONBOARDING_DAYS) return onboarding(trained, module)
  if (random.chance(shape.punctuality)) return current(trained, module)
  const days = intervalDays(module)
  return employedDays > days + ONBOARDING_DAYS && random.chance(0.5)
    ? expired(trained, module)
    : late(trained, module)
}

const nothingYet = { passes: [], isInProgress: false, due: null, exemptUntil: null }

function exempted({ random, now }: Trained, module: string): DemoTraining {
  return { module, ...nothingYet, exemptUntil: dayOf(daysBefore(now, -20 - random.below(180))) }
}

/** Hired this month: done already, or due at the end of the first month. */
function onboarding(trained: Trained, module: string): DemoTraining {
  const { random, employedDays, now } = trained
  if (random.chance(0.5))
    return { module, ...nothingYet, passes: [pass(trained, random.below(employedDays))] }
  const assignedAt = daysBefore(now, employedDays)
  const dueOn = dayOf(daysBefore(assignedAt, -ONBOARDING_DAYS))
  return {
    ...{ module, ...nothingYet },
    isInProgress: random.chance(0.4),
    due: { dueOn, assignedAt, isRenewal: false },
  }
}

/** Trained, and renewed each time before it expired. */
function current(trained: Trained, module: string): DemoTraining {
  const { random, employedDays } = trained
  const days = intervalDays(module)
  const latestDaysAgo = random.below(Math.min(employedDays, days) - 5)
  const earlier = latestDaysAgo + days - 20
  const passes = [...(earlier < employedDays ? [pass(trained, earlier)] : []), pass(trained, latestDaysAgo)]
  return { module, ...nothingYet, passes, due: renewal(trained, module, passes) }
}

function expired(trained: Trained, module: string): DemoTraining {
  const { random } = trained
  const passes = [pass(trained, intervalDays(module) + 2 + random.below(ONBOARDING_DAYS - 5))]
  return { module, ...nothingYet, passes, due: renewal(trained, module, passes) }
}

/** Not trained: most are past their day, some are on their way. */
function late({ random, now, employedDays }: Trained, module: string): DemoTraining {
  const assignedAt = daysBefore(now, Math.min(employedDays, ONBOARDING_DAYS + random.below(40)))
  const dueOn = dayOf(daysBefore(now, random.below(45) - 12))
  return {
    ...{ module, ...nothingYet },
    isInProgress: random.chance(0.45),
    due: { dueOn, assignedAt, isRenewal: false },
  }
}

/** As the company's rules give it: 60 days before training expires, by its last day. */
function renewal({ now }: Making, module: string, passes: readonly DemoPass[]): DemoDueDay | null {
  const latest = passes.at(-1)
  if (!latest) return null
  const end = expiryAfter(latest.at, renewalInterval(module).months)
  const assignedAt = new Date(end.getTime() - EXPIRING_MS)
  return assignedAt < now ? { dueOn: dayOf(end), assignedAt, isRenewal: true } : null
}

function pass({ random, now, employedDays }: Trained, daysAgo: number): DemoPass {
  const day = daysBefore(now, daysAgo + 1)
  const heldAt = classAt(day)
  const isClass = random.chance(SHARES.class) && heldAt < now && heldAt > daysBefore(now, employedDays)
  day.setUTCHours(13 + random.below(9), random.below(60), 0, 0)
  return { at: isClass ? heldAt : day, isClass, attempts: random.chance(SHARES.secondAttempt) ? 2 : 1 }
}

const [SUNDAY, SATURDAY] = [0, 6]

/** Companies hold their classes in the middle of a month, on a weekday. It counts from the end of its day. */
function classAt(day: Date): Date {
  const held = new Date(day)
  held.setUTCDate(15)
  if (held.getUTCDay() === SUNDAY) held.setUTCDate(16)
  if (held.getUTCDay() === SATURDAY) held.setUTCDate(14)
  held.setUTCHours(23, 59, 59, 999)
  return held
}

const intervalDays = (module: string) => Math.floor(renewalInterval(module).months * DAYS_PER_MONTH)
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS)
