/** The part of `Storage` that the shell uses; every feature takes it as an argument. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Entries for the life of the page, where the browser refuses to keep any. */
export function memoryStorage(): EntryStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** Touching a storage throws where a person blocks site data: the product then works for the page's life. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): EntryStorage {
  try {
    window[kind].getItem('')
    return withoutQuotaErrors(window[kind])
  } catch {
    return memoryStorage()
  }
}

function withoutQuotaErrors(storage: Storage): EntryStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      try {
        storage.setItem(key, value)
      } catch (error) {
        console.error(`The browser did not store "${key}".`, error)
      }
    },
    removeItem: (key) => storage.removeItem(key),
  }
}
