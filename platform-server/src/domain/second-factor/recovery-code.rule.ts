/** Without characters that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const SELECTOR_LENGTH = 4
const SECRET_LENGTH = 8

export interface RecoveryCode {
  /** Finds the code among those of the person; not a secret. */
  readonly selector: string
  /** 39 bits: enough behind argon2id and a limit of attempts. */
  readonly secret: string
}

/** `random` returns a whole number from 0 to below its argument. */
export function makeRecoveryCode(random: (below: number) => number): RecoveryCode {
  const text = (length: number) => Array.from({ length }, () => ALPHABET[random(ALPHABET.length)]).join('')
  return { selector: text(SELECTOR_LENGTH), secret: text(SECRET_LENGTH) }
}

export function writeRecoveryCode({ selector, secret }: RecoveryCode): string {
  return `${selector}-${secret.slice(0, 4)}-${secret.slice(4)}`
}

/** As typed, with or without hyphens and capitals; `null` for what cannot be a code. */
export function readRecoveryCode(typed: string): RecoveryCode | null {
  const text = typed.toLowerCase().replace(/[\s-]/g, '')
  if (text.length !== SELECTOR_LENGTH + SECRET_LENGTH) return null
  return { selector: text.slice(0, SELECTOR_LENGTH), secret: text.slice(SELECTOR_LENGTH) }
}
