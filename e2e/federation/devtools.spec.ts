import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

interface FederationWindow {
  readonly __FEDERATION__: {
    readonly __SHARE__: Readonly<Record<string, unknown>>
    readonly __INSTANCES__: readonly { readonly name: string }[]
    readonly moduleInfo: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
}

/** What the Module Federation devtools read from a page. */
async function readDevtools(page: Page) {
  await page.waitForFunction(() => '__FEDERATION__' in window)
  return page.evaluate(() => {
    const { __SHARE__, __INSTANCES__, moduleInfo } = (window as unknown as FederationWindow).__FEDERATION__
    return {
      moduleInfo,
      instances: __INSTANCES__.map(({ name }) => name),
      shares: Object.keys(__SHARE__).length,
    }
  })
}

test('shows the shell and its remotes to the devtools without requesting a manifest', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await page.goto('/privacy')
  // In its own time: no page waits for it.
  await expect.poll(async () => Object.keys((await readDevtools(page)).moduleInfo)).toContain('host_shell')
  const { moduleInfo, instances, shares } = await readDevtools(page)
  expect(instances).toEqual(expect.arrayContaining(['host_shell', 'remote_public']))
  expect(shares).toBeGreaterThan(0)

  const shell = moduleInfo['host_shell'] as {
    readonly remotesInfo: Readonly<Record<string, { readonly matchedVersion: string }>>
    readonly shared: readonly { readonly sharedName: string; readonly version: string }[]
  }
  expect(shell.shared).toContainEqual(
    expect.objectContaining({ sharedName: 'react', version: expect.stringMatching(/^19\./) }),
  )
  for (const id of ['public', 'learner', 'admin']) {
    const entry = shell.remotesInfo[`remote_${id}`]?.matchedVersion ?? ''
    expect(new URL(entry).pathname).toMatch(new RegExp(`^/releases/${id}/.+/remoteEntry\\..+\\.js$`))
    expect(moduleInfo[`remote_${id}:${entry}`]).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/),
      globalName: `remote_${id}`,
      publicPath: new URL('.', entry).href,
      remoteEntry: new URL(entry).pathname.split('/').pop(),
      modules: [{ moduleName: 'app' }],
    })
  }
  expect(requested.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([])
})

test.describe('an override stored by the devtools', () => {
  let server: Server
  const requestedUrls: string[] = []
  test.beforeAll(async () => {
    server = createServer(({ url = '/' }, response) => {
      requestedUrls.push(url)
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  test.afterAll(() => void server.close())

  /** Leaves in the browser what the extension leaves there, the plugin that it adds to each page included. */
  async function override(page: Page): Promise<void> {
    const { port } = server.address() as AddressInfo
    await page.addInitScript((entry) => {
      if (location.origin === 'null') return
      localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { remote_public: entry } }))
      const plugin = {
        name: 'mf-chrome-devtools-override-remotes-plugin',
        beforeRegisterRemote(args: { readonly remote: { readonly name: string } }) {
          const { overrides } = JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '{}') as {
            readonly overrides: Readonly<Record<string, string>>
          }
          const put = overrides[args.remote.name]
          if (put) Object.assign(args.remote, { entry: put, wasOverridden: true })
          return args
        },
      }
      Object.defineProperty(window, '__FEDERATION__', {
        value: { __GLOBAL_PLUGIN__: [plugin] },
        writable: true,
      })
    }, `http://localhost:${port}/remoteEntry.js`)
  }

  for (const role of [null, 'super'] as const)
    test(`has no effect for ${role ? 'a super admin without a signed override' : 'a visitor'}`, async ({
      page,
      signInAs,
    }) => {
      if (role) await signInAs(role)
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).port === String((server.address() as AddressInfo).port))
          elsewhere.push(request.url())
      })
      await override(page)
      await page.goto('/privacy')
      await expect(page.locator('#root')).toHaveAttribute('data-ready')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
      const remotes = await page.evaluate(() => {
        const { __INSTANCES__ } = (window as unknown as FederationWindow).__FEDERATION__
        const [shell] = __INSTANCES__ as unknown as readonly {
          readonly options: { readonly remotes: readonly Record<string, unknown>[] }
        }[]
        return shell?.options.remotes
      })
      expect(remotes).toContainEqual(
        expect.objectContaining({
          name: 'remote_public',
          wasOverridden: true,
          entry: expect.stringContaining('/releases/public/'),
        }),
      )
      expect((await readDevtools(page)).instances).toContain('remote_public')
      expect(elsewhere).toEqual([])
      expect(requestedUrls).toEqual([])
    })
})
