import type { PartnerCredential, PartnerSummary } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

export interface PartnerFacets {
  readonly states: readonly string[]
  readonly certifications: readonly string[]
  readonly services: readonly string[]
}

/** What the partners can be narrowed by, each once and sorted. */
export function facetsOf(partners: readonly PartnerSummary[]): PartnerFacets {
  const each = (read: (partner: PartnerSummary) => readonly string[]) =>
    [...new Set(partners.flatMap(read))].toSorted((one, other) => one.localeCompare(other, SOURCE_LANGUAGE))
  return {
    states: each(({ states }) => states),
    certifications: each(({ certifications }) => certifications),
    services: each(({ services }) => services),
  }
}

export function fullName({ firstName, lastName }: Pick<PartnerSummary, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** A credential is good through its last day. */
export function hasExpired({ expiresOn }: Pick<PartnerCredential, 'expiresOn'>, now: Date): boolean {
  return expiresOn !== null && expiresOn < now.toISOString().slice(0, 10)
}
