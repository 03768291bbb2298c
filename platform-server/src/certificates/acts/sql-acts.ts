import type { CertificateAct, PartnerCredential } from '@platform/shared-contracts/http'
import { desc, eq, inArray } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { certificateActs } from '../../lib/data/schema/training/certificates.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { hasLapsed } from '../../domain/certificates/credential-in-date.rule.ts'

/** An act with the signer's credentials as they are now; none where the account or the profile has gone. */
export interface StoredAct {
  readonly act: typeof certificateActs.$inferSelect
  readonly current: readonly PartnerCredential[]
}

/** Of these holders, newest first. */
export async function actsOf(tx: Tx, userIds: readonly number[]): Promise<StoredAct[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .select({ act: certificateActs, current: partnerProfiles.credentials })
    .from(certificateActs)
    .leftJoin(partnerProfiles, eq(partnerProfiles.userId, certificateActs.signerId))
    .where(inArray(certificateActs.userId, [...userIds]))
    .orderBy(desc(certificateActs.signedAt), desc(certificateActs.id))
  return rows.map(({ act, current }) => ({ act, current: current ?? [] }))
}

export async function insertAct(tx: Tx, row: typeof certificateActs.$inferInsert): Promise<void> {
  await tx.insert(certificateActs).values(row)
}

export function toAct({ act, current }: StoredAct, now: Date): CertificateAct {
  const { kind, signedBy, credential, credentialIssuer, credentialExpiresOn } = act
  const { trainedOn, adequateOn, statement, signedAt } = act
  return {
    ...{ kind, signedBy, credential, credentialIssuer, credentialExpiresOn },
    ...{ trainedOn, adequateOn, statement },
    isLapsed: hasLapsed(act, current, now.toISOString().slice(0, 10)),
    signedAt: signedAt.toISOString(),
  }
}

export const actExport: ExportSection = {
  name: 'certificateActs',
  rowsOf: ownRows(
    certificateActs,
    {
      certificate: certificateActs.certificateId,
      kind: certificateActs.kind,
      signedBy: certificateActs.signedBy,
      credential: certificateActs.credential,
      trainedOn: certificateActs.trainedOn,
      adequateOn: certificateActs.adequateOn,
      statement: certificateActs.statement,
      signedAt: certificateActs.signedAt,
    },
    certificateActs.signedAt,
  ),
}
