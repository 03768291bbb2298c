import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import type { RedirectState } from '../app/redirect-state.ts'

interface HeaderLinkProps {
  readonly to: string
  readonly state?: RedirectState | null
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link of a menu, marked when its page is open; one that only leads to the sign-in is not a page of its own. */
export function HeaderLink({ to, state, className, children }: HeaderLinkProps) {
  if (to === '/login')
    return (
      <Link to={to} state={state} className={className}>
        {children}
      </Link>
    )
  return (
    <NavLink to={to} end={to === '/'} className={className}>
      {children}
    </NavLink>
  )
}
