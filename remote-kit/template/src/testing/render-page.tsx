import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PlatformContext, type Platform } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'
import { StarterRoot } from '../app/starter-root.tsx'

interface Options {
  readonly platform?: Partial<Platform>
  readonly at?: string
}

/** Shows one page as the shell does: platform, router and this remote's own root around it. */
export function renderPage(Page: ComponentType, { platform, at = '/' }: Options = {}) {
  return render(
    <PlatformContext value={fakePlatform(platform)}>
      <MemoryRouter initialEntries={[at]}>
        <StarterRoot>
          <Page />
        </StarterRoot>
      </MemoryRouter>
    </PlatformContext>,
  )
}
