import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { RequestId, day, multiline, text, verbatim } from '../text.ts'

/** Whether the law requires the renewal or we recommend it. */
export const EXPIRY_BASES = ['regulatory', 'recommended'] as const
export type ExpiryBasis = (typeof EXPIRY_BASES)[number]

/** `replaced`: renewed by a newer certificate and stored as history. */
export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'replaced'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/** Hands-on practice that a professional partner has observed and signed. */
export const SignOff = z.object({ signedBy: z.string(), performedOn: z.iso.date() })
export type SignOff = z.infer<typeof SignOff>

/**
 * Proof that one learner passed one module: a certificate of completion, not an OSHA card, license or proof of compliance.
 *
 * Units   `score` a fraction in [0, 1], `minutes` of study, instants in UTC. `expiryRule` names the paragraph.
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
  language: z.string(),
  contentVersion: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expiryBasis: z.enum(EXPIRY_BASES),
  expiryRule: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** The content has changed so much since that the module has to be taken again; the quiz is open for it. Left out by servers that do not know. */
  needsRetake: z.optional(z.boolean()),
  /** Answers the learner's questions; null if no trainer is assigned. */
  trainer: z.nullable(z.string()),
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
 * The public result of looking up a certificate code.
 *
 * Source  GET {api}/verify/:code, and POST {api}/verify for up to 50 codes at once. No login; an unknown code is
 *         answered with `not_found`, not with 404.
 */
export const CertificateCheck = z.object({
  code: z.string(),
  verdict: z.enum(['valid', 'expired', 'revoked', 'not_found']),
  checkedAt: z.iso.datetime(),
  certificate: z.nullable(
    z.object({
      number: z.string(),
      holderName: z.string(),
      moduleCode: z.string(),
      moduleTitle: z.string(),
      standard: z.string(),
      language: z.string(),
      issuedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      expiryBasis: z.enum(EXPIRY_BASES),
      expiryRule: z.string(),
      issuer: z.string(),
      hasTrainer: z.boolean(),
      signOff: z.nullable(SignOff),
      isReplaced: z.boolean(),
    }),
  ),
})
export type CertificateCheck = z.infer<typeof CertificateCheck>

export const MAX_CHECKED_CODES = 50
export const CertificateCheckRequest = z.object({
  codes: z
    .array(verbatim(40))
    .check(z.minLength(1, 'Enter at least one code.'), z.maxLength(MAX_CHECKED_CODES)),
})
export type CertificateCheckRequest = z.infer<typeof CertificateCheckRequest>
export const CertificateCheckList = z.array(CertificateCheck)

/** What the person who signs for a practice attests; stored with the sign-off in exactly this wording. */
export const PRACTICAL_STATEMENT =
  'I watched this person do the practice myself, on the day and at the place given. They did every point on the list safely and without help.'

/**
 * POST {api}/practicals: the assigned partner signs for hands-on practice that they have observed.
 * Errors  404 for a learner who is not assigned to the partner (admins: of another tenant), 422 for a future day, or if
 *         the typed name is not the signer's own.
 */
export const PracticalInput = z.object({
  userId: RequestId,
  moduleCode: verbatim(20),
  performedOn: day(),
  site: text(200).check(z.minLength(2, 'Enter the place.')),
  equipment: text(300),
  remarks: multiline(1000).check(z.trim()),
  /** The observed points; each was done. */
  checklist: z
    .array(text(200).check(z.minLength(1)))
    .check(z.minLength(1, 'Check what you saw.'), z.maxLength(20)),
  /** The signer attests `PRACTICAL_STATEMENT`. */
  isAttested: z.literal(true, 'Confirm the statement.'),
  /** The signer's own name, typed as a signature. */
  signature: text(120).check(z.minLength(3, 'Type your name.')),
})
export type PracticalInput = z.infer<typeof PracticalInput>

/** GET {api}/learners/:id/practicals by the assigned partner or an admin, newest first. */
export const Practical = z.object({
  id: z.number(),
  moduleCode: z.string(),
  performedOn: z.iso.date(),
  site: z.string(),
  equipment: z.string(),
  remarks: z.string(),
  checklist: z.array(z.string()),
  /** The signed statement; empty for a sign-off from before the statement existed. */
  statement: z.string(),
  signature: z.string(),
  signedAt: z.iso.datetime(),
})
export type Practical = z.infer<typeof Practical>
export const PracticalList = z.array(Practical)

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
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  q: z._default(text(100), ''),
  state: z.optional(z.enum(CERTIFICATE_STATES)),
})
export type CertificateRegisterQuery = z.infer<typeof CertificateRegisterQuery>

export const CertificateRegister = z.object({
  items: RegisteredCertificateList,
  total: z.number(),
  page: z.number(),
  size: z.number(),
})
export type CertificateRegister = z.infer<typeof CertificateRegister>
