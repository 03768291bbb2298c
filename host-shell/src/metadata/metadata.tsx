import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { useShell } from '../app/shell-services.ts'
import { loadPageHead } from './load-page-head.ts'

/**
 * Keeps the head of the document true to the path, the tenant and the language. The document came with its own, so what
 * writes it comes when the page is idle.
 */
export function Metadata() {
  const { tenant, routes, config, report } = useShell()
  const current = useStore(tenant.config)
  const language = useStore(locale)
  const { pathname } = useLocation()
  const isOfDocument = useRef(true)
  useEffect(() => {
    if (isOfDocument.current) {
      isOfDocument.current = false
      return
    }
    let isLeft = false
    const around = { language, tenant: current, routes, config }
    loadPageHead()
      .then(({ writePageHead }) => writePageHead(document, pathname, around, () => isLeft))
      .catch(report)
    return () => {
      isLeft = true
    }
  }, [pathname, language, current, routes, config, report])
  return null
}
