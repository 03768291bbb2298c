import type { ShellConsent } from '../app/shell-services.ts'
import type { EntryStorage } from '../lib/browser-storage.ts'

/**
 * Storage for what makes the site better but is not strictly needed: until somebody has answered the cookie question
 * it lasts as long as the page, then it is written down.
 */
export function chosenStorage(storage: EntryStorage, { choice }: Pick<ShellConsent, 'choice'>): EntryStorage {
  const waiting = new Map<string, string>()
  choice.listen((chosen) => {
    if (chosen === null) return
    waiting.forEach((value, key) => storage.setItem(key, value))
    waiting.clear()
  })
  return {
    getItem: (key) => waiting.get(key) ?? storage.getItem(key),
    setItem: (key, value) => {
      if (choice.get() === null) waiting.set(key, value)
      else storage.setItem(key, value)
    },
    removeItem: (key) => {
      waiting.delete(key)
      storage.removeItem(key)
    },
  }
}
