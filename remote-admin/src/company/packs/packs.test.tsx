import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { openCompany } from '../testing/open-company.tsx'

const PACK = {
  ...{ id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11', on: '2026-11-21', site: 'Dock 2', department: '' },
  ...{ modules: ['IC0112'], state: 'ready', requestedBy: 'helen@harbor.test' },
  ...{ requestedAt: '2026-11-21T12:00:00Z', deletedOn: '2027-02-19', links: [] },
  ...{ counts: { people: 14, required: 28, current: 25 }, hasCertificates: false, certificates: null },
  isScheduled: false,
}
const LINK = {
  ...{ id: '0b5f2f6e-3c58-4c39-9f55-0d9f6a2f5a22', recipient: 'Inspector Reed', state: 'open' },
  ...{ createdBy: 'helen@harbor.test', createdAt: '2026-11-21T12:00:00Z', expiresAt: '2026-11-28T12:00:00Z' },
  uses: [
    { at: '2026-11-22T15:01:00Z', file: 'inspection-pack.pdf' },
    { at: '2026-11-22T15:00:00Z', file: null },
  ],
}
const URL = 'https://oncall.test/inspection-pack?key=abc'
const PACKS = 'GET /company/inspection-packs'
const SIZE = 'POST /company/inspection-packs/size'

const NO_SCHEDULES = { 'GET /company/pack-schedules': { schedules: [], managers: [] } }

const open = (packs: unknown, routes: Record<string, unknown> = {}) =>
  openCompany('?tab=packs', {
    [PACKS]: packs,
    [SIZE]: { people: 14, certificates: 25 },
    ...NO_SCHEDULES,
    ...routes,
  })
/** Found only when it can be used: it waits for the number of certificates. */
const makeButton = () => screen.findByRole('button', { name: 'Make the pack' })
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls.findLast(({ method, path }) => method === 'POST' && !path.endsWith('/size'))

async function choose(action: string) {
  const row = within(await screen.findByRole('row', { name: /Nov 21, 2026/ }))
  await userEvent.click(row.getByRole('button', { name: /^Actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

it('makes a pack of the chosen modules, site and day, and shows it when it is ready', async () => {
  let packs: unknown[] = []
  const area = open(() => ({ body: packs }), {
    'POST /company/inspection-packs': () => {
      packs = [{ ...PACK, state: 'reading', counts: null }]
      return { status: 201, body: { id: PACK.id } }
    },
  })
  expect(await screen.findByText('No inspection pack is made yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Make a pack' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Make an inspection pack' }))
  for (const { code, title } of CORE_MODULES)
    if (code !== 'IC0112') await userEvent.click(dialog.getByRole('checkbox', { name: title }))
  const day = dialog.getByLabelText(/^Day that it describes/)
  await userEvent.clear(day)
  await userEvent.type(day, '2026-11-21')
  await userEvent.selectOptions(dialog.getByLabelText('Site'), 'Dock 2')
  await userEvent.click(await makeButton())
  expect(await screen.findByText('Reading records')).toBeVisible()
  const scope = { modules: ['IC0112'], site: 'Dock 2', department: '' }
  expect(sent(area)?.body).toEqual({ ...scope, on: '2026-11-21', hasCertificates: true })
  packs = [PACK]
  const done = '25 of 28 required trainings current, 14 people'
  expect(await screen.findByText(done, {}, { timeout: 5_000 })).toBeVisible()
})

it('says how many certificates there are, and leaves them out for many people unless they are asked for', async () => {
  const area = open([], {
    [SIZE]: { people: 240, certificates: 1_100 },
    'POST /company/inspection-packs': () => ({ status: 201, body: { id: PACK.id } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a pack' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Make an inspection pack' }))
  expect(await dialog.findByText(/^1,100 more files: .* They take about 3 minutes\.$/)).toBeVisible()
  const box = dialog.getByRole('checkbox', { name: 'Put each certificate into the ZIP as a PDF' })
  expect(box).not.toBeChecked()
  await userEvent.click(box)
  // Another scope is counted again, and changes nothing that was chosen.
  await userEvent.selectOptions(dialog.getByLabelText('Site'), 'Dock 2')
  await waitFor(() =>
    expect(area.calls.findLast(({ path }) => path.endsWith('/size'))?.body).toMatchObject({ site: 'Dock 2' }),
  )
  await userEvent.click(await makeButton())
  await waitFor(() => expect(sent(area)?.body).toMatchObject({ hasCertificates: true, site: 'Dock 2' }))
})

it('waits with what it sends until the choice about certificates is on the screen', async () => {
  const count = Promise.withResolvers<object>()
  const area = open([], {
    [SIZE]: () => count.promise,
    'POST /company/inspection-packs': () => ({ status: 201, body: { id: PACK.id } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a pack' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Make an inspection pack' }))
  await userEvent.selectOptions(dialog.getByLabelText('Site'), 'Dock 2')
  const button = dialog.getByRole('button', { name: 'Counting the certificates...' })
  await userEvent.click(button)
  expect(sent(area)).toBeUndefined()
  count.resolve({ body: { people: 14, certificates: 25 } })
  const made = await makeButton()
  expect(dialog.getByRole('checkbox', { name: /^Put each certificate/ })).toBeChecked()
  await userEvent.click(made)
  await waitFor(() => expect(sent(area)?.body).toMatchObject({ hasCertificates: true, site: 'Dock 2' }))
})

it('counts the certificates while they are written, and afterwards', async () => {
  let packs = [{ ...PACK, state: 'certificates', certificates: { done: 12, total: 60 } }]
  open(() => ({ body: packs }))
  expect(await screen.findByText('Writing certificates: 12 of 60')).toBeVisible()
  packs = [{ ...PACK, certificates: { done: 60, total: 60 } }]
  expect(await screen.findByText(/14 people, 60 certificates as PDF$/, {}, { timeout: 5_000 })).toBeVisible()
})

it('says at the field that no module is chosen, and shows the refusal of the server there', async () => {
  const fields = { on: 'Choose today or an earlier day.' }
  open([], { 'POST /company/inspection-packs': () => ({ status: 422, body: { message: 'No.', fields } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a pack' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Make an inspection pack' }))
  const boxes = dialog.getAllByRole('checkbox')
  for (const box of boxes.slice(0, -1)) await userEvent.click(box)
  await userEvent.click(await makeButton())
  expect(await dialog.findByText('Choose at least one module.')).toBeVisible()
  await userEvent.click(boxes[0]!)
  await userEvent.click(await makeButton())
  expect(await dialog.findByText('Choose today or an earlier day.')).toBeVisible()
})

it('makes a link, and shows its address only once', async () => {
  const area = open([PACK], {
    [`POST /company/inspection-packs/${PACK.id}/links`]: { id: LINK.id, url: URL },
  })
  await choose('Make a link')
  const form = within(await screen.findByRole('dialog', { name: 'Make a link to the pack of Nov 21, 2026' }))
  await userEvent.click(form.getByRole('button', { name: 'Make the link' }))
  expect(await form.findByText('Enter who gets the link.')).toBeVisible()
  await userEvent.type(form.getByRole('textbox', { name: /^Who gets the link/ }), 'Inspector Reed')
  await userEvent.selectOptions(form.getByRole('combobox'), '14')
  await userEvent.click(form.getByRole('button', { name: 'Make the link' }))
  const shown = within(await screen.findByRole('dialog', { name: 'The link for Inspector Reed' }))
  expect(shown.getByRole('textbox')).toHaveValue(URL)
  expect(sent(area)?.body).toEqual({ recipient: 'Inspector Reed', days: 14 })
  await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0]!)
  expect(shown.getByText(/You have not copied the link/)).toBeVisible()
})

it('shows who used a link, and revokes it', async () => {
  const revoked = { now: false }
  const area = open(
    () => ({ body: [{ ...PACK, links: [revoked.now ? { ...LINK, state: 'revoked' } : LINK] }] }),
    {
      [`POST /company/inspection-packs/links/${LINK.id}/revoke`]: () => {
        revoked.now = true
        return { status: 204 }
      },
    },
  )
  await choose('Show links and uses')
  const dialog = within(await screen.findByRole('dialog', { name: /^Links to/ }))
  expect(dialog.getByText(/Downloaded inspection-pack\.pdf/)).toBeVisible()
  expect(dialog.getByText(/Opened the page/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the link for Inspector Reed' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(area.notices).toEqual(['The link was revoked.']))
  expect(await dialog.findByText('Revoked')).toBeVisible()
})

it('says where nothing is required', async () => {
  open([{ ...PACK, counts: { people: 1, required: 0, current: 0 } }])
  expect(await screen.findByText('Nothing is required, 1 person')).toBeVisible()
})

it('offers nothing to download of a pack that failed, and deletes it', async () => {
  const area = open([{ ...PACK, state: 'failed', counts: null }], {
    [`DELETE /company/inspection-packs/${PACK.id}`]: () => ({ status: 204 }),
  })
  expect(await screen.findByText('Failed. Make it again.')).toBeVisible()
  await choose('Delete')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(area.notices).toEqual(['The inspection pack was deleted.']))
})
