import type { Certificate, CertificateCheck } from '@platform/shared-contracts/http'
import { certificateState, publicName, publicVerdict } from './certificate-state.rule.ts'
import { signOffOf } from './sign-off.rule.ts'
import type { StoredCertificate, StoredPractical } from '../domain/certificates/sql-certificates.ts'

interface CertificateContext {
  /** Of the same learner. */
  readonly practicals: readonly StoredPractical[]
  readonly now: Date
}

/** Whether what was completed at a version of a module's content has to be taken again. */
export type MustRetake = (moduleCode: string, contentVersion: string) => boolean

export function toCertificate(
  row: StoredCertificate,
  { practicals, now, mustRetake }: CertificateContext & { readonly mustRetake: MustRetake },
): Certificate {
  const { id, number, code, moduleCode, moduleTitle, standard, holderName, score, minutes } = row
  const { language, contentVersion, expiryBasis, expiryRule, trainer, showsFullName, replacedById } = row
  return {
    ...{ id, number, code, moduleCode, moduleTitle, standard, holderName, score, minutes },
    ...{ language, contentVersion, expiryBasis, expiryRule, trainer, showsFullName, replacedById },
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: certificateState(row, now),
    needsRetake: !row.revokedAt && !row.replacedById && mustRetake(moduleCode, contentVersion),
    signOff: signOffOf(row, practicals),
  }
}

export function notFound(code: string, now: Date): CertificateCheck {
  return { code, verdict: 'not_found', checkedAt: now.toISOString(), certificate: null }
}

/** What anyone may learn about a certificate by its code. */
export function toCheck(
  row: StoredCertificate,
  { practicals, now, issuer }: CertificateContext & { readonly issuer: string },
): CertificateCheck {
  const { code, number, moduleCode, moduleTitle, standard, language, expiryBasis, expiryRule } = row
  return {
    code,
    verdict: publicVerdict(row, now),
    checkedAt: now.toISOString(),
    certificate: {
      ...{ number, moduleCode, moduleTitle, standard, language, expiryBasis, expiryRule, issuer },
      holderName: publicName(row.holderName, row.showsFullName),
      issuedAt: row.issuedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      hasTrainer: row.trainer !== null,
      signOff: signOffOf(row, practicals),
      isReplaced: row.replacedById !== null,
    },
  }
}
