import { asc, eq } from 'drizzle-orm'
import type { ExportSection } from '../app/account-export.ts'
import { certificates, practicals } from '../lib/data/schema/certificates.ts'

export const certificateExport: readonly ExportSection[] = [
  {
    name: 'certificates',
    rowsOf: (tx, userId) =>
      tx
        .select({
          number: certificates.number,
          code: certificates.code,
          module: certificates.moduleCode,
          name: certificates.holderName,
          language: certificates.language,
          issuedAt: certificates.issuedAt,
          expiresAt: certificates.expiresAt,
          revokedAt: certificates.revokedAt,
        })
        .from(certificates)
        .where(eq(certificates.userId, userId))
        .orderBy(asc(certificates.issuedAt)),
  },
  {
    name: 'practicals',
    rowsOf: (tx, userId) =>
      tx
        .select({
          module: practicals.moduleCode,
          performedOn: practicals.performedOn,
          site: practicals.site,
          signedBy: practicals.signedBy,
        })
        .from(practicals)
        .where(eq(practicals.userId, userId))
        .orderBy(asc(practicals.performedOn)),
  },
]
