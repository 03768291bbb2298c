import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PlatformContext, type Platform } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'
import { AdminRoot } from '../app/admin-root.tsx'

interface Options {
  readonly platform?: Partial<Platform>
  /** Route pattern and address, when the page reads parameters. */
  readonly path?: string
  readonly at?: string
}

/** Shows one page of the remote as the shell does: platform, store and router around it. */
export function renderPage(Page: ComponentType, { platform, path = '/', at = path }: Options = {}) {
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <AdminRoot>
            <Page />
          </AdminRoot>
        ),
      },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  const providedPlatform = fakePlatform(platform)
  return render(
    <PlatformContext value={providedPlatform}>
      <RouterProvider router={router} />
    </PlatformContext>,
  )
}
