import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { BootRemote } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { useShell, type ShellServices } from './shell-services.ts'

export interface RemotePlatform {
  readonly remote: BootRemote
  readonly platform: Platform
}

/**
 * Each remote with its `Platform`, which is new for each session and tenant. In between, a remote that the user leaves
 * and opens again gets the same object and can find the data that it stored under it.
 */
export function useRemotePlatforms(
  remotes: readonly BootRemote[],
  report: (error: unknown, remote: BootRemote) => void,
): readonly RemotePlatform[] {
  const shell = useShell()
  const tenant = useStore(shell.tenant.config)
  const session = useStore(shell.session.state)
  return useMemo(() => {
    const { cart, notify, page } = shell
    // The server rendered for an anonymous visitor, so only such a session may use the inlined answers.
    const visitorPage = session.status === 'anonymous' ? { page } : {}
    const common = { tenant, session, fetch: remoteFetch(shell), cart, notify, ...visitorPage }
    return remotes.map((remote) => ({
      remote,
      platform: { ...common, report: (error: unknown) => report(error, remote) },
    }))
  }, [shell, tenant, session, remotes, report])
}

/** A page that a logout unmounts may still send requests. There is no session for them any more: they get a 401. */
function remoteFetch({ fetch, session }: ShellServices): Platform['fetch'] {
  if (session.state.get().status !== 'signedIn') return fetch
  return async (path, init) =>
    session.hasLoggedOut() && session.state.get().status === 'anonymous'
      ? Response.json({ message: '' }, { status: 401 })
      : fetch(path, init)
}
