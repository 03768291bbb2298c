import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PlatformContext, type Platform } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'

interface Options {
  readonly platform?: Partial<Platform>
  /** Route pattern and address, when the page reads parameters. */
  readonly path?: string
  readonly at?: string
}

/** Shows one page of the remote as the shell does; answers the router, to see where a click has led. */
export function renderPage(Page: ComponentType, { platform, path = '/', at = path }: Options = {}) {
  const router = createMemoryRouter(
    [
      { path, element: <Page /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [at],
    },
  )
  const shown = render(
    <PlatformContext value={fakePlatform(platform)}>
      <RouterProvider router={router} />
    </PlatformContext>,
  )
  return { ...shown, router }
}
