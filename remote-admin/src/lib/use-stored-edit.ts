import { useEffect, useState } from 'react'

/** Stores an unsaved edit in this tab until it is saved or discarded, so that leaving the page loses nothing. */
export function useStoredEdit<T extends object>(key: string, saved: T) {
  const [edit, setEdit] = useState<T | null>(null)

  // Read after the first paint: the page is rendered on the server too, where there is nothing to read.
  useEffect(() => setEdit(readStoredEdit<T>(key, saved)), [key]) // eslint-disable-line react-hooks/exhaustive-deps -- what was saved only says which fields there are

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

function readStoredEdit<T extends object>(key: string, like: T): T | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const hasAll =
      typeof stored === 'object' && stored !== null && Object.keys(like).every((name) => name in stored)
    return hasAll ? (stored as T) : null
  } catch {
    return null
  }
}
