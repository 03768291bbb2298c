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
    const { fetch, cart, notify } = shell
    return { tenant, session, fetch, cart, notify, report }
  }, [shell, tenant, session, report])
}
