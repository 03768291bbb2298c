import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/**
 * What is being typed, and a setter. The address follows after a pause, and arrives when the page for it is rendered:
 * what was typed since then stays. The address wins when it changes by itself.
 */
export function useSearchInput(urlSearch: string, onPause: (search: string) => void) {
  const [typed, setTyped] = useState({
    text: urlSearch,
    seen: urlSearch,
    reported: [] as readonly string[],
  })
  if (urlSearch !== typed.seen) {
    const known = typed.reported.indexOf(urlSearch)
    setTyped({
      text: known === -1 ? urlSearch : typed.text,
      seen: urlSearch,
      reported: known === -1 ? [] : typed.reported.slice(known + 1),
    })
  }
  useEffect(() => {
    const search = typed.text.trim()
    if (search === (typed.reported.at(-1) ?? typed.seen)) return
    const timer = setTimeout(() => {
      setTyped({ ...typed, reported: [...typed.reported, search] })
      onPause(search)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback each render must not restart the pause
  }, [typed])
  return [typed.text, (text: string) => setTyped({ ...typed, text })] as const
}
