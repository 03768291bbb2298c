const NAME = 'sticky'
const MAX_AGE_S = 90 * 24 * 60 * 60
const PATTERN = /(?:^|;\s*)sticky=([0-9a-f-]{36})(?:;|$)/

/** Says nothing of a person: it only keeps a visitor on one side of a rollout. */
export function readStickyId(cookie: string | undefined): string | null {
  return PATTERN.exec(cookie ?? '')?.[1] ?? null
}

export function stickyCookie(stickyId: string, isSecure: boolean): string {
  return `${NAME}=${stickyId}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
