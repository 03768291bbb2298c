import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PlatformContext } from '@platform/shared-contracts/remote'
import { fakeApi, fakePlatform } from '@platform/shared-contracts/testing'
import { LearnerRoot } from './learner-root.tsx'
import { useListModulesQuery } from '../domain/course/modules.api.ts'

function Modules() {
  const { data } = useListModulesQuery()
  return <p>{data ? `${data.length} modules` : 'on their way'}</p>
}

function page(platform = fakePlatform({ fetch: fakeApi({ 'GET /modules': [] }).fetch })) {
  const shown = render(
    <PlatformContext value={platform}>
      <MemoryRouter>
        <LearnerRoot>
          <Modules />
        </LearnerRoot>
      </MemoryRouter>
    </PlatformContext>,
  )
  return { ...shown, platform }
}

it('retains loaded data when the user returns from a page of another remote', async () => {
  const { platform, unmount } = page()
  expect(await screen.findByText('0 modules')).toBeVisible()
  unmount()
  page(platform)
  expect(screen.getByText('0 modules')).toBeVisible()
})

it('starts over for another session or tenant', async () => {
  const { unmount } = page()
  expect(await screen.findByText('0 modules')).toBeVisible()
  unmount()
  page(fakePlatform({ fetch: () => new Promise(() => undefined) }))
  expect(screen.getByText('on their way')).toBeVisible()
})
