import { z } from 'zod/mini'
import { verbatim } from '../text.ts'
import {
  CertificateAct,
  CertificateTranslations,
  EXPIRY_BASES,
  MeasuredTraining,
  SignOff,
} from './certificate.ts'

/**
 * The signature of a certificate, as the server sees it.
 *
 * `good`: signed with a published key, and what is stored is what was signed. `altered`: it is not.
 */
export const CertificateSignature = z.object({
  state: z.enum(['good', 'altered']),
  kid: z.string(),
  signedAt: z.nullable(z.iso.datetime()),
})
export type CertificateSignature = z.infer<typeof CertificateSignature>

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
      /** Left out by older servers. */
      translations: z.optional(CertificateTranslations),
      issuer: z.string(),
      /** A qualified trainer signed, whose credential is in date; of earlier rules: one was assigned. */
      hasTrainer: z.boolean(),
      /** Without who opened the quiz, and why. Left out by older servers. */
      measured: z.optional(z.nullable(z.omit(MeasuredTraining, { openedBy: true }))),
      acts: z.optional(z.array(CertificateAct)),
      signOff: z.nullable(SignOff),
      isReplaced: z.boolean(),
      /** Left out by older servers. */
      signature: z.optional(CertificateSignature),
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
