const NAME = 'sticky'
const MAX_AGE_S = 90 * 24 * 60 * 60
const SIDE_NAME = 'side'
const SIDE_PATTERN = /(?:^|;\s*)side=([\w.-]+)(?:;|$)/
const PATTERN = /(?:^|;\s*)sticky=([0-9a-f-]{36})(?:;|$)/

/** Says nothing of a person: it only keeps a visitor on one side of a rollout. */
export function readStickyId(cookie: string | undefined): string | null {
  return PATTERN.exec(cookie ?? '')?.[1] ?? null
}

export function stickyCookie(stickyId: string, isSecure: boolean): string {
  return `${NAME}=${stickyId}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The side of the running rollouts that a visitor said to be on, for a cache in front; the server trusts only itself. */
export function readSide(cookie: string | undefined): string | null {
  return SIDE_PATTERN.exec(cookie ?? '')?.[1] ?? null
}

export function sideCookie(side: string, isSecure: boolean): string {
  return `${SIDE_NAME}=${side}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
