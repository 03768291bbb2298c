import type { PartnerQuery, PartnerSummary } from '@platform/shared-contracts/http'

/** Partners who fit every part of the query; every word of `q` has to occur somewhere in what is shown of them. */
export function searchPartners<Partner extends PartnerSummary>(
  partners: readonly Partner[],
  { q, state, certification, specialty }: PartnerQuery,
): Partner[] {
  const words = normalized(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return partners.filter(
    (partner) =>
      (!state || partner.states.includes(state.toUpperCase())) &&
      (!certification || partner.certifications.includes(certification)) &&
      (!specialty || partner.specialties.includes(specialty)) &&
      words.every((word) => shownText(partner).includes(word)),
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
