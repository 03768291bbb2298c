import { newPerson } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a manager sets a rule, sees who is missing training, and exempts one of them', async ({
  page,
  anotherPerson,
}) => {
  // Three people sign in, one after the other.
  test.slow()
  // Names have no digits.
  const suffix = Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const site = `Quay ${suffix}`
  const ada = await newPerson({ firstName: 'Ada', lastName: `Wren-${suffix}` })
  const bo = await newPerson({ firstName: 'Bo', lastName: `Wren-${suffix}` })
  await signIn(page, 'manager@oncall.test', 'oncall')
  const rowOf = (name: string) => page.getByRole('row', { name: `${name} Wren-${suffix}` })

  await test.step('adds two people of a site, who accept', async () => {
    for (const { email, firstName } of [
      { ...ada, firstName: 'Ada' },
      { ...bo, firstName: 'Bo' },
    ]) {
      await page.goto('/company?tab=people')
      await page.getByRole('button', { name: 'Add a person' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a person' })
      await dialog.getByRole('textbox', { name: /^Email/ }).fill(email)
      await dialog.getByRole('textbox', { name: /^First name/ }).fill(firstName)
      await dialog.getByRole('textbox', { name: /^Last name/ }).fill(`Wren-${suffix}`)
      await dialog.getByRole('combobox', { name: /^Site/ }).fill(site)
      await dialog.getByRole('button', { name: 'Add and invite' }).click()
      await expect(dialog).toBeHidden()
    }
    for (const { email, password } of [ada, bo]) {
      const learner = await anotherPerson(null)
      await signIn(learner, email, 'oncall', password)
      await learner.goto('/company-invitations')
      await learner.getByRole('button', { name: /^Accept/ }).click()
      await expect(learner.getByText('can now see your training.')).toBeVisible()
    }
  })

  await test.step('sees whom a rule reaches before saving it', async () => {
    await page.goto('/company?tab=requirements')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a rule' })
    await dialog.getByRole('combobox', { name: /^Site/ }).fill(site)
    await dialog.getByRole('combobox', { name: /^Start from a template/ }).selectOption('Roofing')
    await expect(
      dialog.getByText(`It reaches 2 people: Ada Wren-${suffix}, Bo Wren-${suffix}.`),
    ).toBeVisible()
    await expect(dialog.getByText('8 modules become due, counted for each person.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`^${site}`) })).toContainText('Fall Protection')
    await expectAccessible(page)
  })

  await test.step('sees in the matrix what became due', async () => {
    await expect(async () => {
      await page.goto(`/company?site=${encodeURIComponent(site)}`)
      await expect(rowOf('Ada')).toContainText('Assigned', { timeout: 2000 })
    }).toPass()
    await expect(rowOf('Bo')).toContainText('Not required')
    await expect(page.getByText(/^0 of 8 required modules are current/)).toBeVisible()
    await page.getByRole('button', { name: /Assigned/, pressed: false }).click()
    await expect(page).toHaveURL(/standing=assigned/)
    await expectAccessible(page)
  })

  await test.step('exempts one of them, who no longer counts', async () => {
    await page.getByRole('checkbox', { name: `Select Bo Wren-${suffix}` }).check()
    await page.getByRole('button', { name: 'Exempt', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Exempt 1 person' })
    await dialog.getByRole('checkbox', { name: 'Fall Protection' }).check()
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Works on the ground only')
    await dialog.getByLabel(/^Through/).fill(inDays(30))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Exempt', exact: true }).click()
    await expect(rowOf('Bo')).toContainText('Exempt')
    await expect(page.getByText(/^0 of 7 required modules are current/)).toBeVisible()
    await page.goto('/company?tab=requirements')
    const exemption = page.getByRole('table', { name: 'Exemptions from training' }).getByRole('row', {
      name: `Bo Wren-${suffix}`,
    })
    await expect(exemption).toContainText('Works on the ground only')
  })
})
