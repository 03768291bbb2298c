import type { BrowserContext, Page, Route } from '@playwright/test'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const UPDATES = '**/api/module/*/progress'
const UNSYNCED = 'Not yet saved on the server'
const [CODE, TITLE] = ['IC0121', 'Bloodborne Pathogens']

const status = (page: Page) => page.getByRole('combobox', { name: `Status of ${TITLE}` })

async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
}

/** What the server recorded for the module, oldest first. */
function recordedFor(page: Page): Promise<string[]> {
  return page.evaluate(async (code) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }
    const answer = await fetch('/api/account/export', { headers })
    const { sections } = (await answer.json()) as {
      sections: Record<string, { module: string; selfReportedStatus: string }[]>
    }
    return (sections.progressHistory ?? [])
      .filter(({ module }) => module === code)
      .map(({ selfReportedStatus }) => selfReportedStatus)
  }, CODE)
}

test('shows an update made without a network as unsynced, stores it, and sends it once (spec section 4)', async ({
  page,
  context,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/)
  const { email, password } = await newPerson()
  await signIn(page, email, 'oncall', password)
  const sender = page.waitForResponse(/\/sync\.[\w.-]*js/)
  await page.goto('/progress')
  await expect(status(page)).toBeVisible()
  // What sends changes is loaded after the page; until then a change waits for it, and no attempt can fail.
  await (await sender).finished()
  const [choice, wire] = ['Completed', 'completed']

  await context.setOffline(true)
  await status(page).selectOption(choice)
  // Together: the message goes away by itself.
  await Promise.all([
    expect(page.getByText(`Failed to sync progress for module ${CODE}.`)).toBeVisible(),
    expect(page.getByText(UNSYNCED)).toBeVisible(),
  ])
  await expect(status(page)).toHaveValue(choice)

  // The network comes back, but not as far as this call: the page can be loaded again. One route for the whole journey:
  // between two of them, a slow page could send its update for real.
  let onUpdate = (route: Route) => route.abort()
  await context.route(UPDATES, (route) => onUpdate(route))
  await context.setOffline(false)
  await page.reload()
  await expect(status(page)).toHaveValue(choice)
  await expect(page.getByText(UNSYNCED)).toBeVisible()
  expect(await recordedFor(page)).toEqual([])

  // The update arrives, its answer does not: the page cannot know, and sends it again.
  const keys: (string | undefined)[] = []
  onUpdate = async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  }
  await reconnect(context)
  // At once, or at the next try a quarter of a minute later, where the last one is still being given up.
  await expect.poll(() => keys.length, { timeout: 30_000 }).toBeGreaterThan(0)
  await expect.poll(() => recordedFor(page)).toEqual([wire])
  await expect(page.getByText(UNSYNCED)).toBeVisible()

  // With two tabs open, the network returns for good.
  const other = await context.newPage()
  const again: (string | undefined)[] = []
  onUpdate = (route) => {
    again.push(route.request().headers()['idempotency-key'])
    return route.continue()
  }
  await other.goto('/progress')
  await expect(status(other)).toHaveValue(choice)
  await reconnect(context)
  for (const tab of [page, other]) await expect(tab.getByText(UNSYNCED)).toHaveCount(0, { timeout: 30_000 })
  // Should a slow answer make it go out once more, then under the same key: it is recorded once.
  expect(new Set(again)).toEqual(new Set([keys[0]]))
  expect(await recordedFor(page)).toEqual([wire])
  await page.reload()
  await expect(status(page)).toHaveValue(choice)
})
