import { hkdfSync, randomBytes } from 'node:crypto'
import { StartError } from '../start-error.ts'

/** A key for one purpose, by the id of the secret that it is derived from. */
export interface PurposeKey {
  readonly id: string
  readonly key: Buffer
}

/** The keys for one purpose. The active one signs and seals; each of them verifies and opens. */
export interface PurposeKeys {
  readonly active: PurposeKey
  /** The active one first. */
  readonly all: readonly PurposeKey[]
}

/**
 * The secrets of an installation. Rotation adds a new one in front, and the old ones stay until nothing depends on
 * them, so that no one is signed out and no sealed data is lost.
 */
export interface KeyRing {
  /** The active one first. */
  readonly ids: readonly string[]
  readonly forPurpose: (purpose: string) => PurposeKeys
}

interface Secret {
  readonly id: string
  readonly secret: string
}

const ENTRY = /^([a-z0-9]{1,16}):([\w+/=-]{32,})$/
const SECRET_BYTES = 48
/** Thirty-two times the same character is long enough, but not secret. */
const MIN_DISTINCT_CHARACTERS = 10

/**
 * Reads `id:secret` entries that are separated by commas or white space, the active one first.
 *
 * Errors  StartError with one sentence; it names no secret.
 */
export function readKeyRing(text: string): KeyRing {
  const secrets = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(toSecret)
  const [active, ...older] = secrets
  if (!active)
    throw new StartError('Cannot start: there is no secret key. Expected entries like k1:<secret>.')
  const ids = secrets.map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new StartError('Cannot start: two secret keys have the same id. Each key needs its own id.')
  return {
    ids,
    forPurpose: (purpose) => {
      const first = deriveKey(active, purpose)
      return { active: first, all: [first, ...older.map((secret) => deriveKey(secret, purpose))] }
    },
  }
}

/** Each purpose has its own key, so that a key that leaks from one use opens nothing else. */
function deriveKey({ id, secret }: Secret, purpose: string): PurposeKey {
  return { id, key: Buffer.from(hkdfSync('sha256', secret, 'platform-server', purpose, 32)) }
}

/** A new entry whose id is not taken. */
export function newKeyEntry(taken: readonly string[]): string {
  const numbers = taken.map((id) => Number(/^k(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `k${Math.max(0, ...numbers) + 1}:${randomBytes(SECRET_BYTES).toString('base64url')}`
}

function toSecret(entry: string, index: number): Secret {
  const [, id, secret] = ENTRY.exec(entry) ?? []
  const which = `secret key number ${index + 1}`
  if (!id || !secret)
    throw new StartError(
      `Cannot start: ${which} must look like k1:<secret>, where the secret has at least 32 letters, digits or + / = _ -.`,
    )
  if (/change.?me/i.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS)
    throw new StartError(
      `Cannot start: ${which} is an example or too simple. Generate one with: openssl rand -base64 48`,
    )
  return { id, secret }
}
