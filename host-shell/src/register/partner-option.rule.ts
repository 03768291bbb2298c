import type { ProfessionalPartner } from '@platform/shared-contracts/http'

type Shown = Pick<ProfessionalPartner, 'firstName' | 'lastName' | 'title' | 'certifications'>

/** 'Dana Fox - CSP': the name and the first certification, else the title, else the name alone. */
export function partnerLabel({ firstName, lastName, title, certifications }: Shown): string {
  const credential = certificationList(certifications)[0] ?? title
  return [`${firstName} ${lastName}`.trim(), credential].filter(Boolean).join(' - ')
}

/** A list, or the same list as JSON text (spec section 3). Anything else lists none. */
function certificationList(value: Shown['certifications']): readonly string[] {
  const list: unknown = typeof value === 'string' ? parseList(value) : value
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry !== '') : []
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
