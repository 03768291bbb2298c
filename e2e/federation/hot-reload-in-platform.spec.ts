import { join } from 'node:path'
import { ROOT } from '../../scripts/run/paths.ts'
import { test } from '../fixtures/remotes/development-react.ts'
import { platformDev, takeFromMachine } from '../fixtures/remotes/platform-dev.ts'
import { counter, scratchRemote } from '../fixtures/remotes/scratch-remote.ts'
import { emailOf, expect, siteOf } from '../fixtures/test.ts'
import { fillLogin } from '../fixtures/people/sign-in.ts'

const PAGE = 'src/counter/counter.route.tsx'
const cli = join(ROOT, 'remote-kit/src/cli.ts')

test.describe.configure({ timeout: 180_000 })

for (const bundler of ['webpack', 'rspack', 'vite'] as const)
  test(`preserves state across an edit inside a development platform (${bundler})`, async ({
    page,
    tenant,
    developmentProduct,
    watched,
  }) => {
    // The page looks for its development server until the browser is closed, which is after that server.
    watched.allow(/Download the React DevTools|WebSocket|ERR_CONNECTION_REFUSED/)
    const platform = siteOf(tenant, developmentProduct)
    const id = `${bundler}-counter`
    const scratch = scratchRemote(`${bundler}-remote`, counter(id, bundler))
    const server = await platformDev({ folder: scratch.folder, cli }, platform)
    try {
      await page.goto('/login')
      await fillLogin(page, emailOf('super', 'oncall'))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).not.toHaveURL(/\/login/)
      await takeFromMachine(page, platform, server, id)

      await page.goto(`/${id}`)
      const counts = page.getByRole('main').getByRole('button')
      await counts.click()
      await counts.click()
      await expect(counts).toHaveText('Count 2')
      const note = page.getByLabel('Note')
      await note.fill('half a sent')
      scratch.edit(PAGE, '{label} {count}', '{label} is now {count}')
      await expect(counts).toHaveText('Count is now 2')
      await expect(note).toHaveValue('half a sent')
      scratch.edit('src/counter/label.ts', "'Count'", "'Number'")
      await expect(counts).toHaveText('Number is now 2')
      scratch.edit('src/counter/counter.module.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
      await expect(counts).toHaveCSS('color', 'rgb(4, 5, 6)')
      await expect(note).toHaveValue('half a sent')
    } finally {
      await page.goto('about:blank')
      await server.end()
      scratch.remove()
    }
  })
