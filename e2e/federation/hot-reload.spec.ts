import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { firstBuild, startDevServer } from '../../scripts/dev/dev-server.ts'
import { developmentShell } from '../../scripts/dev/dev-shell.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import { counter, scratchRemote, type ScratchRemote } from '../fixtures/remotes/scratch-remote.ts'
import { expect, test as base } from '../fixtures/test.ts'

interface Development {
  readonly url: string
  readonly scratch: ScratchRemote
  /** A remote of the same files under another name. */
  readonly twin: ScratchRemote
}

/** What `npm run dev -- --only` starts: remotes from their development servers, in the built rest. */
const test = base.extend<{ readonly development: Development }>({
  development: async ({ watched }, use) => {
    // The page looks for its development servers until the browser is closed, which is after those servers.
    watched.allow(/Download the React DevTools|WebSocket.*ERR_CONNECTION_REFUSED/)
    const scratch = scratchRemote('scratch-remote', counter('scratch'))
    const twin = scratchRemote('twin-remote', counter('twin'))
    const remotes = [
      { id: 'scratch', folder: scratch.folder },
      { id: 'twin', folder: twin.folder },
    ]
    const devServers = await Promise.all(
      remotes.map(async ({ id, folder }) =>
        startDevServer({ name: `remote-${id}`, folder }, await freePort()),
      ),
    )
    const dataDir = mkdtempSync(join(tmpdir(), 'platform-hot-'))
    for (const devServer of devServers) await firstBuild(devServer, 'release.json')
    const server = await startServer({
      port: await freePort(),
      host: '127.0.0.1',
      dataDir,
      env: {
        SHELL_DIST: await developmentShell(),
        SEED_DEMO: '0',
        RELEASE_IMPORT: '',
        DEV_REMOTES: remotes.map(({ id }, at) => `${id}=${devServers[at]?.url}`).join(','),
      },
    })
    await use({ url: server.url, scratch, twin })
    for (const { process: child } of devServers) child.kill('SIGTERM')
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
    for (const remote of [scratch, twin]) remote.remove()
  },
})

// Builds, a database and a server come up first.
test.describe.configure({ timeout: 240_000 })

const PAGE = 'src/counter/counter.route.tsx'
const button = (page: Page) => page.getByRole('main').getByRole('button')

/** Within the document, as a link does. */
async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('preserves state across edits of a remote and reloads only where necessary', async ({
  page,
  development,
  watched,
}) => {
  const { url, scratch, twin } = development
  const counts = button(page)
  await page.goto(`${url}/scratch`)
  await counts.click()
  await counts.click()
  await expect(counts).toHaveText('Count 2')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // A document that is just being left rejects the call.
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window).catch(() => false)

  await test.step('a component', async () => {
    scratch.edit(PAGE, '{label} {count}', '{label} is now {count}')
    await expect(counts).toHaveText('Count is now 2')
  })
  await test.step('a module that a component imports', async () => {
    scratch.edit('src/counter/label.ts', "'Count'", "'Number'")
    await expect(counts).toHaveText('Number is now 2')
  })
  await test.step('a style', async () => {
    scratch.edit('src/counter/counter.module.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
    await expect(counts).toHaveCSS('color', 'rgb(4, 5, 6)')
  })
  await test.step('an error is shown, and fixing it preserves state', async () => {
    watched.allow(/webpack-dev-server|Module build failed|TS1\d\d\d/)
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay')
    scratch.edit(PAGE, '{label} is now', '{label is now')
    await expect(overlay.getByText(/counter\.route\.tsx/).first()).toBeVisible()
    scratch.edit(PAGE, '{label is now', '{label} is still')
    await expect(counts).toHaveText('Number is still 2')
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0)
  })
  await counts.click()
  await expect(counts).toHaveText('Number is still 3')

  await test.step('a component of another remote at the same path is a different component', async () => {
    await move(page, '/twin')
    await expect(counts).toHaveText('Count 0')
    await counts.click()
    twin.edit(PAGE, '{label} {count}', 'Twin {count}')
    await expect(counts).toHaveText('Twin 1')
    await move(page, '/scratch')
    await expect(counts).toHaveText('Number is still 0')
  })
  expect(await isSameDocument()).toBe(true)

  await test.step('the list of routes', async () => {
    const other = `{ path: '/scratch/other', lazy: () => import('./counter/counter.route.tsx') }`
    scratch.edit('src/remote.ts', 'routes: [', `routes: [${other}, `)
    await expect.poll(isSameDocument).toBe(false)
    await expect(counts).toHaveText('Number is still 0')
  })
})
