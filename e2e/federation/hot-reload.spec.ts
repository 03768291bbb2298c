import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstBuild, startDevServer } from '../../scripts/run/dev-server.ts'
import { developmentShell } from '../../scripts/run/dev-shell.ts'
import { freePort, startServer } from '../../scripts/run/server.ts'
import { scratchRemote, type ScratchRemote } from '../fixtures/scratch-remote.ts'
import { expect, test as base } from '../fixtures/test.ts'

interface Development {
  readonly url: string
  readonly remote: ScratchRemote
}

/** What `npm run dev -- --only` starts: one remote from its development server, in the built rest. */
const test = base.extend<{ readonly development: Development }>({
  development: async ({ watched }, use) => {
    // The page looks for its development server until the browser is closed, which is after that server.
    watched.allow(/Download the React DevTools|WebSocket.*ERR_CONNECTION_REFUSED/)
    const remote = scratchRemote()
    const devServer = startDevServer({ name: 'remote-scratch', folder: remote.folder }, await freePort())
    const dataDir = mkdtempSync(join(tmpdir(), 'platform-hot-'))
    await firstBuild(devServer, 'release.json')
    const server = await startServer({
      port: await freePort(),
      host: '127.0.0.1',
      dataDir,
      env: {
        SHELL_DIST: await developmentShell(),
        SEED_DEMO: '0',
        RELEASE_IMPORT: '',
        DEV_REMOTES: `scratch=${devServer.url}`,
      },
    })
    await use({ url: server.url, remote })
    devServer.process.kill('SIGTERM')
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
    remote.remove()
  },
})

// A build, a database and a server come up first.
test.describe.configure({ timeout: 240_000 })

test('a change of a remote shows without a reload and keeps state', async ({ page, development }) => {
  const { url, remote } = development
  await page.goto(`${url}/scratch`)
  const counter = page.getByRole('main').getByRole('button')
  await counter.click()
  await counter.click()
  await expect(counter).toHaveText('Count 2')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await test.step('a component', async () => {
    remote.edit('src/counter/counter.route.tsx', '{label} {count}', '{label} is now {count}')
    await expect(counter).toHaveText('Count is now 2')
  })
  await test.step('a module that a component imports', async () => {
    remote.edit('src/counter/label.ts', "'Count'", "'Number'")
    await expect(counter).toHaveText('Number is now 2')
  })
  await test.step('a style', async () => {
    remote.edit('src/counter/counter.module.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
    await expect(counter).toHaveCSS('color', 'rgb(4, 5, 6)')
  })
  await counter.click()
  await expect(counter).toHaveText('Number is now 3')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
