import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { PurposeKeys } from './key-ring.ts'

export interface SecretBox {
  /** `context` is bound to the secret: it opens under the same context only, so a row's secret cannot be moved. */
  readonly seal: (secret: string, context: string) => string
  /** Errors: throws when key, context or text is not the one it was sealed with. */
  readonly open: (sealed: string, context: string) => string
  /** Whether it was sealed with a key that is no longer active. */
  readonly isStale: (sealed: string) => boolean
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM: the id of the key, a dot, and base64url of nonce, tag and ciphertext. */
export function createSecretBox({ active, all }: PurposeKeys): SecretBox {
  return {
    seal: (secret, context) => `${active.id}.${encrypt(active.key, secret, context)}`,
    open: (sealed, context) => {
      const id = idOf(sealed)
      if (id === null) return openWithAny(all, sealed, context)
      const key = all.find((one) => one.id === id)
      if (!key) throw new Error(`Encrypted with key ${id}, which is not in the key ring.`)
      return decrypt(key.key, sealed.slice(id.length + 1), context)
    },
    isStale: (sealed) => idOf(sealed) !== active.id,
  }
}

/** `null` for a secret that was sealed before keys had ids. */
function idOf(sealed: string): string | null {
  const end = sealed.indexOf('.')
  return end < 0 ? null : sealed.slice(0, end)
}

function openWithAny(keys: PurposeKeys['all'], sealed: string, context: string): string {
  const [key, ...others] = keys
  if (!key) throw new Error('No key in the key ring can decrypt it.')
  try {
    return decrypt(key.key, sealed, context)
  } catch {
    return openWithAny(others, sealed, context)
  }
}

function encrypt(key: Buffer, secret: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(key: Buffer, text: string, context: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const secret = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([secret, decipher.final()]).toString('utf8')
}
