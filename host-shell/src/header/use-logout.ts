import { useNavigate } from 'react-router-dom'
import { useShell } from '../app/shell-services.ts'

/** Ends the session and goes home; replaced in the history, so that Back does not lead to a page that is closed now. */
export function useLogout(): () => void {
  const { session } = useShell()
  const navigate = useNavigate()
  return () => {
    void session.logout().then(() => navigate('/', { replace: true }))
  }
}
