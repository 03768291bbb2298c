import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { TrainingModule } from '@platform/shared-contracts/http'
import { PlatformContext } from '@platform/shared-contracts/remote'
import { fakePlatform } from '@platform/shared-contracts/testing'
import { LearnerRoot } from './learner-root.tsx'
import { useListModulesQuery } from './modules.api.ts'

const MODULES: TrainingModule[] = [
  {
    code: 'IC0110',
    title: 'Ladder Safety',
    standard: '29 CFR 1926.1053',
    minutes: 40,
    priceCents: 2000,
    renewal: 'Every year',
    lessons: [],
  },
]

function Titles() {
  const { data } = useListModulesQuery()
  return <p>{data ? data.map(({ title }) => title).join() : 'on their way'}</p>
}

function page(platform = fakePlatform({ fetch: async () => Response.json(MODULES) })) {
  const shown = render(
    <PlatformContext value={platform}>
      <MemoryRouter>
        <LearnerRoot>
          <Titles />
        </LearnerRoot>
      </MemoryRouter>
    </PlatformContext>,
  )
  return { ...shown, platform }
}

it('has what was loaded for whoever comes back from a page of another remote', async () => {
  const { platform, unmount } = page()
  expect(await screen.findByText('Ladder Safety')).toBeVisible()
  unmount()
  page(platform)
  expect(screen.getByText('Ladder Safety')).toBeVisible()
})

it('begins anew for another session or tenant', async () => {
  const { unmount } = page()
  expect(await screen.findByText('Ladder Safety')).toBeVisible()
  unmount()
  page(fakePlatform({ fetch: () => new Promise(() => undefined) }))
  expect(screen.getByText('on their way')).toBeVisible()
})
