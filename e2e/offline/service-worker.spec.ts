import type { Page } from '@playwright/test'
import { expect, test } from '../federation/federation-test.ts'
import type { FaultyNetwork } from '../fixtures/faulty-network.ts'
import { buildRemote, platformTeam } from '../fixtures/remotes/platform-command.ts'
import { expectCached } from '../fixtures/expect-cached.ts'
import { scratchRemote } from '../fixtures/remotes/scratch-remote.ts'
import { emailOf, signInAt } from '../fixtures/people/sign-in.ts'

test.use({ serviceWorkers: 'allow' })

const FILES = /^\/(shell|releases)\//

/** Afterwards, only the service worker can save a request. */
async function forgetBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
}

/** The paths that are requested while `work` runs. */
async function pathsRequestedDuring(
  network: FaultyNetwork,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = network.requestedPaths().length
  await work()
  return network.requestedPaths().slice(before)
}

/** Paths whose use the worker has recorded, to know which documents expire first. */
function notedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('workbox-expiration')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opened = indexedDB.open('workbox-expiration')
      opened.onerror = () => reject(opened.error)
      opened.onsuccess = () => {
        const read = opened.result.transaction('cache-entries').objectStore('cache-entries').getAll()
        read.onerror = () => reject(read.error)
        read.onsuccess = () => {
          opened.result.close()
          resolve(read.result.map(({ url }: { url: string }) => new URL(url).pathname))
        }
      }
    })
  })
}

const isReady = (page: Page) => expect(page.locator('#root')).toHaveAttribute('data-ready')

test('requests only the document on a second visit, and no file of the shell or a release', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/free-resources`)
  await expectCached(page, '/free-resources')
  await forgetBrowserCache(page)
  const requestedPaths = await pathsRequestedDuring(network, async () => {
    await page.goto(`${network.url}/free-resources`)
    await isReady(page)
  })
  expect(requestedPaths).toContain('/free-resources')
  expect(requestedPaths.filter((path) => FILES.test(path))).toEqual([])
})

test('stores files that were loaded while the worker did not know yet which release runs', async ({
  page,
  network,
}) => {
  let answer = () => undefined as void
  network.break(/^\/offline\.html/, { until: new Promise<void>((resolve) => (answer = resolve)) })
  await page.goto(`${network.url}/free-resources`)
  await expect.poll(() => network.requestedPaths()).toContain('/offline.html')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  answer()
  await expectCached(page, '/free-resources')
})

test('opens pages that were read or reached by a link without a network', async ({ page, network }) => {
  await signInAt(page, network.url, emailOf('subscriber', 'oncall'))
  await page.goto(`${network.url}/free-resources`)
  await expectCached(page, '/free-resources')
  await page.getByRole('banner').getByRole('link', { name: 'Progress' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /progress/i })).toBeVisible()
  await page.evaluate(() => caches.open('person').then((cache) => cache.put('/note', new Response('mine'))))
  await forgetBrowserCache(page)

  network.break(/./, 'cut')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /progress/i })).toBeVisible()
  await page.goto(`${network.url}/free-resources`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resources/i)
  await isReady(page)

  network.heal()
  await page.reload()
  expect(await notedPaths(page)).toContain('/free-resources')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Daniela Ortiz/ })
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('person'))).toBe(false)
  await expect
    .poll(() => page.evaluate(async () => (await caches.open('documents-1')).match('/free-resources')))
    .toBeUndefined()
  await expect.poll(() => notedPaths(page)).not.toContain('/free-resources')
})

test.describe('a release that was rolled back', () => {
  test.describe.configure({ timeout: 120_000 })

  test('does not run again, with a network or without', async ({ page, network }, {
    repeatEachIndex,
    retry,
  }) => {
    // The test ends by killing the remote, so each attempt needs another id.
    const id = `kept-${repeatEachIndex}-${retry}`
    const text = (version: string) => ({
      'package.json': JSON.stringify({ name: `remote-${id}`, version, type: 'module', dependencies: {} }),
      'src/page.tsx': `export const Component = () => <h1>This is ${version}</h1>`,
    })
    const remote = scratchRemote(`${id}-remote`, {
      ...text('1.0.0'),
      'remote.json': `{ "id": "${id}", "contract": "^2.0.0", "nav": [],
        "routes": [{ "path": "/${id}", "chunk": "kept", "page": { "title": "Kept", "description": "What remains of a release that was rolled back." } }] }`,
      'webpack.config.mjs': `import { remoteConfig } from '@platform/remote-kit/webpack'
export default remoteConfig({ dir: import.meta.dirname, devPort: 0 })`,
      'src/remote.ts': `import { defineRemote } from '@platform/shared-contracts/remote'
export const remote = defineRemote({
  id: '${id}', routes: [{ path: '/${id}', lazy: () => import(/* webpackChunkName: "kept" */ './page.tsx') }] })`,
    })
    const team = await platformTeam(id)
    const deploy = async () => {
      await buildRemote(remote.folder)
      await team.platform(remote.folder, 'deploy', '--reason', 'To see what stays')
    }
    const visit = async (version: string) => {
      await page.goto(`${network.url}/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`This is ${version}`)
      await expectCached(page, `/${id}`)
    }
    const cachedReleases = () =>
      page.evaluate(async (remote) => {
        const files = await (await caches.open('files-1')).keys()
        const versions = files.map(({ url }) => url.split(`/releases/${remote}/`)[1]?.split('-')[0])
        return [...new Set(versions.filter((version) => version !== undefined))]
      }, id)
    await deploy()
    await visit('1.0.0')
    for (const [file, content] of Object.entries(text('1.1.0')))
      remote.edit(file, text('1.0.0')[file as 'package.json'], content)
    await deploy()
    await visit('1.1.0')
    await expect.poll(cachedReleases).toEqual(['1.1.0'])

    await team.platform(remote.folder, 'rollback', id, '--reason', 'It was no good')
    await forgetBrowserCache(page)
    await visit('1.0.0')
    await expect.poll(cachedReleases).toEqual(['1.0.0'])
    network.break(/./, 'cut')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is 1.0.0')
    await isReady(page)
    await team.platform(remote.folder, 'kill', id, '--reason', 'The test is over')
    remote.remove()
  })
})
