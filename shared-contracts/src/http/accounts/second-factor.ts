import { z } from 'zod/mini'
import { LoginAnswer } from './session.ts'
import { code, text, verbatim } from '../text.ts'

const base64url = (longest: number) => code(/^[\w-]+$/, longest)
const token = base64url(512)
const bytes = base64url(16_384)
/** Spaces and hyphens are allowed. */
const typedCode = text(64).check(z.minLength(1))
const passkeyName = text(60).check(z.minLength(1))

/** A WebAuthn assertion, as @simplewebauthn/browser sends it. */
export const PasskeyAssertion = z.object({
  id: base64url(2048),
  rawId: base64url(2048),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(base64url(128))),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** A WebAuthn attestation, as @simplewebauthn/browser sends it. */
export const PasskeyAttestation = z.object({
  id: base64url(2048),
  rawId: base64url(2048),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(code(/^[a-z-]+$/, 30)).check(z.maxLength(10))),
  }),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

/**
 * Options for `navigator.credentials`, in the JSON form of the WebAuthn standard. The challenge in them works once,
 * for 5 minutes, and only for the browser and the address that requested it.
 */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

export const SecondFactorMethod = z.enum(['totp', 'passkey', 'recovery-code'])
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>

/** POST /auth/login and /auth/ldap-login answer it instead of tokens for an account with a second factor. */
export const SecondFactorStep = z.object({
  secondFactor: z.object({
    /** Sent back with the second proof. Works once, for 5 minutes, for the browser and the address that logged in. */
    challenge: z.string(),
    expiresAt: z.iso.datetime(),
    /** The methods that work on this host, the best one first; a passkey belongs to the host that it was made on. */
    methods: z.array(SecondFactorMethod),
  }),
})
export type SecondFactorStep = z.infer<typeof SecondFactorStep>

/** The answer of a login with status 200. */
export const LoginResponse = z.union([LoginAnswer, SecondFactorStep])
export type LoginResponse = z.infer<typeof LoginResponse>

/**
 * POST /auth/second-factor completes a login and answers `LoginAnswer`. Errors: 401 `challenge-over` when the challenge
 * is used, expired or another browser's; 422 `wrong-code` with `fields.code`, or `wrong-passkey`; 429.
 */
export const SecondFactorRequest = z.object({
  challenge: token,
  proof: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('totp'), code: typedCode }),
    z.object({ kind: z.literal('recovery-code'), code: typedCode }),
    z.object({ kind: z.literal('passkey'), response: PasskeyAssertion }),
  ]),
})
export type SecondFactorRequest = z.infer<typeof SecondFactorRequest>

/** POST /auth/second-factor/passkey-options answers `PasskeyOptions` for the account of the challenge. Errors: 401, 429. */
export const SecondFactorPasskeyRequest = z.object({ challenge: token })

/**
 * POST /auth/passkey, after POST /auth/passkey/options, signs in with only a passkey and answers `LoginAnswer`.
 * Errors: 401 `wrong-passkey`, `email-not-verified`, `directory-account`; 409 `unknown-host`; 429.
 */
export const PasskeyLoginRequest = z.object({ response: PasskeyAssertion })
export type PasskeyLoginRequest = z.infer<typeof PasskeyLoginRequest>

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Synced to several devices by a password manager; otherwise it exists on one device only. */
  isSynced: z.boolean(),
  /** Host name it was made on, and the only one it works on. */
  host: z.string(),
})
export type Passkey = z.infer<typeof Passkey>

/** GET {api}/account/second-factor. */
export const SecondFactorOverview = z.object({
  /** `null` without an authenticator app. */
  totp: z.nullable(z.object({ addedAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) })),
  /** Oldest first. */
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  /** The account must have a second factor, so the last one cannot be removed. */
  isRequired: z.boolean(),
  /** False if passkeys cannot be created for the address of the site. */
  arePasskeysPossible: z.boolean(),
})
export type SecondFactorOverview = z.infer<typeof SecondFactorOverview>

/** Shown once; the server stores only hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** `null` if the account already has codes, which stay valid. */
export const SecondFactorAdded = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })
export type SecondFactorAdded = z.infer<typeof SecondFactorAdded>

/** POST {api}/account/totp starts to add an authenticator app; it is active after POST {api}/account/totp/confirm. */
export const TotpEnrollment = z.object({
  /** Base32, to type if the QR code cannot be scanned. */
  secret: z.string(),
  uri: z.string(),
  /** Dark modules as an SVG path on a square of `size` units, without a quiet zone. */
  qrCode: z.object({ size: z.int(), path: z.string() }),
})
export type TotpEnrollment = z.infer<typeof TotpEnrollment>

/** Errors: 409 `no-enrollment` if none was started in the last 30 minutes, 422 `wrong-code`, 429. */
export const TotpConfirmation = z.object({ code: typedCode })
export type TotpConfirmation = z.infer<typeof TotpConfirmation>

/** POST {api}/account/passkeys, after POST {api}/account/passkeys/options. Errors: 422 `wrong-passkey`, 409 `unknown-host`. */
export const NewPasskey = z.object({ name: passkeyName, response: PasskeyAttestation })
export type NewPasskey = z.infer<typeof NewPasskey>

/** PATCH {api}/account/passkeys/:id */
export const PasskeyChange = z.object({ name: passkeyName })
export type PasskeyChange = z.infer<typeof PasskeyChange>

/**
 * GET {api}/account/proof: how this account can confirm the identity of the user. A passkey alone is enough; otherwise
 * every method that is true here is required. If none is true, sign in again.
 */
export const ProofWays = z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean() })
export type ProofWays = z.infer<typeof ProofWays>

/**
 * POST {api}/account/proof answers 204; for the next 10 minutes this session may make calls that otherwise answer 403
 * `proof-required`. A login counts as a proof too. Errors: 422 `wrong-password` with `fields.password`, `wrong-code`
 * with `fields.code`, `wrong-passkey`; 429.
 */
export const ProofRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('secrets'),
    password: z.optional(verbatim(1024).check(z.minLength(1))),
    /** Code of the authenticator app, or a recovery code. */
    code: z.optional(typedCode),
  }),
  z.object({ kind: z.literal('passkey'), response: PasskeyAssertion }),
])
export type ProofRequest = z.infer<typeof ProofRequest>
