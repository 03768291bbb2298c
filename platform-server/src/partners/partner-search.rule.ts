import type { PartnerQuery, PartnerSummary } from '@platform/shared-contracts/http'

/** Partners who match every part of the query; every word of `q` has to occur somewhere in their public profile. */
export function searchPartners<Partner extends PartnerSummary>(
  partners: readonly Partner[],
  { q, ...choices }: PartnerQuery,
): Partner[] {
  const words = normalized(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return partners.filter(
    (partner) => fits(partner, choices) && words.every((word) => shownText(partner).includes(word)),
  )
}

function fits(
  { states, certifications, services, specialties }: PartnerSummary,
  { state, certification, service, specialty }: Omit<PartnerQuery, 'q'>,
): boolean {
  const isIn = (list: readonly string[], chosen: string | undefined) => !chosen || list.includes(chosen)
  return (
    isIn(states, state?.toUpperCase()) &&
    isIn(certifications, certification) &&
    isIn(services, service) &&
    isIn(specialties, specialty)
  )
}

function shownText({ firstName, lastName, title, certifications, services }: PartnerSummary): string {
  return normalized([firstName, lastName, title ?? '', ...certifications, ...services].join(' '))
}

function normalized(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
