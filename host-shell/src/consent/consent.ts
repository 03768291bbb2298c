import { atom } from 'nanostores'
import type { ConsentChoice, ShellConsent } from '../app/shell-services.ts'
import type { EntryStorage } from '../lib/browser-storage.ts'
import type { Clock } from '../lib/clock.ts'

const CHOICE_KEY = 'cookieConsent'
const DATE_KEY = 'cookieConsentDate'

/** The choice about cookies, stored in this browser; `null` until the visitor chooses. */
export function createConsent(
  storage: EntryStorage,
  clock: Pick<Clock, 'now'>,
  events: Pick<EventTarget, 'addEventListener'>,
): ShellConsent {
  const load = () => readChoice(storage.getItem(CHOICE_KEY))
  const choice = atom<ConsentChoice | null>(load())

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === CHOICE_KEY || key === null) choice.set(load())
  })

  return {
    choice,
    choose: (chosen) => {
      storage.setItem(CHOICE_KEY, chosen)
      storage.setItem(DATE_KEY, new Date(clock.now()).toISOString())
      choice.set(chosen)
    },
    reconsider: () => {
      storage.removeItem(CHOICE_KEY)
      storage.removeItem(DATE_KEY)
      choice.set(null)
    },
  }
}

function readChoice(stored: string | null): ConsentChoice | null {
  return stored === 'accepted' || stored === 'declined' ? stored : null
}
