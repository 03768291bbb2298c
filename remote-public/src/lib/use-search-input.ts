import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What is being typed, and the address following it after a pause; the address wins when it changes by itself. */
export function useSearchInput(urlSearch: string, onPause: (search: string) => void) {
  const [search, setSearch] = useState(urlSearch)
  const [seen, setSeen] = useState(urlSearch)
  if (urlSearch !== seen) {
    setSeen(urlSearch)
    if (urlSearch !== search.trim()) setSearch(urlSearch)
  }
  useEffect(() => {
    if (search.trim() === urlSearch) return
    const timer = setTimeout(() => onPause(search.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback each render must not restart the pause
  }, [search, urlSearch])
  return [search, setSearch] as const
}
