import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What is being typed, and the address following it after a pause; the address wins when it changes by itself. */
export function useSearchWords(asked: string, onPause: (words: string) => void) {
  const [words, setWords] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== words.trim()) setWords(asked)
  }
  useEffect(() => {
    if (words.trim() === asked) return
    const timer = setTimeout(() => onPause(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback each render must not restart the pause
  }, [words, asked])
  return [words, setWords] as const
}
