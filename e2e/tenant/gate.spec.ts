import { test } from '../federation/federation-test.ts'
import { expectCached } from '../fixtures/expect-cached.ts'
import { expect, expectAccessible, signIn } from '../fixtures/test.ts'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

const PASSED = 'holly.abbott@harborsteel.test'

/** The code of the first certificate of a demo person. */
async function codeOf(page: Page, email: string): Promise<string> {
  await signIn(page, email, 'oncall')
  await page.goto('/certificates')
  return (await page.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/).first().textContent()) ?? ''
}
