import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { day, multiline, text } from '../text.ts'
import { PAGE, PAGE_QUERY } from '../paging.ts'

/** Whether the law requires the renewal or we recommend it. */
export const EXPIRY_BASES = ['regulatory', 'recommended'] as const
export type ExpiryBasis = (typeof EXPIRY_BASES)[number]

/** `replaced`: renewed by a newer certificate and stored as history. */
export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'replaced'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/**
 * Why a person could start the quiz: all lessons read, the renewal of a certificate that was earned by reading them, or a
 * member of staff who opened it with a reason.
 */
export const QUIZ_BASES = ['lessons', 'renewal', 'staff'] as const
export type QuizBasis = (typeof QUIZ_BASES)[number]

/**
 * What the server measured until the pass.
 *
 * Units   `lessonSeconds` on the pages of the lessons, ever; `minutes` of it since the certificate before, rounded.
 */
export const MeasuredTraining = z.object({
  lessonsRead: z.number(),
  lessonsTotal: z.number(),
  minutes: z.number(),
  lessonSeconds: z.number(),
  /** Graded attempts from the certificate before to this pass, with it. */
  attempts: z.number(),
  /** `null`: the attempt was started before lessons had to be read. */
  basis: z.nullable(z.enum(QUIZ_BASES)),
  /** When the first lesson was completed; `null` if none was. */
  readFrom: z.nullable(z.iso.datetime()),
  /** In which the checks of those lessons were passed; certificates from before November 27, 2026 leave it out. */
  languages: z.optional(z.array(z.string())),
  /** Who opened the quiz, and why; `null` unless staff did. */
  openedBy: z.nullable(z.object({ name: z.string(), reason: z.string() })),
})
export type MeasuredTraining = z.infer<typeof MeasuredTraining>

/** `trainer`: the qualified trainer; `fall_protection`: the certification of 29 CFR 1926.503(b). */
export const CERTIFICATE_ACT_KINDS = ['trainer', 'fall_protection'] as const
export type CertificateActKind = (typeof CERTIFICATE_ACT_KINDS)[number]

/** The module whose certificate carries the certification of 29 CFR 1926.503(b). */
export const FALL_PROTECTION_MODULE = 'IC0112'

/** What each signer attests; stored with the act in exactly this wording. */
export const CERTIFICATE_ACT_STATEMENTS: Readonly<Record<CertificateActKind, string>> = {
  trainer:
    'I hold the credential named here. This person could ask me questions during the training, and I have reviewed the record of it: lessons read, time, quiz attempts and score.',
  fall_protection:
    'I conducted the training, or found the prior training adequate on the date given. The person named here has been trained to recognize the hazards of falling and in the procedures to minimize them, as 29 CFR 1926.503(a) requires.',
}

/**
 * What a person signed for a certificate.
 *
 * `isLapsed`: the signer's credential is no longer in date. Of a certification, either `trainedOn` (last day of the
 * training) or `adequateOn` (day on which prior training was found adequate) is set.
 */
export const CertificateAct = z.object({
  kind: z.enum(CERTIFICATE_ACT_KINDS),
  signedBy: z.string(),
  credential: z.string(),
  credentialIssuer: z.string(),
  credentialExpiresOn: z.nullable(z.iso.date()),
  isLapsed: z.boolean(),
  trainedOn: z.nullable(z.iso.date()),
  adequateOn: z.nullable(z.iso.date()),
  statement: z.string(),
  signedAt: z.iso.datetime(),
})
export type CertificateAct = z.infer<typeof CertificateAct>

/**
 * POST {api}/certificates/:id/acts by the holder's assigned partner, or an admin who is a partner.
 * Errors  404 for any other certificate, 409 `credential-needed` without a verified credential in date, `already-signed`
 *         while an act of the kind counts, `already-revoked`; 422 if the typed name is not the signer's own, for a future
 *         day, without exactly one of the days of a certification, or for a certification of another module.
 */
export const CertificateActInput = z.object({
  kind: z.enum(CERTIFICATE_ACT_KINDS),
  trainedOn: z.optional(z.nullable(day())),
  adequateOn: z.optional(z.nullable(day())),
  /** The signer attests the statement of the kind. */
  isAttested: z.literal(true, 'Confirm the statement.'),
  /** The signer's own name, typed as a signature. */
  signature: text(120).check(z.minLength(3, 'Type your name.')),
})
export type CertificateActInput = z.infer<typeof CertificateActInput>

/**
 * `standard` and `expiryRule` by the code of a language; a certificate is printed in the one that it was earned in. A text that is
 * not today's is the same in all of them.
 */
export const CertificateTranslations = z.record(
  z.string(),
  z.object({ standard: z.string(), expiryRule: z.string() }),
)
export type CertificateTranslations = z.infer<typeof CertificateTranslations>

/** Hands-on practice that a professional partner has observed and signed. */
export const SignOff = z.object({ signedBy: z.string(), performedOn: z.iso.date() })
export type SignOff = z.infer<typeof SignOff>

/**
 * Proof that one learner passed one module: a certificate of completion, not an OSHA card, license or proof of compliance.
 *
 * Units   `score` a fraction in [0, 1], `minutes` on the pages of the lessons, instants in UTC. `expiryRule` names the paragraph.
 * Source  issued by the server on a pass, GET {api}/certificates, newest first; the file is GET {api}/certificates/:id/pdf.
 * Errors  404, also for another learner's or tenant's.
 */
export const Certificate = z.object({
  id: z.string(),
  number: z.string(),
  /** Code of the public page /verify/:code. */
  code: z.string(),
  moduleCode: z.string(),
  moduleTitle: z.string(),
  standard: z.string(),
  holderName: z.string(),
  score: z.number(),
  minutes: z.number(),
  /** `null`: issued under the rules from before training was measured; `minutes` is what was advertised then. Left out by older servers. */
  measured: z.optional(z.nullable(MeasuredTraining)),
  language: z.string(),
  contentVersion: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expiryBasis: z.enum(EXPIRY_BASES),
  expiryRule: z.string(),
  /** Left out by older servers. */
  translations: z.optional(CertificateTranslations),
  state: z.enum(CERTIFICATE_STATES),
  /** The content has changed so much since that the module has to be taken again; the quiz is open for it. Left out by servers that do not know. */
  needsRetake: z.optional(z.boolean()),
  /** Of earlier rules: the partner who was assigned when it was issued. Now a trainer signs: `acts`. */
  trainer: z.nullable(z.string()),
  /** Newest first. Left out by older servers. */
  acts: z.optional(z.array(CertificateAct)),
  signOff: z.nullable(SignOff),
  /** Whether /verify shows the full name; first name and initial otherwise. */
  showsFullName: z.boolean(),
  /** The certificate that replaced this one. */
  replacedById: z.nullable(z.string()),
})
export type Certificate = z.infer<typeof Certificate>
export const CertificateList = z.array(Certificate)

/** PATCH {api}/certificates/:id by its holder. */
export const CertificateChoice = z.object({ showsFullName: z.boolean() })
export type CertificateChoice = z.infer<typeof CertificateChoice>

/** POST {api}/certificates/:id/revoke by an admin. */
export const CertificateRevocation = z.object({
  reason: multiline(500).check(z.trim(), z.minLength(3, 'Enter a reason.')),
})
export type CertificateRevocation = z.infer<typeof CertificateRevocation>

/**
 * A certificate as staff sees it.
 *
 * Source  GET {api}/certificate-register by admins: those of the tenant, newest first; GET {api}/learners/:id/certificates
 *         by the learner's assigned partner and by admins.
 */
export const RegisteredCertificate = z.extend(Certificate, {
  learnerId: Id,
  email: z.string(),
  revokedReason: z.nullable(z.string()),
})
export type RegisteredCertificate = z.infer<typeof RegisteredCertificate>
export const RegisteredCertificateList = z.array(RegisteredCertificate)

/** `q` is part of a holder's name, an email, a number or a code. */
export const CertificateRegisterQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  state: z.optional(z.enum(CERTIFICATE_STATES)),
})
export type CertificateRegisterQuery = z.infer<typeof CertificateRegisterQuery>

export const CertificateRegister = z.object({
  items: RegisteredCertificateList,
  ...PAGE,
})
export type CertificateRegister = z.infer<typeof CertificateRegister>
