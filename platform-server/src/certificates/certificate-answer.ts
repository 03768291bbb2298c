import type {
  Certificate,
  CertificateAct,
  CertificateCheck,
  CertificateSignature,
} from '@platform/shared-contracts/http'
import { publicName } from '../domain/accounts/public-name.rule.ts'
import { publicMeasure } from '../domain/certificates/signing/statement.ts'
import type { StoredCertificate } from '../domain/certificates/sql-certificates.ts'
import { toAct } from './acts/sql-acts.ts'
import { certificateTranslations } from './certificate-translations.ts'
import { certificateState, publicVerdict } from './certificate-state.rule.ts'
import type { Proof } from './read-proof.ts'
import { signOffOf } from '../domain/certificates/sign-off.rule.ts'

interface CertificateContext extends Proof {
  readonly now: Date
}

/** Whether what was completed at a version of a module's content has to be taken again. */
export type MustRetake = (moduleCode: string, contentVersion: string) => boolean

export function toCertificate(
  row: StoredCertificate,
  { mustRetake, ...context }: CertificateContext & { readonly mustRetake: MustRetake },
): Certificate {
  const { id, number, code, moduleCode, moduleTitle, standard, holderName, score, minutes, measured } = row
  const { language, contentVersion, expiryBasis, expiryRule, trainer, showsFullName, replacedById } = row
  return {
    ...{ id, number, code, moduleCode, moduleTitle, standard, holderName, score, minutes, measured },
    ...{ language, contentVersion, expiryBasis, expiryRule, trainer, showsFullName, replacedById },
    translations: certificateTranslations(row),
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: certificateState(row, context.now),
    needsRetake: !row.revokedAt && !row.replacedById && mustRetake(moduleCode, contentVersion),
    ...signedFor(row, context),
  }
}

/** What people signed for this certificate. */
function signedFor(
  row: StoredCertificate,
  { practicals, acts, now }: CertificateContext,
): { signOff: Certificate['signOff']; acts: CertificateAct[] } {
  const ofHolder = practicals.filter(({ userId }) => userId === row.userId)
  const ofThis = acts.filter(({ act }) => act.certificateId === row.id)
  return { signOff: signOffOf(row, ofHolder), acts: ofThis.map((act) => toAct(act, now)) }
}

export function notFound(code: string, now: Date): CertificateCheck {
  return { code, verdict: 'not_found', checkedAt: now.toISOString(), certificate: null }
}

interface CheckContext extends CertificateContext {
  readonly issuer: string
  readonly signature: CertificateSignature
}

/** What anyone may learn about a certificate by its code. */
export function toCheck(
  row: StoredCertificate,
  { issuer, signature, ...context }: CheckContext,
): CertificateCheck {
  const { code, number, moduleCode, moduleTitle, standard, language, expiryBasis, expiryRule } = row
  const { signOff, acts } = signedFor(row, context)
  return {
    code,
    verdict: publicVerdict(row, context.now),
    checkedAt: context.now.toISOString(),
    certificate: {
      ...{ number, moduleCode, moduleTitle, standard, language, expiryBasis, expiryRule, issuer },
      translations: certificateTranslations(row),
      holderName: publicName(row.holderName, row.showsFullName),
      issuedAt: row.issuedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      hasTrainer: row.trainer !== null || acts.some(({ kind, isLapsed }) => kind === 'trainer' && !isLapsed),
      measured: publicMeasure(row),
      ...{ signOff, acts },
      isReplaced: row.replacedById !== null,
      signature,
    },
  }
}
