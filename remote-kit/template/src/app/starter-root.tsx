import { configureStore } from '@reduxjs/toolkit'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { starterApi } from './starter-api.ts'

function createStarterStore(platform: Platform) {
  return configureStore({
    reducer: { [starterApi.reducerPath]: starterApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform } } }).concat(starterApi.middleware),
  })
}

/** One store for each `Platform`: the shell mounts this again when the session or the tenant changes. */
export function StarterRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform()
  const [store] = useState(() => createStarterStore(platform))
  return <Provider store={store}>{children}</Provider>
}
