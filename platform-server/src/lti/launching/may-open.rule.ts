/** What decides whether a launch may open an account. */
interface Account {
  readonly role: string
  readonly isProfessionalPartner: boolean
  readonly isOperator: boolean
  readonly directoryId: string | null
  readonly hasSecondFactor: boolean
}

interface Launch {
  readonly email: string | null
}

/**
 * `open` signs in to the connected account, `make` makes one, `sign-in` wants the person to prove an account first, and
 * `refuse` never opens it this way.
 */
export type Entry = 'open' | 'make' | 'sign-in' | 'refuse'

/**
 * A platform may name any address, so an account that exists is never opened by its address: its owner signs in once. An
 * account is made only for addresses of domains that staff entrusted to the platform. Staff, partners, and people of a
 * company directory stay outside, because a platform's administrator could become any of its people.
 */
export function entryOf(
  { email }: Launch,
  connected: Account | null,
  { trustedDomains, isTaken }: { readonly trustedDomains: readonly string[]; readonly isTaken: boolean },
): Entry {
  if (!connected) return vouchedFor(email, trustedDomains) && !isTaken ? 'make' : 'sign-in'
  if (isProtected(connected)) return 'refuse'
  return connected.hasSecondFactor ? 'sign-in' : 'open'
}

function vouchedFor(email: string | null, domains: readonly string[]): boolean {
  return domains.includes(/^[^@\s]+@([^@\s]+)$/.exec(email ?? '')?.[1] ?? '')
}

export function isProtected({ role, isProfessionalPartner, isOperator, directoryId }: Account): boolean {
  return role !== 'user' || isProfessionalPartner || isOperator || directoryId !== null
}
