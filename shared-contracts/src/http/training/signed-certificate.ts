import { z } from 'zod/mini'
import { MeasuredTraining } from './certificate.ts'

/**
 * Under which rules a certificate was issued: `measured` when the server measured lessons, time and attempts, `earlier`
 * before that, when `minutes` are what was advertised.
 */
export const CERTIFICATE_RULES = ['measured', 'earlier'] as const

/**
 * What a signature covers: what the certificate says, and nothing that may change later (revocation, what a trainer signs).
 *
 * Units   as of `Certificate`.
 */
export const CertificateStatement = z.object({
  number: z.string(),
  code: z.string(),
  holder: z.string(),
  moduleCode: z.string(),
  moduleTitle: z.string(),
  standard: z.string(),
  /** The tenant, by name. */
  issuer: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  score: z.number(),
  minutes: z.number(),
  rules: z.enum(CERTIFICATE_RULES),
  measured: z.nullable(z.omit(MeasuredTraining, { openedBy: true })),
  language: z.string(),
  contentVersion: z.string(),
})
export type CertificateStatement = z.infer<typeof CertificateStatement>

/**
 * The payload of a signed certificate: a compact JWS, EdDSA with Ed25519, whose `kid` is one of the published keys.
 *
 * Units   `iat` (when it was signed) and `exp` in seconds. `iss` is the tenant's site, `jti` the certificate's id as urn:uuid.
 * Source  GET {api}/certificates/:id/signed; also inside the certificate's PDF and its image.
 */
export const SignedCertificate = z.object({
  iss: z.string(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
  certificate: CertificateStatement,
})
export type SignedCertificate = z.infer<typeof SignedCertificate>

/** A public Ed25519 key as JWK (RFC 8037). */
export const PublicSigningKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})
export type PublicSigningKey = z.infer<typeof PublicSigningKey>

/** GET /.well-known/jwks.json: every key that ever signed a certificate here. */
export const SigningKeySet = z.object({ keys: z.array(PublicSigningKey) })
export type SigningKeySet = z.infer<typeof SigningKeySet>

/**
 * A key as the public page shows it.
 *
 * Source  GET {api}/certificate-keys, the one in use first. `fingerprint` is the SHA-256 of the public key in hexadecimal,
 *         `pem` the public key for tools such as openssl.
 */
export const CertificateKey = z.object({
  jwk: PublicSigningKey,
  fingerprint: z.string(),
  pem: z.string(),
  createdAt: z.iso.datetime(),
  /** `null` for the key in use. A retired key signs no more; what it signed stays good. */
  retiredAt: z.nullable(z.iso.datetime()),
})
export type CertificateKey = z.infer<typeof CertificateKey>
export const CertificateKeyList = z.array(CertificateKey)

/** GET {api}/badges/issuer: the tenant as a Profile of Open Badges 3.0. */
export const BadgeIssuer = z.object({
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  url: z.string(),
  email: z.optional(z.string()),
})

/** GET {api}/badges/revocations: a 1EdTech revocation list. */
export const BadgeRevocationList = z.object({
  id: z.string(),
  issuer: z.string(),
  revokedCredentials: z.array(z.object({ id: z.string(), revoked: z.boolean() })),
})

/** What a page reads from a badge; the standard has more. */
const SignedBadge = z.object({
  nbf: z.number(),
  issuer: z.object({ name: z.string() }),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityHash: z.string() })),
    licenseNumber: z.string(),
    achievement: z.object({ name: z.string(), humanCode: z.string(), version: z.string() }),
    result: z.array(z.object({ value: z.string() })),
  }),
  evidence: z.array(z.object({ id: z.string(), narrative: z.string() })),
})

/** What a signed file says, of either kind; `null` in `signedAt` and `measured` where it does not say it. */
export interface SignedFacts {
  readonly kind: 'certificate' | 'badge'
  readonly number: string
  readonly code: string
  readonly holder: string
  readonly moduleCode: string
  readonly moduleTitle: string
  readonly issuer: string
  readonly issuedAt: string
  readonly expiresAt: string
  /** Fraction in [0, 1]. */
  readonly score: number
  readonly contentVersion: string
  readonly measured: CertificateStatement['measured']
  readonly signedAt: string | null
}

/** Reads the payload of a signature that was verified. `null`: it is neither a certificate nor a badge. */
export function signedFacts(payload: unknown): SignedFacts | null {
  const certificate = SignedCertificate.safeParse(payload)
  if (certificate.success) {
    const { iat, certificate: says } = certificate.data
    return { kind: 'certificate', ...says, signedAt: new Date(iat * 1000).toISOString() }
  }
  const badge = SignedBadge.safeParse(payload)
  return badge.success ? badgeFacts(badge.data) : null
}

function badgeFacts(badge: z.infer<typeof SignedBadge>): SignedFacts {
  const { identifier, achievement, licenseNumber, result } = badge.credentialSubject
  return {
    kind: 'badge',
    number: licenseNumber,
    code: badge.evidence[0]?.id.split('/').at(-1) ?? '',
    holder: identifier[0]?.identityHash ?? '',
    moduleCode: achievement.humanCode,
    moduleTitle: achievement.name,
    issuer: badge.issuer.name,
    issuedAt: badge.validFrom,
    expiresAt: badge.validUntil,
    score: Number(result[0]?.value ?? 0) / 100,
    contentVersion: achievement.version,
    measured: null,
    signedAt: null,
  }
}
