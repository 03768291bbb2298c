import { useEffect, useMemo, useState } from 'react'
import { createNarrator, SILENT, type Narrator, type NarratorState } from './narrator.ts'
import { canSpeak } from './use-voices.ts'

/** Reads the lines aloud until the page or its lesson is left; `null` in a browser that cannot speak. */
export function useNarrator(lines: readonly string[]): [NarratorState, Narrator | null] {
  const [state, setState] = useState<NarratorState>(SILENT)
  const narrator = useMemo(
    () => (canSpeak() ? createNarrator({ speech: window.speechSynthesis, lines, onChange: setState }) : null),
    [lines],
  )
  useEffect(() => {
    const stop = () => narrator?.stop()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [narrator])
  return [state, narrator]
}
