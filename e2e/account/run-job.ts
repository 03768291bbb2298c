import { expect, type Page } from '@playwright/test'
import { chooseInMenu } from '../fixtures/keyboard.ts'
import { emailOf, signIn } from '../fixtures/people/sign-in.ts'

/** An operator does not wait for the time at which the job runs by itself. */
export async function runJob(page: Page, name: string): Promise<void> {
  await signIn(page, emailOf('super', 'oncall'), 'oncall')
  await page.goto('/release-management?view=jobs')
  await chooseInMenu(page, page.getByRole('button', { name: `Actions for ${name}` }), 'Run now')
  await expect(page.getByText(`${name} runs in a moment.`)).toBeVisible()
}
