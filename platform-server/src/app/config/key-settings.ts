import { z } from 'zod/mini'
import { StartError } from '../../lib/start-error.ts'

/** The part of the environment that defines the key ring; see README.md. */
export const KeyEnvironment = {
  SECRET_KEYS: z.optional(z.string()),
  SECRET_KEYS_FILE: z.optional(z.string()),
  CERTIFICATE_KEY_FILE: z.optional(z.string()),
}

/** The key ring as text, or the file that holds it; both `null` on the embedded default: DATA_DIR/keys is used. */
export interface KeySettings {
  readonly secretKeys: string | null
  readonly secretKeysFile: string | null
  /** PEM of the Ed25519 key that signs certificates; `null` uses the one in the database, which the first start makes. */
  readonly certificateKeyFile: string | null
}

interface Environment {
  readonly SECRET_KEYS?: string | undefined
  readonly SECRET_KEYS_FILE?: string | undefined
  readonly CERTIFICATE_KEY_FILE?: string | undefined
  readonly DATABASE_URL?: string | undefined
}

/** Errors: StartError for contradictions, and where replicas would each make keys of their own. */
export function toKeySettings(env: Environment): KeySettings {
  refuseContradictions(env)
  return {
    secretKeys: env.SECRET_KEYS ?? null,
    secretKeysFile: env.SECRET_KEYS_FILE ?? null,
    certificateKeyFile: env.CERTIFICATE_KEY_FILE ?? null,
  }
}

function refuseContradictions({ SECRET_KEYS, SECRET_KEYS_FILE, DATABASE_URL }: Environment): void {
  if (SECRET_KEYS && SECRET_KEYS_FILE)
    throw new StartError('Cannot start: SECRET_KEYS and SECRET_KEYS_FILE are both set. Set only one of them.')
  if (DATABASE_URL && !SECRET_KEYS && !SECRET_KEYS_FILE)
    throw new StartError(
      'Cannot start: with DATABASE_URL set, SECRET_KEYS or SECRET_KEYS_FILE must be set too, the same on every replica.',
    )
}
