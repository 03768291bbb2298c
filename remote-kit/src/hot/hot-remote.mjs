import { hot } from './hot-components.mjs'
import { remote as written } from 'the-remote'

/** The remote with its pages and its root in their stand-ins: the shell holds on to what it was given first. */
export const remote = {
  ...written,
  ...(written.Root ? { Root: hot(written.Root) } : {}),
  routes: written.routes.map(({ path, lazy }) => ({
    path,
    lazy: async () => {
      const page = await lazy()
      return { ...page, Component: hot(page.Component) }
    },
  })),
}
