import { requestApi } from '../fixtures/request-api.ts'
import { press, tabTo } from '../fixtures/keyboard.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'
import { emailOf, expect, test } from '../fixtures/test.ts'

interface Tenant {
  readonly id: number
  readonly published: { readonly name: string; readonly paymentDetails?: string }
}

/** A tenant for this test only; no other tenant's name starts like it. */
async function newTenant(token: string): Promise<Tenant> {
  const slug = `keys-${Date.now().toString(36)}`
  const { settings } = await requestApi('/tenants/1', { token })
  const own = { name: `Yard ${slug}`, hosts: [`${slug}.example.test`], logoUrl: null, faviconUrl: null }
  const body = { slug, settings: { ...(settings as object), ...own } }
  return (await requestApi('/tenants', { token, body })) as unknown as Tenant
}

test('lets a super admin set by keyboard how the invoices of a tenant are paid', async ({
  page,
  signInAs,
}) => {
  const token = await accessTokenOf(emailOf('super', 'oncall'), 'oncall')
  const tenant = await newTenant(token)
  const { name } = tenant.published
  const paidNow = async () =>
    ((await requestApi(`/tenants/${tenant.id}`, { token })) as unknown as Tenant).published.paymentDetails

  await signInAs('super')
  await page.goto('/tenant-management')
  await tabTo(page, page.getByRole('searchbox', { name: 'Search tenants' }))
  await page.keyboard.type(name)
  await press(page, page.getByRole('link', { name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  const field = page.getByRole('textbox', { name: 'Payment instructions' })
  await tabTo(page, field)
  await page.keyboard.type('Yard Bank, Galveston')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Account 12 34 56')
  await expect(field).toHaveValue('Yard Bank, Galveston\nAccount 12 34 56')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await tabTo(page, publish, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Revision 2 is live on every page now.')).toBeVisible()
  expect(await paidNow()).toBe('Yard Bank, Galveston\nAccount 12 34 56')
  // Nothing is left to publish, so the button is disabled. The focus stays near it and does not jump to the top.
  await expect(publish).toBeDisabled()
  await expect(page.getByRole('group', { name: 'Draft' })).toBeFocused()
  await tabTo(page, field)

  await requestApi(`/tenants/${tenant.id}`, { token, method: 'DELETE' })
})
