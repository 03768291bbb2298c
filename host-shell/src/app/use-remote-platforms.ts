import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { BootRemote, User } from '@platform/shared-contracts/http'
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
    const { cart, notify, page, install, language } = shell
    // The server rendered for an anonymous visitor, so only such a session may use the inlined answers.
    const visitorPage = session.status === 'anonymous' ? { page } : {}
    const common = {
      ...{ tenant, session, fetch: remoteFetch(shell, session.user), cart, notify, language },
      ...visitorPage,
      ...(install && { install }),
    }
    return remotes.map((remote) => ({
      remote,
      platform: { ...common, report: (error: unknown) => report(error, remote) },
    }))
  }, [shell, tenant, session, remotes, report])
}

/**
 * A page may still send requests after its user has logged out, or after another user has logged in in another tab. Such a
 * request must not be sent with the token of another user: it gets a 401, which ends no session.
 */
function remoteFetch({ fetch, session: { belongsTo } }: ShellServices, user: User | null): Platform['fetch'] {
  if (!user) return fetch
  return async (path, init) =>
    belongsTo(user.id) ? fetch(path, init) : Response.json({ message: '' }, { status: 401 })
}
