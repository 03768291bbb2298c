import { isDeepStrictEqual } from 'node:util'
import type { CertificateStatement } from '@platform/shared-contracts/http'
import type { StoredCertificate } from '../sql-certificates.ts'

/** What a certificate says, in the form that is signed. `issuer` is the tenant's name when it was signed. */
export function statementOf(row: StoredCertificate, issuer: string): CertificateStatement {
  const { number, code, moduleCode, moduleTitle, standard, score, minutes, language, contentVersion } = row
  return {
    ...{ number, code, holder: row.holderName, moduleCode, moduleTitle, standard, issuer },
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...{ score, minutes, rules: row.measured ? 'measured' : 'earlier' },
    measured: publicMeasure(row),
    ...{ language, contentVersion },
  }
}

/** Who opened a quiz, and why, is for the holder and staff. */
export function publicMeasure({ measured }: StoredCertificate): CertificateStatement['measured'] {
  if (!measured) return null
  const { lessonsRead, lessonsTotal, minutes, lessonSeconds, attempts, basis, readFrom, languages } = measured
  const facts = { lessonsRead, lessonsTotal, minutes, lessonSeconds, attempts, basis, readFrom }
  // A certificate from before this was measured still says what it said.
  return languages ? { ...facts, languages } : facts
}

/** Whether a certificate still says what was signed. A statement of earlier code may say less than one of today. */
export function saysTheSame(signed: CertificateStatement, row: StoredCertificate): boolean {
  const now: Readonly<Record<string, unknown>> = statementOf(row, signed.issuer)
  return Object.entries(signed).every(([name, value]) => isDeepStrictEqual(value, now[name]))
}
