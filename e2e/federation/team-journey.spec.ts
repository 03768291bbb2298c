import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { command } from '../../scripts/run/command.ts'
import { NODE } from '../../scripts/run/paths.ts'
import { platformTeam } from '../fixtures/remotes/platform-command.ts'
import { type PlatformDev, platformDev, takeFromMachine } from '../fixtures/remotes/platform-dev.ts'
import { teamFolder, type TeamFolder } from '../fixtures/remotes/team-folder.ts'
import { productUrl } from '../fixtures/tenants.ts'
import { expect, test } from '../fixtures/test.ts'

const NAME = 'toolbox-talks'
const PAGE = 'src/courses/courses.route.tsx'

let team: TeamFolder
let env: Record<string, string>

// One remote goes through its whole life cycle.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  team = await teamFolder(NAME)
  // Everyone who uses the product during this run sees its menus, so this remote adds nothing to them.
  edit('remote.json', /"nav": \[[^]*\]/, '"nav": []')
  const { token } = await platformTeam(NAME)
  env = { PLATFORM_URL: productUrl(), PLATFORM_TOKEN: token }
  // An earlier attempt may have ended with the kill switch on; if not, there is nothing to lift.
  await platform('kill', NAME, '--lift', '--reason', 'Another attempt')
})
test.afterAll(async () => {
  await platform('kill', NAME, '--reason', 'The test is over')
  team.remove()
})

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(team.folder, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(from, to)
  if (edited === text) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, edited)
}

async function platform(...args: string[]): Promise<{ code: number; output: string }> {
  return command(NODE, [team.cli, ...args], { cwd: team.folder, env })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Toolbox talks' })
async function likeTwice(page: Page): Promise<Locator> {
  const like = page.getByRole('button', { name: /Liked/ })
  await like.click()
  await like.click()
  await expect(like).toHaveText('Liked 2')
  return like
}
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be shown' })

test('creates a remote that passes its type check and its tests', async () => {
  const tool = (...args: string[]) => command(NODE, args, { cwd: team.folder })
  expect(await tool('node_modules/typescript/bin/tsc', '--noEmit')).toEqual({ code: 0, output: '' })
  const tests = await tool('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--maxWorkers=1')
  expect(tests.output).toContain('6 passed')
  expect(tests.code).toBe(0)
})

test('creates a remote that builds, conforms and deploys to visitors', async ({ page }) => {
  const { code, output } = await platform('deploy', '--reason', 'First release')
  expect(output).toMatch(/running the conformance checks[^]*toolbox-talks 0\.1\.0-\w+ is on stable/)
  expect(code).toBe(0)
  await page.goto(`/${NAME}`)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Ladder Safety' })).toBeVisible()
  await expect(page.getByText('12 courses')).toBeVisible()
})

test('leaves the current release in place when a deploy is killed during its upload', async ({ page }) => {
  edit(PAGE, 'className="content"', 'className="content" data-cut')
  await platform('build')
  const child = spawn(NODE, [team.cli, 'deploy', '--dist', 'dist'], {
    cwd: team.folder,
    env: { ...process.env, ...env },
  })
  child.stderr.on('data', (said: Buffer) => {
    if (/uploaded \d/.test(said.toString())) child.kill('SIGKILL')
  })
  expect((await once(child, 'close'))[1]).toBe('SIGKILL')
  await page.goto(`/${NAME}`)
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('[data-cut]')).toHaveCount(0)
  edit(PAGE, ' data-cut', '')
})

test.describe("on the developer's machine", () => {
  let server: PlatformDev
  test.afterEach(() => server.end())

  test('runs alone with hot reload that preserves state', async ({ page, watched }) => {
    watched.allow(/Download the React DevTools|ERR_CONNECTION_REFUSED|WebSocket|webpack-dev-server/)
    edit(PAGE, 'function Courses() {', 'function Courses() {\n  const [likes, setLikes] = useState(0)')
    edit(
      PAGE,
      '<p className={styles.count}>',
      '<button onClick={() => setLikes(likes + 1)}>Liked {likes}</button>\n      <p className={styles.count}>',
    )
    edit(PAGE, 'import { useStore }', "import { useState } from 'react'\nimport { useStore }")
    server = await platformDev(team)
    await page.goto(server.address + NAME)
    const like = await likeTwice(page)
    edit(PAGE, 'Liked {likes}', 'Liked already {likes}')
    await expect(like).toHaveText('Liked already 2')
    edit(PAGE, 'Liked already {likes}', 'Liked {likes}')
    await expect(like).toHaveText('Liked 2')
    await page.goto('about:blank')
  })

  test('runs inside the platform with live reload for a super admin only', async ({
    page,
    signInAs,
    anotherPerson,
    watched,
  }) => {
    watched.allow(/ERR_CONNECTION_REFUSED|WebSocket|webpack-dev-server|Failed to fetch/)
    server = await platformDev({ ...team, env }, productUrl())
    await signInAs('super')
    await takeFromMachine(page, productUrl(), server, NAME)

    await page.goto(`/${NAME}`)
    const like = await likeTwice(page)
    // React's production build, which the deployed shell has, cannot replace components.
    edit(PAGE, 'Liked {likes}', 'Liked {likes} times')
    await expect(like).toHaveText('Liked 0 times')
    edit('src/locales/en/courses.ts', "title: 'Toolbox talks'", "title: 'Talks at the toolbox'")
    await expect(page.getByRole('heading', { level: 1, name: 'Talks at the toolbox' })).toBeVisible()

    const other = await anotherPerson(null)
    await other.goto(`/${NAME}`)
    await expect(heading(other)).toBeVisible()
    await expect(other.getByRole('button', { name: /Liked/ })).toHaveCount(0)

    // The page may reload by itself when its development server stops, in the middle of the next visit.
    await page.goto('about:blank')
    await server.end()
    expect(server.output()).toContain('The browser that ran this build has the released remote again')
    await page.goto(`/${NAME}`)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /Liked/ })).toHaveCount(0)
  })
})

test('explains a release that throws, and rolls it back', async ({ page, watched }) => {
  // The release's errors are expected in the console.
  watched.allow(/./)
  edit('src/locales/en/courses.ts', "title: 'Talks at the toolbox'", "title: 'Toolbox talks'")
  // The fakes have two courses but the platform has twelve, so the bug appears only on the platform.
  edit(
    PAGE,
    'if (courses.length === 0)',
    "if (courses.length > 2) throw new Error('More than two')\n  if (courses.length === 0)",
  )
  edit('package.json', '"version": "0.1.0"', '"version": "0.2.0"')
  expect((await platform('deploy', '--reason', 'More to read')).code).toBe(0)
  await page.goto(`/${NAME}`)
  await expect(failure(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect((await platform('why', NAME, '--tenant', 'oncall')).output).toMatch(/serving 0\.2\.0-/)
  const { output } = await platform('rollback', NAME, '--reason', 'It throws where there are many courses')
  expect(output).toMatch(/channel\/stable: .*0\.2\.0-.* -> .*0\.1\.0-/)
  await page.goto(`/${NAME}`)
  await expect(page.getByText('12 courses')).toBeVisible()
})
