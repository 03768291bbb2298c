import { Navigate, useLocation } from 'react-router-dom'

/** Moves on without a trace in the history, and keeps why the person came (`RedirectState`). */
export function Redirect({ to }: { readonly to: string }) {
  const { state } = useLocation()
  return <Navigate to={to} replace state={state} />
}
