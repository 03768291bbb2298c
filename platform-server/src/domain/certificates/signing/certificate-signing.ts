import { SignJWT, type JWTPayload } from 'jose'
import type { Config } from '../../../app/config/config.ts'
import { readKeyFile } from '../../../app/config/key-file.ts'
import type { Services } from '../../../app/services.ts'
import type { Tx } from '../../../lib/data/database.ts'
import type { Logger } from '../../../lib/log.ts'
import type { SecretBox } from '../../../lib/keys/secret-box.ts'
import { createSigningBox } from './signing-box.ts'
import { newSigningKey, pemOf, readSigningKey, type SigningKey } from './signing-key.ts'
import { allSigningKeys, lockSigningKeys, useSigningKey, type StoredSigningKey } from './sql-signing-keys.ts'

export interface CertificateSigning {
  /** The key in use. */
  readonly kid: string
  /** A compact JWS of the payload; `kid` of its header is the key's own name unless another is given. */
  sign(payload: JWTPayload, kid?: string): Promise<string>
  /** All keys that ever signed, the one in use first. */
  published(): Promise<StoredSigningKey[]>
}

type Parts = Pick<Services, 'database' | 'keys' | 'now' | 'log'> & {
  readonly config: Pick<Config, 'certificateKeyFile'>
}

/** The keys that sign certificates. A change of the key in use takes effect at the next start of each replica. */
export async function openCertificateSigning(parts: Parts): Promise<CertificateSigning> {
  const { database, now, config } = parts
  const given = config.certificateKeyFile && (await readSigningKey(readKeyFile(config.certificateKeyFile)))
  const key = await database.withPlatform(async (tx) => {
    await lockSigningKeys(tx)
    return given ? adoptKey(tx, given, now()) : storedKey(tx, parts)
  })
  return {
    kid: key.kid,
    sign: (payload, kid = key.kid) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' }).sign(key.privateKey),
    published: () => database.withPlatform(allSigningKeys),
  }
}

/** Retires the key in use and makes another. Returns its name. */
export async function rotateSigningKey({
  database,
  keys,
  now,
}: Pick<Services, 'database' | 'keys' | 'now'>): Promise<string> {
  return database.withPlatform(async (tx) => {
    await lockSigningKeys(tx)
    const { kid } = await makeKey(tx, createSigningBox(keys), now())
    return kid
  })
}

/** The key of the configuration signs from now on; its private part is not stored. */
async function adoptKey(tx: Tx, key: SigningKey, at: Date): Promise<SigningKey> {
  const [current] = await allSigningKeys(tx)
  if (current?.kid !== key.kid || current.retiredAt !== null)
    await useSigningKey(tx, { kid: key.kid, publicKey: key.publicKey, sealed: null }, at)
  return key
}

async function storedKey(tx: Tx, { keys, now, log }: Parts): Promise<SigningKey> {
  const box = createSigningBox(keys)
  const [current] = await allSigningKeys(tx)
  const opened = current && current.retiredAt === null ? await openKey(current, box, log) : null
  return opened ?? makeKey(tx, box, now())
}

/** `null` where it cannot be opened: its signatures stay good, but a new key must sign from now on. */
async function openKey(
  { kid, sealed }: StoredSigningKey,
  box: SecretBox,
  log: Pick<Logger, 'warn'>,
): Promise<SigningKey | null> {
  if (sealed === null) return null
  try {
    return await readSigningKey(box.open(sealed, kid))
  } catch (error) {
    log.warn({ err: error, kid }, 'the certificate signing key cannot be opened; a new one is made')
    return null
  }
}

async function makeKey(tx: Tx, box: SecretBox, at: Date): Promise<SigningKey> {
  const key = await newSigningKey()
  const { kid, publicKey } = key
  await useSigningKey(tx, { kid, publicKey, sealed: box.seal(pemOf(key), kid) }, at)
  return key
}
