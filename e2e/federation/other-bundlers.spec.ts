import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ReleaseManifest } from '@platform/shared-contracts/http'
import { command } from '../../scripts/run/command.ts'
import { NODE } from '../../scripts/run/paths.ts'
import { platformTeam } from '../fixtures/remotes/platform-command.ts'
import { type PlatformDev, platformDev, takeFromMachine } from '../fixtures/remotes/platform-dev.ts'
import { type TeamFolder, teamFolder } from '../fixtures/remotes/team-folder.ts'
import { productUrl } from '../fixtures/tenants.ts'
import { expect, test } from './federation-test.ts'

const PAGE = 'src/courses/courses.route.tsx'
const BUNDLERS = { vite: 'vite-talks', rspack: 'rspack-talks' } as const
type Bundler = keyof typeof BUNDLERS

interface Team {
  readonly folder: TeamFolder
  readonly env: Record<string, string>
}

const teams = new Map<Bundler, Team>()
const teamOf = (bundler: Bundler) => teams.get(bundler) as Team

test.describe.configure({ mode: 'serial', timeout: 120_000 })

async function platform(bundler: Bundler, ...args: string[]): Promise<{ code: number; output: string }> {
  const { folder, env } = teamOf(bundler)
  return command(NODE, [folder.cli, ...args], { cwd: folder.folder, env })
}

function edit(bundler: Bundler, file: string, from: string | RegExp, to: string): void {
  const path = join(teamOf(bundler).folder.folder, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, edited)
}

function manifestOf(bundler: Bundler): ReleaseManifest {
  const file = join(teamOf(bundler).folder.folder, 'dist/release.json')
  return ReleaseManifest.parse(JSON.parse(readFileSync(file, 'utf8')))
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  for (const bundler of ['vite', 'rspack'] as const) {
    const name = BUNDLERS[bundler]
    const { token } = await platformTeam(name)
    const env = { PLATFORM_URL: productUrl(), PLATFORM_TOKEN: token }
    teams.set(bundler, { folder: await teamFolder(name, bundler), env })
    // Menus belong to everybody who looks at the product while this runs.
    edit(bundler, 'remote.json', /"nav": \[[^]*\]/, '"nav": []')
    edit(
      bundler,
      PAGE,
      'function Courses() {',
      'function Courses() {\n  const [likes, setLikes] = useState(0)',
    )
    edit(
      bundler,
      PAGE,
      '<p className={styles.count}>',
      '<button onClick={() => setLikes(likes + 1)}>Liked {likes}</button>\n      <p className={styles.count}>',
    )
    edit(bundler, PAGE, 'import { useStore }', "import { useState } from 'react'\nimport { useStore }")
    await platform(bundler, 'kill', name, '--lift', '--reason', 'Another attempt')
  }
})

test.afterAll(async () => {
  for (const [bundler, { folder }] of teams) {
    await platform(bundler, 'kill', BUNDLERS[bundler], '--reason', 'The test is over')
    folder.remove()
  }
})

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /talks$/ })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be shown' })

for (const bundler of ['vite', 'rspack'] as const) {
  const path = `/${BUNDLERS[bundler]}`

  test(`builds, checks and deploys a remote with ${bundler} from the command line`, async () => {
    const { code, output } = await platform(bundler, 'deploy', '--reason', 'First release')
    expect(output).toMatch(/running the conformance checks[^]*-talks 0\.1\.0-\w+ is (already )?on stable/)
    expect(code).toBe(0)
    expect(manifestOf(bundler).format).toBe(bundler === 'vite' ? 'module' : undefined)
  })

  test(`renders it on the server and runs it with the shell's React (${bundler})`, async ({
    page,
    request,
  }) => {
    // On a busy machine the first rendering may take longer than a visitor waits; the next request gets it.
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 30_000 })
      .toMatch(/<h1[^>]*>[^<]*talks/)
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    // The shell's own context, by the shell's own instance of the contract.
    await expect(page.getByText('All courses for OnCall Safety')).toBeVisible()
    await expect(page.getByText('12 courses')).toBeVisible()
    const like = page.getByRole('button', { name: /Liked/ })
    await like.click()
    await like.click()
    await expect(like).toHaveText('Liked 2')
    await expect(page.locator('li[class] h2').first()).toHaveCSS('flex-grow', '1')
  })
}

const appended = (body: Buffer) => ({ body: `${body.toString()}\n;globalThis.tampered = true` })
const restyled = (body: Buffer) => ({
  body: `${body.toString()}\nbody { outline: 7px solid red !important }`,
})

test.describe('a release of ES modules', () => {
  for (const [name, file] of [
    ['the entry', /^\/releases\/vite-talks\/.*\/remoteEntry\.js/],
    ['a module that it imports', /^\/releases\/vite-talks\/.*\/i18n-.*\.js/],
    ['the page', /^\/releases\/vite-talks\/.*\/courses\.route-.*\.js/],
  ] as const)
    test(`never runs ${name} with changed bytes`, async ({ page, network }) => {
      network.break(file, appended)
      const report = page.waitForResponse(/\/api\/reports$/)
      await page.goto(`${network.url}/vite-talks`)
      await expect(failure(page)).toContainText('Its files do not match the published version')
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      await expect(page.getByRole('banner')).toBeVisible()
      expect((await report).request().postDataJSON()).toMatchObject({
        remote: 'vite-talks',
        phase: 'integrity',
      })
    })

  test('never applies a stylesheet with changed bytes', async ({ page, network }) => {
    network.break(/^\/releases\/vite-talks\/.*\.css/, restyled)
    await page.goto(`${network.url}/vite-talks`)
    await expect(failure(page)).toContainText('Its files do not match the published version')
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px')
  })

  test('never imports a module that no release lists', async ({ page, watched }) => {
    watched.allow(/^integrity GET .*vite-talks/)
    const { chunks, version, hash } = manifestOf('vite')
    const listed = chunks['/vite-talks']?.find((file) => file.endsWith('.js')) ?? ''
    await page.goto('/vite-talks')
    // The server's page is there before the shell, which adds the map.
    await expect(page.locator('#root')).toHaveAttribute('data-ready')
    const importIt = (url: string) =>
      page.evaluate(
        (address) =>
          import(address).then(
            () => 'ran',
            (error: Error) => error.message,
          ),
        url,
      )
    const base = `${productUrl()}/releases/vite-talks/${version}-${hash}/`
    expect(await importIt(base + listed)).toBe('ran')
    expect(await importIt(`${base}${listed}?unlisted`)).toContain(
      'Failed to fetch dynamically imported module',
    )
  })
})

test.describe("on the developer's machine", () => {
  let server: PlatformDev
  test.afterEach(() => server.end())

  for (const bundler of ['vite', 'rspack'] as const)
    test(`runs alone and shows edits automatically (${bundler})`, async ({ page, watched }) => {
      watched.allow(/Download the React DevTools|ERR_CONNECTION_REFUSED|WebSocket|dev-server/)
      server = await platformDev(teamOf(bundler).folder)
      await page.goto(server.address + BUNDLERS[bundler])
      const like = page.getByRole('button', { name: /Liked/ })
      await like.click()
      await like.click()
      await expect(like).toHaveText('Liked 2')
      edit(bundler, PAGE, 'Liked {likes}', 'Liked already {likes}')
      // Rspack reloads the page here.
      await expect(like).toHaveText(bundler === 'vite' ? 'Liked already 2' : /Liked already \d/)
      await page.goto('about:blank')
    })

  for (const bundler of ['vite', 'rspack'] as const)
    test(`runs inside the platform for a super admin, with live reload (${bundler})`, async ({
      page,
      signInAs,
      watched,
    }) => {
      watched.allow(
        /ERR_CONNECTION_REFUSED|WebSocket|EventSource|ERR_INCOMPLETE_CHUNKED|dev-server|Failed to fetch/,
      )
      const { folder, env } = teamOf(bundler)
      server = await platformDev({ ...folder, env }, productUrl())
      await signInAs('super')
      await takeFromMachine(page, productUrl(), server, BUNDLERS[bundler])
      await page.goto(`/${BUNDLERS[bundler]}`)
      // Its bundler builds the page when it is first asked for it.
      await expect(heading(page)).toBeVisible({ timeout: 30_000 })
      edit(bundler, 'src/locales/en/courses.ts', /title: '[^']*'/, "title: 'Talks as they are written'")
      await expect(page.getByRole('heading', { level: 1, name: 'Talks as they are written' })).toBeVisible()

      // The page of a development server that ends may reload by itself, in the middle of the next visit.
      await page.goto('about:blank')
      await server.end()
      expect(server.output()).toContain('The browser that ran this build has the released remote again')
      await page.goto(`/${BUNDLERS[bundler]}`)
      await expect(heading(page)).toBeVisible()
    })
})
