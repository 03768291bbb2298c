import { requestApi } from '../fixtures/request-api.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

const QUESTION = { shellContract: '2.0.0' }

test('lets an operator create a deploy token for a team; once revoked, it gets 401', async ({
  page,
  signInAs,
}) => {
  const name = `CI ${Date.now().toString(36)}`
  await signInAs('super')
  await page.goto('/release-management')
  await page.getByRole('link', { name: 'Deploy tokens' }).click()
  await page.getByRole('button', { name: 'Create token' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create a deploy token' })
  await form.getByLabel(/^Name/).fill(name)
  await form.getByLabel(/^Team/).fill('learner')
  await form.getByLabel(/^Remotes/).fill('learner')
  await expectAccessible(page, 'dialog')
  await form.getByRole('button', { name: 'Create token' }).click()

  const created = page.getByRole('dialog', { name: `${name} is created` })
  const token = await created.getByLabel('Deploy token').inputValue()
  expect(await requestApi('/registry/can-deploy', { token, body: QUESTION })).toHaveProperty('can')
  await created.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(created.getByRole('alert')).toContainText('You have not copied the token.')
  await created.getByRole('button', { name: 'Close without copying' }).click()

  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('super@oncall.test')
  await expect(row).toContainText('from 127.0.0.1')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  await expect(requestApi('/registry/can-deploy', { token, body: QUESTION })).rejects.toThrow(
    /: 401 .*deploy-token-revoked/,
  )
})

test.describe('a super admin who is not an operator', () => {
  test.use({ tenant: 'trinova' })

  test('changes her own tenant and reads who manages the rest', async ({ page, signInAs }) => {
    await signInAs('super')
    await page.goto('/tenant-management')
    await expect(page.getByRole('heading', { level: 1, name: /^Edit Trinova/i })).toBeVisible()
    await expect(page.getByText('Other tenants and new tenants need a platform operator.')).toBeVisible()
    const hosts = page.getByLabel('Hosts')
    await expect(hosts).not.toBeEditable()
    await expect(hosts).toHaveAccessibleDescription(/Only a platform operator can change them/)
    await expectAccessible(page)
    const phone = page.getByLabel('Support phone')
    await phone.fill('+1 555 010 0999')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Unpublished draft')).toBeVisible()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(page.getByText('Unpublished draft')).toHaveCount(0)

    for (const tenant of ['1', 'new']) {
      await page.goto(`/tenant-management?tenant=${tenant}`)
      await expect(page.getByText('This page is for platform operators')).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Edit your tenant' }).click()
    await expect(page.getByLabel('Hosts')).toBeVisible()
  })

  test('reads on the release pages and in the platform panel who manages releases', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super')
    for (const path of ['/release-management', '/release-management?view=tokens']) {
      await page.goto(path)
      await expect(page.getByText('Releases affect every tenant.')).toBeVisible()
      await expect(page.getByText('A platform operator manages them.')).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Platform panel' }).click()
    await expect(page.getByRole('dialog', { name: 'Platform panel' })).toContainText(
      'Releases affect every tenant. A platform operator manages them.',
    )
  })
})
