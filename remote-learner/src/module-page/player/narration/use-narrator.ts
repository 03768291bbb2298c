import { useEffect, useMemo, useState } from 'react'
import { createNarrator, SILENT, type Narrator, type NarratorState } from './narrator.ts'
import { isSpeechSupported } from './use-voices.ts'

/** Reads the lines aloud until the page or its lesson is left. */
export function useNarrator(lines: readonly string[]): [NarratorState, Narrator] {
  const [state, setState] = useState<NarratorState>(SILENT)
  const narrator = useMemo(() => createNarrator({ speech, lines, onChange: setState }), [lines])
  useEffect(() => {
    const stop = () => narrator.stop()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [narrator])
  return [state, narrator]
}

function speech(): SpeechSynthesis | undefined {
  return isSpeechSupported() ? window.speechSynthesis : undefined
}
