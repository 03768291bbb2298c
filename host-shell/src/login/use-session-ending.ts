import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { useShell } from '../app/shell-services.ts'
import { readRedirectState } from '../app/redirect-state.ts'

/** Says in the history entry of the sign-in page why the session ended, so that a reload still says it. */
export function useSessionEnding(): void {
  const { session } = useShell()
  const { status } = useStore(session.state)
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const ending = status === 'anonymous' ? session.takeEnding() : null
    if (!ending) return
    const from = readRedirectState(location.state)?.from ?? ending.from
    void navigate(location, { replace: true, state: { reason: ending.reason, from } })
  }, [status, session, location, navigate])
}
