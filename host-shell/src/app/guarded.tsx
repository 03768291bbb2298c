import { useEffect, useRef, type ReactNode } from 'react'
import { createPath, Navigate, useLocation, type Location } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import type { RouteAccess } from '@platform/shared-contracts/http'
import { decideAccess, type GuardSession } from '@platform/shared-contracts/rules'
import { useShell } from './shell-services.ts'
import { readRedirectState, type RedirectState } from './redirect-state.ts'
import { Verifying } from './verifying.tsx'

interface GuardedProps {
  readonly access: RouteAccess | undefined
  readonly children: ReactNode
}

/** Mounts its children only if the user may see them: a guarded remote is not even requested before. */
export function Guarded({ access, children }: GuardedProps) {
  const { session } = useShell()
  const state = useStore(session.state)
  const location = useLocation()
  const decision = mustAddSecondFactor(access, state, location) ?? decideAccess(access, state)
  const isAllowed = decision.kind === 'allow'
  const shownAt = useRef('')
  useEffect(() => {
    if (isAllowed) shownAt.current = location.key
  })

  if (decision.kind === 'verify') return <Verifying />
  if (decision.kind === 'allow') return children
  // After a logout on this page, go to the home page: the user did not try to open a page that needs a sign-in.
  if (session.hasLoggedOut() && shownAt.current === location.key) return <Navigate to="/" replace />
  return <Navigate to={decision.to} replace state={redirectStateFor(location, decision.reason)} />
}

const SECURITY_PAGE = '/account'

/** Sends an account without its required second factor to the page that adds one; the server refuses all others. */
function mustAddSecondFactor(
  access: RouteAccess | undefined,
  { user }: GuardSession,
  { pathname }: Location,
) {
  if (!access || !user?.needsSecondFactor || pathname === SECURITY_PAGE) return null
  return { kind: 'redirect', to: SECURITY_PAGE, reason: 'second-factor' } as const
}

/** If the guard of the target page refuses too, the first reason stays, because it is about the requested page. */
function redirectStateFor(location: Location, reason: RedirectState['reason']): RedirectState {
  const before = reason === 'sign-in' ? null : readRedirectState(location.state)
  return before ?? { reason, from: createPath(location) }
}
