import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { useShell } from '../app/shell-services.ts'
import { whenIdleOrUsed } from '../lib/when-idle.ts'

const load = () => import(/* webpackChunkName: "page-head" */ './write-page-head.ts')

/**
 * Keeps the head of the document true to the path, the tenant and the language. The document came with its own, so what
 * writes it comes when the page reacts.
 */
export function Metadata() {
  const { tenant, routes, config, report } = useShell()
  const current = useStore(tenant.config)
  const language = useStore(locale)
  const { pathname } = useLocation()
  const isOfDocument = useRef(true)
  useEffect(() => {
    void whenIdleOrUsed(() => undefined).then(() => load().catch(report))
  }, [report])
  useEffect(() => {
    if (isOfDocument.current) {
      isOfDocument.current = false
      return
    }
    let isLeft = false
    const around = { language, tenant: current, routes, config }
    load()
      .then(({ writePageHead }) => writePageHead(document, pathname, around, () => isLeft))
      .catch(report)
    return () => {
      isLeft = true
    }
  }, [pathname, language, current, routes, config, report])
  return null
}
