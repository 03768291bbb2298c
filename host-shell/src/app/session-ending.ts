import type { EntryStorage } from '../lib/browser-storage.ts'

/** Codes of the server for a session that it ended; the sign-in page has a sentence for each. */
export const ENDINGS = [
  'account-disabled',
  'directory-left',
  'directory-silent',
  'session-ended',
  'session-expired',
  'signed-out',
] as const

export interface SessionEnding {
  readonly reason: (typeof ENDINGS)[number]
  /** Path, query and hash of the page that the person was taken from; `null` where they were left on it. */
  readonly from: string | null
}

const KEY = 'session-ending'

/** Remembers why the session is over, across the load of the sign-in page. The first reason stands: later calls know less. */
export function rememberEnding(tab: EntryStorage, code: string | null, from: string | null): void {
  const known = readEnding(tab)
  const reason = known?.reason ?? ENDINGS.find((ending) => ending === code) ?? 'session-ended'
  tab.setItem(KEY, JSON.stringify({ reason, from: known?.from ?? from }))
}

/** Says it once. */
export function takeEnding(tab: EntryStorage): SessionEnding | null {
  const ending = readEnding(tab)
  forgetEnding(tab)
  return ending
}

/** Errors: none; an entry that is not one of ours says nothing. */
function readEnding(tab: EntryStorage): SessionEnding | null {
  try {
    const { reason, from } = JSON.parse(tab.getItem(KEY) ?? '{}') as Partial<SessionEnding>
    const isKnown = ENDINGS.some((ending) => ending === reason)
    return isKnown ? ({ reason, from: from ?? null } as SessionEnding) : null
  } catch {
    return null
  }
}

export function forgetEnding(tab: EntryStorage): void {
  tab.removeItem(KEY)
}
