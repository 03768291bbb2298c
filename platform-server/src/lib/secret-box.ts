import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A key of its own for each purpose, so that what leaks from one use opens no other. */
export function deriveKey(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'platform-server', purpose, 32))
}

export interface SecretBox {
  /** `context` is bound to the secret: it opens under the same context only, so a row's secret cannot be moved. */
  readonly seal: (secret: string, context: string) => string
  /** Errors: throws when key, context or text is not the one it was sealed with. */
  readonly open: (sealed: string, context: string) => string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; base64url of nonce, tag and ciphertext. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (secret, context) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const secret = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([secret, decipher.final()]).toString('utf8')
    },
  }
}
