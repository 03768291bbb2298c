import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import type { Platform } from '@platform/shared-contracts/remote'
import { useShell } from './shell-services.ts'

/** What the shell lends a remote: a new one for each session and tenant. */
export function useLentPlatform(report: Platform['report']): Platform {
  const shell = useShell()
  const tenant = useStore(shell.tenant.config)
  const session = useStore(shell.session.state)
  return useMemo(() => {
    const { fetch, cart, notify, page } = shell
    // What was rendered is what an anonymous visitor may know.
    const lentPage = page && session.status === 'anonymous' ? { page } : {}
    return { tenant, session, fetch, cart, notify, report, ...lentPage }
  }, [shell, tenant, session, report])
}
