import type { Certificate } from '@platform/shared-contracts/http'

const ADD_TO_PROFILE = 'https://www.linkedin.com/profile/add'

interface Shown {
  readonly title: string
  /** The tenant, by name. */
  readonly issuer: string
  /** Address of the public check. */
  readonly checkUrl: string
}

/**
 * LinkedIn's form for a license or certification, with what it may fill in. Months are those of UTC, as the certificate
 * prints them. Where the names of the parameters are from: decisions/0190.
 */
export function linkedInUrl(
  { code, issuedAt, expiresAt }: Pick<Certificate, 'code' | 'issuedAt' | 'expiresAt'>,
  { title, issuer, checkUrl }: Shown,
): string {
  const issued = new Date(issuedAt)
  const expires = new Date(expiresAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    expirationYear: String(expires.getUTCFullYear()),
    expirationMonth: String(expires.getUTCMonth() + 1),
    certUrl: checkUrl,
    certId: code,
  })
  return `${ADD_TO_PROFILE}?${query}`
}
