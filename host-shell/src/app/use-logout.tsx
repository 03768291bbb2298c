import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { countUnsent } from '@platform/shared-contracts/rules'
import { useShell } from './shell-services.ts'

/** In the chunk of the menus, which every signed-in user has loaded: this dialog may be needed offline. */
const LogoutQuestion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "member-menus" */ './logout-question.tsx')).LogoutQuestion,
}))

interface Logout {
  readonly logout: () => void
  /** The same without the question. */
  readonly leave: () => void
  /** Shown if the user has unsent changes; render it next to the button. */
  readonly question: ReactNode
}

/** Ends the session and goes home, or to the sign-in of a shared tablet; replaces the history entry, so that Back does not lead to a forbidden page. */
export function useLogout(): Logout {
  const { session } = useShell()
  const { user } = useStore(session.state)
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(0)
  const place = user?.isOnTablet ? '/tablet' : '/'
  const leave = () => void session.logout().then(() => navigate(place, { replace: true }))
  const logout = () => {
    const unsent = user ? countUnsent(storedKeys(), user.email) : 0
    if (unsent > 0) setWaiting(unsent)
    else leave()
  }
  const question = waiting > 0 && (
    <Suspense>
      <LogoutQuestion waiting={waiting} onLogout={leave} onStay={() => setWaiting(0)} />
    </Suspense>
  )
  return { logout, leave, question }
}

/** Empty if the user blocks site data: then nothing is stored either. */
function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
