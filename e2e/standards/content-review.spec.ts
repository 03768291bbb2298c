import { press, tabTo } from '../fixtures/keyboard.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('staff mark a point of a review as checked by keyboard, and learners see one less', async ({
  page,
  signInAs,
  anotherPerson,
}) => {
  const learner = await anotherPerson(null)
  const open = async () => {
    await learner.goto('/modules/IC0121')
    const note = await learner.getByText(/points not yet checked against the CFR/).innerText()
    return Number(/(\d+) points/.exec(note)?.[1])
  }
  const before = await open()
  await signInAs('admin')
  await page.goto('/question-statistics?part=review&module=IC0121')
  const row = page.getByRole('row', { name: /IC0121-q29/ })
  await press(page, row.getByRole('button', { name: /^Actions for/ }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mark a point as checked' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'What you read' }))
  await page.keyboard.type('eCFR, 1910.1030(d)(2)(v)')
  await expectAccessible(page)
  await press(page, dialog.getByRole('button', { name: 'Mark as checked' }))
  await expect(row.getByText('eCFR, 1910.1030(d)(2)(v)')).toBeVisible()
  expect(await open()).toBe(before - 1)
  await expect(learner.locator('main')).not.toContainText('Orange County')

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Mark as open' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as open' }).click()
  await expect(row.getByText('Open', { exact: true })).toBeVisible()
})
