/// <reference types="vite/client" />
import '@vitejs/plugin-react/preamble'

interface Renderer {
  readonly scheduleRefresh?: unknown
}

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as {
  readonly __REACT_DEVTOOLS_GLOBAL_HOOK__?: { readonly renderers: ReadonlyMap<number, Renderer> }
}
const canRefresh = [...(hook?.renderers.values() ?? [])].some(
  ({ scheduleRefresh }) => typeof scheduleRefresh === 'function',
)

// React's production build replaces no component: what Vite would replace in place needs another page.
if (!canRefresh) import.meta.hot?.on('vite:beforeUpdate', () => location.reload())

export { remote } from 'the-remote'
