import type { PartnerCredential } from '@platform/shared-contracts/http'

/** The credential that a partner signs with: looked up with its issuer and in date; the one that lasts longest. */
export function credentialInDate(
  credentials: readonly PartnerCredential[],
  today: string,
): PartnerCredential | null {
  const inDate = credentials.filter(
    ({ verifiedOn, expiresOn }) => verifiedOn !== null && (expiresOn === null || expiresOn >= today),
  )
  return inDate.toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)))[0] ?? null
}

interface SignedWith {
  readonly credential: string
  readonly credentialIssuer: string
  readonly credentialExpiresOn: string | null
}

/** Whether what was signed with a credential no longer counts; a renewal of the same credential makes it count again. */
export function hasLapsed(
  { credential, credentialIssuer, credentialExpiresOn }: SignedWith,
  current: readonly PartnerCredential[],
  today: string,
): boolean {
  const isRenewed = current.some(
    ({ name, issuer, verifiedOn, expiresOn }) =>
      name === credential &&
      issuer === credentialIssuer &&
      verifiedOn !== null &&
      (expiresOn === null || expiresOn >= today),
  )
  return credentialExpiresOn !== null && credentialExpiresOn < today && !isRenewed
}

/** Days are ISO dates, which compare as text. */
function lastDay({ expiresOn }: PartnerCredential): string {
  return expiresOn ?? '9999-12-31'
}
