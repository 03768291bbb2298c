import { useTyped } from '@platform/shared-ui/search-field'
import { useEffect } from 'react'

const PAUSE_MS = 250

/** What is being typed, and a setter; the address follows after a pause. */
export function useSearchInput(urlSearch: string, onPause: (search: string) => void) {
  const [text, type] = useTyped(urlSearch)
  useEffect(() => {
    const search = text.trim()
    if (search === urlSearch) return
    const timer = setTimeout(() => onPause(search), PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback each render must not restart the pause
  }, [text, urlSearch])
  return [text, type] as const
}
