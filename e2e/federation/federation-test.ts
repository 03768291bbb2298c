import type { Page } from '@playwright/test'
import { test as base } from '../fixtures/test.ts'
import { faultyNetwork, type FaultyNetwork } from '../fixtures/faulty-network.ts'

/** A visitor whose network to the product can be broken and healed. */
export const test = base.extend<{ readonly network: FaultyNetwork }>({
  network: async ({ watched }, use) => {
    // What breaks is told by the console and the network, rightly.
    watched.allow(/./)
    const network = await faultyNetwork()
    await use(network)
    await network.close()
  },
})

export { expect } from '../fixtures/test.ts'

/** The super admin's session, in this page and behind this network, which is a site of its own to the browser. */
export async function signInThrough({ url }: FaultyNetwork, page: Page): Promise<void> {
  const data = { email: 'super@oncall.test', password: 'Training2025!' }
  const answer = await page.request.post(`${url}/api/auth/login`, { data })
  const { accessToken, refreshToken, user } = (await answer.json()) as Record<string, unknown>
  const role = (user as { role: string }).role
  const record = {
    token: accessToken,
    authToken: accessToken,
    refreshToken,
    user: JSON.stringify(user),
    role,
  }
  await page.addInitScript((entries) => {
    // The blank page before the first one has no storage.
    if (location.origin === 'null') return
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, String(value))
  }, record)
}
