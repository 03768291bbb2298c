import type { ShellConsent } from '../app/shell-services.ts'
import type { EntryStorage } from '../lib/browser-storage.ts'

/**
 * Storage for improvements that are not strictly necessary: entries stay in memory until the visitor answers the cookie
 * question, then they are written to the storage.
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
