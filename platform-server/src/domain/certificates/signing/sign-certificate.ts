import { SignedCertificate, type CertificateSignature } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { compactVerify, createLocalJWKSet, decodeProtectedHeader } from 'jose'
import { and, eq, isNull } from 'drizzle-orm'
import type { RequestTenant } from '../../../app/request-context.ts'
import type { Tx } from '../../../lib/data/database.ts'
import { certificates } from '../../../lib/data/schema/training/certificates.ts'
import { findCertificate, type StoredCertificate } from '../sql-certificates.ts'
import type { CertificateSigning } from './certificate-signing.ts'
import { publicJwk } from './signing-key.ts'
import type { StoredSigningKey } from './sql-signing-keys.ts'
import { saysTheSame, statementOf } from './statement.ts'

export interface Signer {
  readonly signing: CertificateSigning
  readonly tenant: Pick<RequestTenant, 'config'>
  /** Address of the tenant's site, without a slash at the end. */
  readonly site: string
  readonly now: Date
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export const certificateUrn = (id: string) => `urn:uuid:${id}`

/** The signed certificate, which is stored with it: signed once, the first time that someone needs it. */
export async function signedCertificate(tx: Tx, row: StoredCertificate, signer: Signer): Promise<string> {
  if (row.signed !== null) return row.signed
  const { signing, tenant, site, now } = signer
  const payload: SignedCertificate = {
    ...{ iss: site, jti: certificateUrn(row.id), iat: seconds(now), exp: seconds(row.expiresAt) },
    certificate: statementOf(row, tenantName(tenant.config)),
  }
  const signed = await signing.sign({ ...payload })
  const isUnsigned = and(eq(certificates.id, row.id), isNull(certificates.signed))
  const [changed] = await tx.update(certificates).set({ signed }).where(isUnsigned).returning()
  // Another request may have signed it meanwhile: one signature per certificate.
  return changed?.signed ?? (await findCertificate(tx, row.id))?.signed ?? signed
}

/** Whether the signature is good, and covers what the certificate says today. */
export async function signatureOf(
  row: StoredCertificate,
  signed: string,
  keys: readonly StoredSigningKey[],
): Promise<CertificateSignature> {
  const { kid = '' } = decodeProtectedHeader(signed)
  const known = createLocalJWKSet({ keys: keys.map(publicJwk) })
  try {
    const { payload } = await compactVerify(signed, known, { algorithms: ['EdDSA'] })
    const { iat, jti, certificate } = SignedCertificate.parse(JSON.parse(new TextDecoder().decode(payload)))
    const isIt = jti === certificateUrn(row.id) && saysTheSame(certificate, row)
    return { state: isIt ? 'good' : 'altered', kid, signedAt: new Date(iat * 1000).toISOString() }
  } catch {
    // A signature that does not verify is an answer, not a fault of this server.
    return { state: 'altered', kid, signedAt: null }
  }
}
