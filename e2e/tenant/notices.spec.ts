import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('shows learners a notice from an admin until the admin deletes it', async ({
  page,
  signInAs,
  anotherPerson,
}) => {
  const title = `Closed on Friday ${Date.now().toString(36)}`
  const today = new Date().toISOString().slice(0, 10)
  await signInAs('admin')
  await page.goto('/admin/notices')
  await page.getByRole('button', { name: 'Add a notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a notice' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('Call the hotline.')
  await dialog.getByLabel('Link').fill('/progress')
  await dialog.getByLabel('First day').fill(today)
  await dialog.getByLabel('Last day').fill(today)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: title })).toBeVisible()

  const learner = await anotherPerson('subscriber')
  await learner.goto('/dashboard')
  const notice = learner
    .getByRole('region', { name: 'Notices' })
    .getByRole('status')
    .filter({ hasText: title })
  await expect(notice).toContainText('Call the hotline.')
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/progress')
  await expectAccessible(learner)

  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: title })).toHaveCount(0)
  await learner.reload()
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(learner.getByText(title)).toHaveCount(0)
})
