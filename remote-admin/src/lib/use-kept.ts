import { useEffect, useState } from 'react'

/** Stores an unsaved edit in this tab until it is saved or discarded, so that leaving the page loses nothing. */
export function useKept<T extends object>(key: string, saved: T) {
  const [edit, setEdit] = useState<T | null>(null)

  // Read after the first paint: the page is rendered on the server too, where there is nothing to read.
  useEffect(() => setEdit(readKept<T>(key, saved)), [key]) // eslint-disable-line react-hooks/exhaustive-deps -- what was saved only says which fields there are

  return {
    value: edit ?? saved,
    isDirty: edit !== null,
    change(patch: Partial<T>) {
      const next = { ...(edit ?? saved), ...patch }
      setEdit(next)
      sessionStorage.setItem(key, JSON.stringify(next))
    },
    forget() {
      setEdit(null)
      sessionStorage.removeItem(key)
    },
  }
}

function readKept<T extends object>(key: string, like: T): T | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const hasAll =
      typeof kept === 'object' && kept !== null && Object.keys(like).every((name) => name in kept)
    return hasAll ? (kept as T) : null
  } catch {
    return null
  }
}
