import { buildRemote, platformTeam, type PlatformTeam } from '../fixtures/remotes/platform-command.ts'
import { type RemoteFiles, scratchRemote, type ScratchRemote } from '../fixtures/remotes/scratch-remote.ts'
import { expect, test } from './federation-test.ts'

const PAGE = `import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
const Details = lazy(() => import(/* webpackChunkName: "details" */ './details.tsx'))
function Page() {
  const [isOpen, setOpen] = useState(false)
  return <>
    <h1>NAME VERSION</h1>
    <label>Note <input /></label>
    <button onClick={() => setOpen(true)}>Details</button>
    <Link to="/OTHER">Over to OTHER</Link>
    {isOpen && <Suspense><Details /></Suspense>}
  </>
}
export { Page as Component }`

/** A remote of one page, with a part that comes later and a link to the page of another one. */
function pageFiles(id: string, other: string, version: string): RemoteFiles {
  const page = { title: `The ${id}`, description: `What goes on in the ${id}.` }
  const listing = { id, contract: '^2.0.0', routes: [{ path: `/${id}`, chunk: id, page }], nav: [] }
  return {
    'package.json': JSON.stringify({ name: `remote-${id}`, version, type: 'module', dependencies: {} }),
    'remote.json': JSON.stringify(listing),
    'webpack.config.mjs': `import { remoteConfig } from '@platform/remote-kit/webpack'
export default remoteConfig({ dir: import.meta.dirname, devPort: 0 })`,
    'src/remote.ts': `import { defineRemote } from '@platform/shared-contracts/remote'
export const remote = defineRemote({
  id: '${id}',
  routes: [{ path: '/${id}', lazy: () => import(/* webpackChunkName: "${id}" */ './page.tsx') }],
})`,
    'src/page.tsx': PAGE.replace('NAME', id).replace('VERSION', version).replaceAll('OTHER', other),
    'src/details.tsx': `export default function Details() { return <p>Details of ${version}</p> }`,
  }
}

let team: PlatformTeam
let builds: readonly ScratchRemote[]

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const hall = scratchRemote('hall', pageFiles('hall', 'ward', '1.0.0'))
  const wards = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
    scratchRemote(`ward-${version}`, pageFiles('ward', 'hall', version)),
  )
  builds = [...wards, hall]
  for (const { folder } of builds) await buildRemote(folder)
  team = await platformTeam('ward')
  await deploy(0)
  await (await platformTeam('hall')).platform(hall.folder, 'deploy')
})
test.afterAll(() => builds.forEach((build) => build.remove()))

const deploy = (at: number) => team.platform(builds[at]?.folder ?? '', 'deploy', '--reason', 'A new version')

test('offers a new release to a user on its page without breaking the page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/ward')
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  const notice = page.getByRole('region', { name: 'Update' })
  await deploy(1)

  await test.step('later parts still come from the running release', async () => {
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText('Details of 1.0.0')).toBeVisible()
  })
  await test.step('the new release is offered, and typed text is not discarded without a warning', async () => {
    await page.getByLabel('Note').fill('Ladder 3 is loose')
    await expect(notice).toBeHidden()
    await page.clock.fastForward('05:30')
    await expect(notice).toContainText('A newer version of this page is ready.')
    await notice.getByRole('button', { name: 'Update now' }).click()
    await expect(notice).toContainText('will be lost')
    await expect(page.getByLabel('Note')).toHaveValue('Ladder 3 is loose')
  })
  await test.step('the new release loads on the same page when accepted', async () => {
    await notice.getByRole('button', { name: 'Update anyway' }).click()
    await expect(page.getByRole('heading', { name: 'ward 1.1.0' })).toBeVisible()
    await expect(page).toHaveURL(/\/ward$/)
  })
})

test('does not ask again after Later, and loads the release when the user returns to the page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/ward')
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  await deploy(2)
  await page.clock.fastForward('05:30')
  const notice = page.getByRole('region', { name: 'Update' })
  await notice.getByRole('button', { name: 'Later' }).press('Enter')
  await expect(notice).toBeHidden()
  await page.clock.fastForward('05:30')
  await expect(page.getByRole('heading', { name: 'ward 1.1.0' })).toBeVisible()
  await expect(notice).toBeHidden()

  await page.getByRole('link', { name: 'Over to hall' }).click()
  await expect(page.getByRole('heading', { name: 'hall 1.0.0' })).toBeVisible()
  await page.getByRole('link', { name: 'Over to ward' }).click()
  await expect(page.getByRole('heading', { name: 'ward 1.2.0' })).toBeVisible()
})

test('never runs a later part with changed bytes, and reports it to the user and the registry', async ({
  page,
  network,
}) => {
  const tampered = (body: Buffer) => ({ body: `${body.toString()}\n;globalThis.tampered = true` })
  network.break(/^\/releases\/ward\/.*\/details/, tampered)
  await page.goto(`${network.url}/ward`)
  await expect(page.locator('#root')).toHaveAttribute('data-ready')
  const report = page.waitForResponse(/\/api\/reports$/)
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('alert')).toContainText('Its files do not match the published version')
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  const reportResponse = await report
  expect([reportResponse.status(), reportResponse.request().postDataJSON()]).toMatchObject([
    204,
    { remote: 'ward', phase: 'integrity' },
  ])
  const health = await team.platform(builds[0]?.folder ?? '', 'health', 'ward')
  const { releases } = health as { releases: { release: string; failures: number }[] }
  expect(releases.find(({ release }) => release.startsWith('1.2.0'))?.failures).toBeGreaterThan(0)
})
