/*
 * For the shell's development build. The hook that React Refresh defines, where the browser has no React DevTools, does not
 * list the renderers that register with it, as the one of the DevTools does. A remote that Vite serves has a refresh runtime of
 * its own, which starts after React DOM has registered, and looks for it in that list.
 */
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const { inject } = hook
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
