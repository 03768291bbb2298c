import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { matchPath, useLocation } from 'react-router-dom'
import { configureStore } from '@reduxjs/toolkit'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { i18n as components } from '@platform/shared-ui/i18n'
import { adminApi } from '../domain/api/admin-api.ts'
import { i18n } from './i18n.ts'

/** Pages for managers of companies. Those for staff are in the source language. */
const TRANSLATED = '/company/*'

/** One store for each `Platform`: the shell remounts the remote when the session or the tenant changes. */
export function AdminRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform()
  const [store] = useState(() => createStore(platform))
  const { pathname } = useLocation()
  const isTranslated = matchPath(TRANSLATED, pathname) !== null
  // Before the browser paints, so that no text of another language flashes.
  useLayoutEffect(() => {
    for (const catalogs of [i18n, components]) catalogs.isTranslated.set(isTranslated)
  }, [isTranslated])
  return <Provider store={store}>{children}</Provider>
}

function createStore(platform: Platform) {
  return configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform } } }).concat(adminApi.middleware),
  })
}
