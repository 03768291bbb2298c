import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { useShell } from '../app/shell-services.ts'
import { applyPageHead } from './apply-page-head.ts'
import { pageHead } from './page-head.ts'

/** Keeps the head of the document true to the path and the tenant. */
export function Metadata() {
  const { tenant, routes, config } = useShell()
  const current = useStore(tenant.config)
  const language = useStore(locale)
  const { pathname } = useLocation()
  useEffect(() => {
    const around = { language, tenant: current, routes, config, address: location }
    applyPageHead(pageHead(pathname, around), document)
  }, [pathname, language, current, routes, config])
  return null
}
