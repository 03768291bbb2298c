import { newPerson } from '../fixtures/people/person.ts'
import { expect, expectAccessible, signIn, siteOf, test } from '../fixtures/test.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a manager imports people, one agrees, and the manager assigns a module to them', async ({
  page,
  anotherPerson,
}) => {
  test.slow()
  // Names have no digits.
  const suffix = Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  const site = `Yard ${suffix}`
  const ada = await newPerson({ firstName: 'Ada', lastName: `Quill-${suffix}` })
  const stranger = await newPerson({ firstName: 'Noor', lastName: `Quill-${suffix}` })
  await signIn(page, 'manager@oncall.test', 'oncall')

  await test.step('imports a CSV file with an error, corrects it, and imports it', async () => {
    await page.goto('/company?tab=people')
    await page.getByRole('button', { name: 'Import from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import people' })
    const csv = (email: string) =>
      `Work Email,First name,Last name,Site\n${ada.email},Ada,Quill-${suffix},${site}\n${email},Bo,Finch,${site}\n`
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv('not an address')) }
    await dialog.getByLabel('CSV file').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByRole('combobox', { name: /^Email/ })).toHaveValue('Work Email')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Check' }).click()
    await expect(dialog.getByRole('row', { name: /not an address/ })).toContainText('Email')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('textbox', { name: 'Rows' }).fill(csv(`bo-${suffix}@acme.test`))
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Check' }).click()
    await expect(dialog.getByRole('row', { name: /not an address/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Import 2 people' }).click()
    await expect(dialog.getByText('2 people were added', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('searchbox', { name: 'Search by name, email or employee number' }).fill(ada.email)
    await expect(page.getByRole('row', { name: ada.email })).toContainText('Invited')
  })

  await test.step('is answered by the invited person, who sees what the company will see', async () => {
    const learner = await anotherPerson(null)
    await signIn(learner, ada.email, 'oncall', ada.password)
    await learner.goto('/dashboard')
    await learner.getByRole('link', { name: 'Read and answer' }).click()
    await expect(learner.getByText('Your password.')).toBeVisible()
    await expectAccessible(learner)
    await learner.getByRole('button', { name: /^Accept/ }).click()
    await expect(learner.getByText('can now see your training.')).toBeVisible()
  })

  await test.step('assigns a module and sees it in the matrix', async () => {
    await page.goto(`/company?site=${encodeURIComponent(site)}`)
    await page.getByRole('checkbox', { name: `Select Ada Quill-${suffix}` }).check()
    await page.getByRole('button', { name: 'Assign modules' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign modules to 1 person' })
    await dialog.getByRole('checkbox', { name: 'Ladder Safety' }).check()
    await dialog.getByLabel('Due on').fill(inDays(30))
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(page.getByRole('row', { name: `Ada Quill-${suffix}` })).toContainText('Assigned')
    await expectAccessible(page)
    await page.getByRole('link', { name: `Ada Quill-${suffix}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Ada Quill-${suffix}` })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Ladder Safety' })).toContainText('Assigned')
    await expect(page.getByText('Accepted the invitation of a company.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('never sees who is not of the company', async () => {
    await page.goto(`/company?q=Quill-${suffix}`)
    await expect(page.getByRole('row', { name: `Ada Quill-${suffix}` })).toBeVisible()
    await expect(page.getByText(`Noor Quill-${suffix}`)).toHaveCount(0)
    await page.goto(`/company?tab=people&q=${encodeURIComponent(stranger.email)}`)
    await expect(page.getByText('Nobody matches these filters.')).toBeVisible()
    const other = await anotherPerson(null)
    await signIn(other, 'manager@trinova.test', 'trinova')
    await other.goto(`${siteOf('trinova')}/company?tab=people&q=Quill-${suffix}`)
    await expect(other.getByText('Nobody matches these filters.')).toBeVisible()
  })
})
