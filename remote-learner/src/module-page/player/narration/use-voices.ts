import { useEffect, useState, useSyncExternalStore } from 'react'
import { voicesFor } from './choose-voice.rule.ts'

/** Chrome reports its voices a moment after the first request; a device without any never does. */
const WAIT_MS = 2000

interface Voices {
  readonly voices: readonly SpeechSynthesisVoice[]
  readonly isLoading: boolean
}

/** The voices of this device for a language; none where the browser has no speech synthesis. */
export function useVoices(language: string): Voices {
  const [all, setAll] = useState<readonly SpeechSynthesisVoice[]>([])
  const [hasWaited, setHasWaited] = useState(false)
  const isOnline = useIsOnline()
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), WAIT_MS)
    if (!isSpeechSupported()) return () => clearTimeout(timer)
    const { speechSynthesis } = window
    const update = () => setAll(speechSynthesis.getVoices())
    update()
    speechSynthesis.addEventListener('voiceschanged', update)
    return () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener('voiceschanged', update)
    }
  }, [])
  return { voices: voicesFor(all, language, isOnline), isLoading: all.length === 0 && !hasWaited }
}

export function isSpeechSupported(): boolean {
  return 'speechSynthesis' in window
}

/** Assumed on the server, so that the page hydrates as it was rendered. */
export function useIsSpeechSupported(): boolean {
  return useSyncExternalStore(never, isSpeechSupported, () => true)
}

function never(): () => void {
  return () => undefined
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
