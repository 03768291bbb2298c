import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { configureStore } from '@reduxjs/toolkit'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { adminApi } from '../domain/api/admin-api.ts'

/** One store for each `Platform`: the shell remounts the remote when the session or the tenant changes. */
export function AdminRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform()
  const [store] = useState(() => createStore(platform))
  return <Provider store={store}>{children}</Provider>
}

function createStore(platform: Platform) {
  return configureStore({
    reducer: { [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform } } }).concat(adminApi.middleware),
  })
}
