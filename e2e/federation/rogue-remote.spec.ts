import type { Page } from '@playwright/test'
import type { RogueFault } from '@platform/remote-kit/faults'
import { buildRemote, platformTeam, type PlatformTeam } from '../fixtures/remotes/platform-command.ts'
import { rogueFiles } from '../fixtures/remotes/rogue-remote.ts'
import { scratchRemote, type ScratchRemote } from '../fixtures/remotes/scratch-remote.ts'
import { sendRelease } from '../fixtures/remotes/send-release.ts'
import { expect, test } from '../fixtures/test.ts'
import { productUrl } from '../fixtures/tenants.ts'

let team: PlatformTeam
let remote: ScratchRemote
let release: string

// One deployed rogue remote serves all the tests; two workers would deploy it twice.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  remote = scratchRemote('rogue-remote', rogueFiles('1.0.0'))
  await buildRemote(remote.folder)
  team = await platformTeam('rogue')
  release = await sendRelease(remote.folder, team.token)
  // An earlier attempt may have ended with the kill switch on.
  await team.platform(remote.folder, 'kill', 'rogue', '--lift', '--reason', 'Another attempt')
})
test.afterAll(async () => {
  await team.platform(remote.folder, 'kill', 'rogue', '--reason', 'The test is over')
  remote.remove()
})

test.beforeEach(async ({ watched, signInAs }) => {
  // The rogue's errors are expected in the console.
  watched.allow(/./)
  await signInAs('super')
})

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be shown' })

/** The header responds, the user is signed in, and another remote works, without a reload. */
async function expectTheRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: /Simone Adler/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Free Resources' }).first().click()
  await expect(page).toHaveURL(/\/free-resources$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failure(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Progress' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /progress/i })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

const BROKEN_AT_ONCE: readonly (readonly [RogueFault, string])[] = [
  ['import', 'throws at import'],
  ['no-page', 'has no page where it lists one'],
  ['mount', 'throws at mount'],
  ['effect', 'loops in an effect'],
]

for (const [fault, what] of BROKEN_AT_ONCE)
  test(`confines a remote that ${what} to its own area and reports it`, async ({ page }) => {
    const report = page.waitForRequest(/\/api\/reports$/)
    await page.goto(`/rogue-${fault}`)
    await expect(failure(page)).toBeVisible({ timeout: 20_000 })
    expect((await report).postDataJSON()).toMatchObject({ remote: 'rogue', version: release })
    await expectTheRestWorks(page)
  })

test('catches a remote that throws in a later render, and can show it again', async ({ page }) => {
  await page.goto('/rogue-render')
  await page.getByRole('button', { name: 'Break' }).click()
  await expect(failure(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Fine so far' })).toBeVisible()
  await expectTheRestWorks(page)
})

test('loads a part of a page that failed to arrive on retry, without a reload', async ({ page }) => {
  const part = /\/releases\/rogue\/.*\/details[.-](.*\.)?js$/
  await page.route(part, (route) => route.abort('connectionreset'))
  await page.goto('/rogue-parts')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(failure(page)).toContainText('It did not load')
  await page.unroute(part)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByText('All the details')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const [fault, heading] of [
  ['leak', 'Leaking'],
  ['promise', 'Rejecting'],
] as const)
  test(`protects other pages from a remote that leaves a ${fault} behind`, async ({ page }) => {
    await page.goto(`/rogue-${fault}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectTheRestWorks(page)
  })

test('refuses a remote that claims a path of another remote, which continues to work', async ({ page }) => {
  const files = rogueFiles('1.1.0')
  const taken = scratchRemote('rogue-taken', {
    ...files,
    'remote.json': files['remote.json']?.replace('/rogue-leak', '/progress') ?? '',
    'src/remote.ts': files['src/remote.ts']?.replace('/rogue-leak', '/progress') ?? '',
  })
  await buildRemote(taken.folder)
  await expect(sendRelease(taken.folder, team.token)).rejects.toThrow('/progress is taken: remote learner')
  taken.remove()
  await page.goto('/progress')
  await expect(page.getByRole('heading', { level: 1, name: /progress/i })).toBeVisible()
})

test('refuses to deploy such a release from the kit and reports the fault of each page', async () => {
  const output = await team.platform(remote.folder, 'deploy', '--dist', 'dist').catch(String)
  for (const what of ['thrown at import', 'thrown at mount', 'Maximum update depth', 'thrown at unmount'])
    expect(output).toContain(what)
})

test('removes a killed release from the next visit and restores it when the kill is lifted', async ({
  page,
}) => {
  await team.platform(remote.folder, 'kill', 'rogue', '--release', release, '--reason', 'It does harm')
  await page.goto('/rogue-render')
  await expect(failure(page)).toBeVisible()
  await expectTheRestWorks(page)
  await team.platform(
    remote.folder,
    'kill',
    'rogue',
    '--release',
    release,
    '--lift',
    '--reason',
    'For the next test',
  )
  await page.goto(`${productUrl()}/rogue-render`)
  await expect(page.getByRole('heading', { name: 'Fine so far' })).toBeVisible()
})
