import { useEffect, useState } from 'react'
import { useShell } from '../app/shell-services.ts'
import { isEmailAvailable } from './register.api.ts'

export type EmailAvailability = 'unknown' | 'checking' | 'available' | 'taken'

const PAUSE_MS = 500

/** Requested 500 ms after the last edit of an email that contains an @; each edit or failure makes it unknown again. */
export function useEmailAvailability(email: string): EmailAvailability {
  const { session } = useShell()
  const [found, setFound] = useState<{ email: string; availability: EmailAvailability } | null>(null)

  useEffect(() => {
    setFound(null)
    if (!email.includes('@')) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (availability: EmailAvailability) => signal.aborted || setFound({ email, availability })
    const timer = setTimeout(() => {
      show('checking')
      isEmailAvailable(session.call, email, signal).then(
        (isAvailable) => show(isAvailable ? 'available' : 'taken'),
        () => show('unknown'),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [email, session])

  return found?.email === email ? found.availability : 'unknown'
}
