import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { Platform } from '@platform/shared-contracts/remote'
import { useShell, type ShellServices } from './shell-services.ts'

/** The platform that the shell gives a remote: a new one for each session and tenant. */
export function useRemotePlatform(report: Platform['report']): Platform {
  const shell = useShell()
  const tenant = useStore(shell.tenant.config)
  const session = useStore(shell.session.state)
  return useMemo(() => {
    const { cart, notify, page } = shell
    // What was rendered is what an anonymous visitor may know.
    const visitorPage = session.status === 'anonymous' ? { page } : {}
    return { tenant, session, fetch: remoteFetch(shell), cart, notify, report, ...visitorPage }
  }, [shell, tenant, session, report])
}

/** A page that is taken down by a logout may still have something to say: by then nobody is there to say it. */
function remoteFetch({ fetch, session }: ShellServices): Platform['fetch'] {
  if (session.state.get().status !== 'signedIn') return fetch
  return async (path, init) =>
    session.hasLoggedOut() && session.state.get().status === 'anonymous'
      ? Response.json({ message: '' }, { status: 401 })
      : fetch(path, init)
}
