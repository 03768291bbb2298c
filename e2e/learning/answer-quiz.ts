import { expect, type Page } from '@playwright/test'

const legend = (page: Page) => page.locator('#question legend')

/** Takes the right option of the question that is open. */
export async function answerRight(page: Page, key: ReadonlyMap<string, string>): Promise<void> {
  const text = (await legend(page).innerText()).trim()
  await page.getByRole('radio', { name: key.get(text) ?? '', exact: true }).check()
}

/** Goes on and waits until the next question is there: the one before stands until it is. False behind the last one. */
export async function goToNextQuestion(page: Page, next = 'Next'): Promise<boolean> {
  const button = page.getByRole('button', { name: next, exact: true })
  if (!(await button.isVisible())) return false
  const before = (await legend(page).textContent()) ?? ''
  await button.click()
  await expect(legend(page)).not.toHaveText(before)
  return true
}
