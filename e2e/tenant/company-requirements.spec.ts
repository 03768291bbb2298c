import { textOfPdf } from '../fixtures/pdf-text.ts'
import { newPerson } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures/test.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const SHEET = {
  ...{ name: 'sheet.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from('%PDF-1.7\nsigned\n%%EOF\n'),
}

test('a manager sets a rule, sees who is missing training, exempts one, records a class for the other and shares a pack', async ({
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
    await expect(dialog.getByText('6 modules become due, counted for each person.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`^${site}`) })).toContainText('Fall Protection')
    await expectAccessible(page)
  })

  await test.step('sees in the matrix what became due', async () => {
    await expect(async () => {
      await page.goto(`/company?site=${encodeURIComponent(site)}`)
      await expect(rowOf('Ada')).toContainText('Assigned')
    }).toPass()
    await expect(rowOf('Bo')).toContainText('Not required')
    await expect(page.getByText(/^0 of 10 required modules are current/)).toBeVisible()
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
    await expect(page.getByText(/^0 of 9 required modules are current/)).toBeVisible()
    await page.goto('/company?tab=requirements')
    const exemption = page.getByRole('table', { name: 'Exemptions from training' }).getByRole('row', {
      name: `Bo Wren-${suffix}`,
    })
    await expect(exemption).toContainText('Works on the ground only')
  })

  await test.step('records a class for the other one, who is current then', async () => {
    await page.goto(`/company?site=${encodeURIComponent(site)}&module=IC0112`)
    await page.getByRole('checkbox', { name: `Select Ada Wren-${suffix}` }).check()
    await page.getByRole('button', { name: 'Record a class' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Record a class for 1 person' })
    await expect(dialog.getByRole('combobox', { name: /^Module/ })).toHaveValue('IC0112')
    await dialog.getByLabel(/^Day of the class/).fill(inDays(-1))
    await dialog.getByLabel(/^Length in minutes/).fill('90')
    await dialog.getByLabel(/^Trainer/).fill('Omar Haddad')
    await dialog.getByLabel(/^Qualification of the trainer/).fill('Competent person for fall protection')
    await dialog.getByLabel(/^Sign-in sheet/).setInputFiles(SHEET)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Record a class' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(rowOf('Ada')).toContainText('(class)')
    await expect(page.getByText(/^1 of 1 required modules are current/)).toBeVisible()
  })

  await test.step('makes a pack of the site, which names both rightly and opens by a link', async () => {
    await page.goto('/company?tab=packs')
    await page.getByRole('button', { name: 'Make a pack' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Make an inspection pack' })
    await dialog.getByLabel('Site').selectOption(site)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Make the pack' }).press('Enter')
    const pack = page.getByRole('row').filter({ hasText: `Site: ${site}` })
    await expect(pack).toContainText('1 of 9 required trainings current, 2 people')
    await expectAccessible(page)
    const choose = async (action: string) => {
      await pack.getByRole('button', { name: /^Actions/ }).press('Enter')
      await page.getByRole('menuitem', { name: action }).press('Enter')
    }
    const saved = page.waitForEvent('download')
    await choose('Download PDF')
    const text = await textOfPdf(await saved)
    expect(text).toMatch(new RegExp(`Ada Wren-${suffix} .* Class, taught by Omar Haddad`))
    expect(text).toMatch(new RegExp(`Bo Wren-${suffix} .* Exempt`))

    await choose('Make a link')
    await page.getByRole('textbox', { name: /^Who gets the link/ }).fill('Inspector Reed')
    await page.getByRole('button', { name: 'Make the link' }).press('Enter')
    const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
    const inspector = await anotherPerson(null)
    await inspector.goto(link)
    await expect(inspector.getByText('Shared with')).toBeVisible()
    await expectAccessible(inspector)
    const archive = inspector.waitForEvent('download')
    await inspector.getByRole('button', { name: 'Download everything as ZIP' }).press('Enter')
    expect((await archive).suggestedFilename()).toMatch(/^inspection-pack-.*\.zip$/)

    await page.reload()
    await choose('Show links and uses')
    await expect(page.getByText('Downloaded inspection-pack.zip')).toBeVisible()
    await page.getByRole('button', { name: 'Revoke the link for Inspector Reed' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter')
    await expect(page.getByText('The link was revoked.')).toBeVisible()
    await inspector.reload()
    await expect(inspector.getByText('This link has expired or was revoked')).toBeVisible()
  })

  await test.step('voids the class', async () => {
    await page.goto('/company?tab=classes')
    const held = page.getByRole('row', { name: /^Fall Protection/ }).first()
    await expect(held).toContainText('Omar Haddad')
    await expectAccessible(page)
    await held.getByRole('button', { name: /^Actions/ }).press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download the sign-in sheet' }).press('Enter')
    expect((await download).suggestedFilename()).toBe('sheet.pdf')
    await held.getByRole('button', { name: /^Actions/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Void', exact: true }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Void this class?' })
    await question.getByRole('textbox', { name: /^Reason/ }).fill('Recorded for the wrong person')
    await question.getByRole('button', { name: 'Void the class' }).press('Enter')
    await expect(held).toContainText('Recorded for the wrong person')
    await page.goto(`/company?site=${encodeURIComponent(site)}`)
    await expect(page.getByText(/^0 of 9 required modules are current/)).toBeVisible()
  })
})
