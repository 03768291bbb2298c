import {
  CERTIFICATE_ACT_STATEMENTS,
  FALL_PROTECTION_MODULE,
  type CertificateActKind,
  type PartnerCredential,
} from '@platform/shared-contracts/http'
import type { StoredCertificate } from '../../domain/certificates/sql-certificates.ts'
import type { Tx } from '../../lib/data/database.ts'
import { insertAct } from './sql-acts.ts'

const DAY_MS = 24 * 60 * 60_000
const LAPSED: PartnerCredential = {
  name: 'Associate Safety Professional (ASP)',
  issuer: 'BCSP',
  verifiedOn: '2025-01-10',
  expiresOn: '2026-10-31',
}

interface DemoAct {
  readonly certificate: Pick<StoredCertificate, 'id' | 'tenantId' | 'userId' | 'moduleCode' | 'issuedAt'>
  readonly signer: { readonly id: number; readonly name: string }
  /** `null`: one that has lapsed since. */
  readonly credential: PartnerCredential | null
}

/** A trainer's signature two days after the pass; on fall protection also the certification. */
export async function seedActs(tx: Tx, { certificate, signer, credential }: DemoAct): Promise<void> {
  const { id: certificateId, tenantId, userId, moduleCode, issuedAt } = certificate
  const { name, issuer, expiresOn } = credential ?? LAPSED
  const sign = (kind: CertificateActKind) =>
    insertAct(tx, {
      ...{ tenantId, userId, certificateId, kind },
      signerId: signer.id,
      ...{ signedBy: signer.name, signature: signer.name },
      ...{ credential: name, credentialIssuer: issuer, credentialExpiresOn: expiresOn },
      trainedOn: kind === 'fall_protection' ? issuedAt.toISOString().slice(0, 10) : null,
      statement: CERTIFICATE_ACT_STATEMENTS[kind],
      signedAt: new Date(issuedAt.getTime() + 2 * DAY_MS),
    })
  await sign('trainer')
  if (moduleCode === FALL_PROTECTION_MODULE) await sign('fall_protection')
}
