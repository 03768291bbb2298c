import type { Page } from '@playwright/test'
import { test } from '../federation/federation-test.ts'
import { expectCached } from '../fixtures/expect-cached.ts'
import { holderAtGate } from '../fixtures/people/gate-codes.ts'
import { expect, expectAccessible, signIn } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 820, height: 1180 } })

const MANAGER = 'manager@oncall.test'

/** As a scanner does: it types where the focus is. */
async function scan(tablet: Page, text: string): Promise<void> {
  await expect(tablet.getByRole('textbox', { name: 'Certificate code' })).toBeFocused()
  await tablet.keyboard.type(text)
  await tablet.keyboard.press('Enter')
}

test('a manager sets up a tablet, which says who may enter, without a network too, until it is revoked', async ({
  page,
  context,
  network,
  anotherPerson,
}) => {
  test.slow()
  const manager = await anotherPerson(null)
  await signIn(manager, MANAGER, 'oncall')
  const name = `Gate ${Date.now().toString(36)}`
  await manager.goto('/company?tab=gates')
  await manager.getByRole('button', { name: 'Add a gate' }).click()
  await manager.getByRole('textbox', { name: /^Name/ }).fill(name)
  await manager.getByRole('button', { name: 'Add the gate' }).click()
  const link = manager.getByRole('dialog', { name: `The link for ${name}` })
  await expectAccessible(manager)
  const { hash } = new URL(await link.getByRole('textbox', { name: 'Link' }).inputValue())
  const [green, red] = [
    await holderAtGate(MANAGER, hash.slice(1), 'enter'),
    await holderAtGate(MANAGER, hash.slice(1), 'missing'),
  ]

  const heading = (text: string) => page.getByRole('heading', { name: text })
  await test.step('the tablet opens the link, and reads codes', async () => {
    await page.goto(`${network.url}/gate${hash}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(page.url()).not.toContain(hash)
    await scan(page, `${network.url}/verify/${green.code}`)
    await expect(heading(`May enter: ${green.name}`)).toBeVisible()
    await expectAccessible(page)
    await scan(page, red.code)
    await expect(heading(`Training missing: ${red.name}`)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Missing' }).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await expectCached(page, '/gate')
  })

  await test.step('it works after a reload without a network', async () => {
    network.break(/./, 'cut')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
    await scan(page, green.code)
    await expect(heading(`May enter: ${green.name}`)).toBeVisible()
    await scan(page, 'CCCCC-DDDDD-FFFFF')
    await expect(heading('Not on this list')).toBeVisible()
  })

  await test.step('it changes to Spanish without a network, and stays in it after a reload', async () => {
    const gate = page.getByRole('dialog')
    await gate.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.keyboard.type(green.code)
    await page.keyboard.press('Enter')
    await expect(heading(`Puede entrar: ${green.name}`)).toBeVisible()
    // As the icon of the tablet opens it, without the language in the address.
    await page.goto(`${network.url}/gate`)
    await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/es\/gate$/)
    await gate.getByRole('button', { name: 'English' }).click()
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  })

  await test.step('it deletes its list once the gate was removed', async () => {
    await manager.goto('/company?tab=gates')
    await manager.getByRole('button', { name: `Actions for ${name}` }).click()
    await manager.getByRole('menuitem', { name: 'Delete' }).click()
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(manager.getByText('The gate was removed.')).toBeVisible()
    network.heal()
    // It asks for the list by itself as soon as there is a network.
    await context.setOffline(false)
    await expect(page.getByText('This gate was removed')).toBeVisible()
    await page.reload()
    await expect(heading('Set up this tablet as a gate')).toBeVisible()
  })
})
