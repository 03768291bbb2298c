import {
  createElement,
  Fragment,
  Suspense,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { PlatformContext, type Platform } from '@platform/shared-contracts/remote'
import { fakePlatform } from './fake-platform.ts'

export interface PageOptions {
  readonly platform?: Partial<Platform>
  /** Route pattern and address, when the page reads parameters. */
  readonly path?: string
  readonly at?: string
}

export interface PageInShell {
  /** For the `render` of a testing library. */
  readonly element: ReactElement
  readonly router: ReturnType<typeof createMemoryRouter>
}

type Root = ComponentType<{ readonly children: ReactNode }>

/** One page of a remote as the shell shows it: platform and router around it, then the remote's own root, where it has one. */
export function pageInShell(
  Page: ComponentType,
  { Root = Fragment, platform, path = '/', at = path }: PageOptions & { readonly Root?: Root } = {},
): PageInShell {
  const page = createElement(Suspense, null, createElement(Page))
  const router = createMemoryRouter(
    [
      { path, element: createElement(Root, null, page) },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  const value = fakePlatform(platform)
  return {
    element: createElement(PlatformContext, { value }, createElement(RouterProvider, { router })),
    router,
  }
}
