import type { Certificate, Entitlement } from '@platform/shared-contracts/http'

const DAY_MS = 24 * 60 * 60_000
const RENEWAL_NOTICE_DAYS = 90
const EXPIRING_DAYS = 60

export interface CertificateCounts {
  readonly valid: number
  /** Of a valid certificate that ends within 90 days, the soonest; `null` without one. */
  readonly nextExpiry: string | null
}

export function countCertificates(
  certificates: readonly Pick<Certificate, 'state' | 'expiresAt'>[],
  now: number,
): CertificateCounts {
  const valid = certificates.filter(({ state }) => state === 'valid').map(({ expiresAt }) => expiresAt)
  const soon = valid.filter((at) => Date.parse(at) - now <= RENEWAL_NOTICE_DAYS * DAY_MS)
  return { valid: valid.length, nextExpiry: soon.toSorted()[0] ?? null }
}

export interface HoursLeft {
  readonly left: number
  readonly total: number
  /** When the next unused hour ends; `null` if none is left. */
  readonly endsAt: string | null
}

/** The hours of the windows that are open now; `null` for who has no plan with hours. */
export function hoursLeft(plans: readonly Pick<Entitlement, 'windows'>[], now: number): HoursLeft | null {
  const open = plans
    .flatMap(({ windows }) => windows)
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt))
  if (plans.length === 0) return null
  const unused = open.filter(({ isUsed }) => !isUsed).map(({ endsAt }) => endsAt)
  return { left: unused.length, total: open.length, endsAt: unused.toSorted()[0] ?? null }
}

export interface AssignedTime {
  readonly minutes: number
  readonly modules: number
}

interface Assigned {
  readonly status: string
  readonly minutes: number | null
  readonly due: unknown
}

/** What is left of the assigned training. A module without known minutes counts as a module only. */
export function assignedTime(modules: readonly Assigned[]): AssignedTime {
  const left = modules.filter(({ status, due }) => due !== null && status !== 'Completed')
  return {
    minutes: left.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    modules: left.length,
  }
}

type Expiring = Pick<Certificate, 'state' | 'expiresAt'>

/** Those in force, the one that ends first on top. */
export function validCertificates<Shown extends Expiring>(certificates: readonly Shown[]): readonly Shown[] {
  return certificates
    .filter(({ state }) => state === 'valid')
    .toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt))
}

/** How many of those in force end within 60 days. */
export function countExpiring(certificates: readonly Expiring[], now: number): number {
  const end = now + EXPIRING_DAYS * DAY_MS
  return validCertificates(certificates).filter(({ expiresAt }) => Date.parse(expiresAt) <= end).length
}
