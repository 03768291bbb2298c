import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { ROOT } from '../../scripts/run/paths.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const BUILD = join(ROOT, 'remote-public/dist')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A build as a developer serves it on their own machine. */
function serveBuild(requestedUrls: string[]): Server {
  return createServer(({ url = '/' }, response) => {
    requestedUrls.push(url)
    const file = join(BUILD, new URL(url, 'http://local').pathname)
    if (!file.startsWith(BUILD) || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    })
    createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
}

let server: Server
let url: string
const requestedUrls: string[] = []
test.beforeAll(async () => {
  server = serveBuild(requestedUrls)
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}/`
})
test.afterAll(() => void server.close())

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Platform panel' }).click()
  return page.getByRole('dialog', { name: 'Platform panel' })
}

/** The addresses that the page has requested since its last navigation; grows. */
function requestsOfDocument(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.length = 0
    requests.push(request.url())
  })
  return requests
}

test.describe('platform panel (spec sections 2 and 6)', () => {
  for (const role of ['subscriber', 'admin'] as const)
    test(`is not shown to a ${role}`, async ({ page, signInAs }) => {
      await signInAs(role)
      await page.goto('/#platform-panel')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Platform panel' })).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('shows a super admin the release of each remote, the reason, load time and errors', async ({
    page,
    signInAs,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(request.url()))
    await signInAs('super')
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Platform panel' })).toBeVisible()
    expect(scripts.filter((url) => url.includes('platform-panel'))).toEqual([])
    const panel = await openPanel(page)
    await expect(panel).toContainText('Tenant oncall')
    const card = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'public' }) })
    await expect(card).toContainText(/\d+\.\d+\.\d+-[0-9a-f]{12}/)
    await expect(card).toContainText(/Entry in \d+ ms, page in \d+ ms/)
    await expect(card).toContainText('0 on this page')
    await card.getByText('Why this release').click()
    await expect(card).toContainText(/serving \d+\.\d+\.\d+-/)
    await expect(panel.getByText('Latest errors from all browsers')).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  test('loads one remote from this machine, for this browser only, and ends that', async ({
    page,
    signInAs,
    anotherPerson,
  }) => {
    await signInAs('super')
    await page.goto('/privacy')
    const panel = await openPanel(page)
    await panel.getByLabel('Address').fill(url)
    await panel.getByRole('button', { name: 'Use this build' }).click()
    await expect(panel.getByText(`This browser session loads public from ${url}`)).toBeVisible()
    expect(requestedUrls).toContain('/release.json')
    expect(requestedUrls.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(/privacy/i)

    // Counted in the other browser: this one may still prefetch pages from the build.
    const other = await anotherPerson(null)
    const otherRequests = requestsOfDocument(other)
    await other.goto('/privacy')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other.locator('#root')).toHaveAttribute('data-ready')
    expect(otherRequests.filter((address) => address.startsWith(url))).toEqual([])

    const requests = requestsOfDocument(page)

    await panel.getByRole('button', { name: 'Use the release' }).click()
    await expect(panel.getByRole('button', { name: 'Use this build' })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: 'public' }).first()).toContainText(
      /-[0-9a-f]{12}/,
    )
    expect(requests.filter((address) => address.startsWith(url))).toEqual([])
  })

  test('offers an override of the Module Federation devtools, but applies it only through the server', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super')
    await page.goto('/privacy')
    await page.evaluate(
      (entry) =>
        localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { remote_public: entry } })),
      `${url}mf-manifest.json`,
    )
    const seen = requestedUrls.length
    await page.reload()
    const panel = await openPanel(page)
    await expect(panel.getByLabel('Address')).toHaveValue(url)
    await expect(panel).toContainText(`devtools in this browser point to ${url}`)
    expect(requestedUrls).toHaveLength(seen)
    await panel.getByRole('button', { name: 'Use this build' }).click()
    await expect(panel.getByText(`This browser session loads public from ${url}`)).toBeVisible()
    const described = () =>
      page.evaluate(() => {
        const { __FEDERATION__: federation } = window as unknown as {
          readonly __FEDERATION__: { readonly moduleInfo: object }
        }
        return Object.keys(federation.moduleInfo).join()
      })
    await expect.poll(described).toContain(`remote_public:${url}`)
    await panel.getByRole('button', { name: 'Use the release' }).click()
    await expect(panel.getByRole('button', { name: 'Use this build' })).toBeVisible()
  })

  test('reports a missing build', async ({ page, signInAs, watched }) => {
    watched.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/)
    await signInAs('super')
    await page.goto('/privacy')
    const panel = await openPanel(page)
    await panel.getByLabel('Address').fill('http://localhost:39999/')
    await panel.getByRole('button', { name: 'Use this build' }).click()
    await expect(panel.getByText(/Could not read release.json at http:\/\/localhost:39999\//)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Use this build' })).toBeVisible()
  })
})
