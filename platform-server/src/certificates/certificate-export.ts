import { ownRows, type ExportSection } from '../app/account-export.ts'
import { certificates, practicals } from '../lib/data/schema/training/certificates.ts'

export const certificateExport: readonly ExportSection[] = [
  {
    name: 'certificates',
    rowsOf: ownRows(
      certificates,
      {
        number: certificates.number,
        code: certificates.code,
        module: certificates.moduleCode,
        name: certificates.holderName,
        language: certificates.language,
        issuedAt: certificates.issuedAt,
        expiresAt: certificates.expiresAt,
        revokedAt: certificates.revokedAt,
      },
      certificates.issuedAt,
    ),
  },
  {
    name: 'practicals',
    rowsOf: ownRows(
      practicals,
      {
        module: practicals.moduleCode,
        performedOn: practicals.performedOn,
        site: practicals.site,
        signedBy: practicals.signedBy,
      },
      practicals.performedOn,
    ),
  },
]
