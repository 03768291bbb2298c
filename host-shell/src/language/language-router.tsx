import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { Router } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { useShell } from '../app/shell-services.ts'
import { addressesIn, createPageHistory } from './page-history.ts'

/** The router of the shell in the browser: the language is in the address, and no page has to know it. */
export function LanguageRouter({ children }: { readonly children: ReactNode }) {
  const { routes } = useShell()
  const language = useStore(locale)
  const [history] = useState(createPageHistory)
  const [{ location, action }, setVisited] = useState(history.now)
  useLayoutEffect(
    () =>
      history.listen((next, flushSync) => {
        if (flushSync) setVisited(next)
        else startTransition(() => setVisited(next))
      }),
    [history],
  )
  const addressOf = useMemo(() => addressesIn(language, routes), [language, routes])
  // A new one for each language: what writes links renders again.
  const navigator = useMemo(() => history.navigator(addressOf), [history, addressOf])
  // After a choice of language, and back at an address of the language before it.
  useLayoutEffect(() => history.correct(addressOf), [history, addressOf, location])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
