import type { WritableAtom } from 'nanostores'
import type { User } from '@platform/shared-contracts/http'
import type { GuardSession } from '@platform/shared-contracts/rules'
import type { EntryStorage } from '../lib/browser-storage.ts'
import { parseUser } from './session-answers.ts'
import { forgetEnding, rememberEnding } from '../app/session-ending.ts'
import { hasTokens, readUserRecord, removeSession } from './session-entries.ts'
import { writeUser } from './write-session.ts'

const ANONYMOUS: GuardSession = { status: 'anonymous', user: null }

/** Synchronizes the stored entries with what the page shows: storage is the source of truth for all tabs. */
export function createSessionRecord(
  { storage, tab }: { readonly storage: EntryStorage; readonly tab: EntryStorage },
  state: WritableAtom<GuardSession>,
) {
  const show = (user: User) => {
    forgetEnding(tab)
    const current = state.get().user
    // A new session remounts every remote, so an equal user must not count as a new session.
    if (JSON.stringify(current) !== JSON.stringify(user)) state.set({ status: 'signedIn', user })
  }
  const user = () => parseUser(readUserRecord(storage))

  return {
    user,
    signIn: (user: User) => {
      writeUser(storage, user)
      show(user)
    },
    /** Shows the user that the stored entries name. */
    follow: () => {
      const stored = hasTokens(storage) ? user() : null
      if (stored) show(stored)
      else state.set(ANONYMOUS)
    },
    /** Stores the reason if the server ended the session; there is none if the user ended it. */
    end: (why: { readonly code: string | null } | null) => {
      if (why) rememberEnding(tab, why.code, null)
      removeSession(storage)
      state.set(ANONYMOUS)
    },
  }
}

export type SessionRecord = ReturnType<typeof createSessionRecord>
