import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import type { CertificateKey, PublicSigningKey } from '@platform/shared-contracts/http'
import { calculateJwkThumbprint } from 'jose'
import { StartError } from '../../../lib/start-error.ts'
import type { StoredSigningKey } from './sql-signing-keys.ts'

/** A private key with the name that its signatures carry. */
export interface SigningKey {
  readonly kid: string
  /** `x` of the public JWK. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

export function newSigningKey(): Promise<SigningKey> {
  return named(generateKeyPairSync('ed25519').privateKey)
}

/** Errors  StartError unless it is the PEM of a private Ed25519 key; it names no secret. */
export async function readSigningKey(pem: string): Promise<SigningKey> {
  let privateKey: KeyObject
  try {
    privateKey = createPrivateKey(pem)
  } catch (error) {
    throw new StartError(
      'Cannot start: the certificate signing key cannot be read. Make one with: openssl genpkey -algorithm ed25519',
      { cause: error },
    )
  }
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new StartError('Cannot start: the certificate signing key is not an Ed25519 key.')
  return named(privateKey)
}

export function pemOf({ privateKey }: SigningKey): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

async function named(privateKey: KeyObject): Promise<SigningKey> {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { kid: await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x }), publicKey: x, privateKey }
}

type Published = Pick<StoredSigningKey, 'kid' | 'publicKey'>

export function publicJwk({ kid, publicKey: x }: Published): PublicSigningKey {
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
}

export function toCertificateKey(key: StoredSigningKey): CertificateKey {
  const { kty, crv, x } = publicJwk(key)
  const publicKey = createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
  return {
    jwk: publicJwk(key),
    fingerprint: createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex'),
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    createdAt: key.createdAt.toISOString(),
    retiredAt: key.retiredAt?.toISOString() ?? null,
  }
}
