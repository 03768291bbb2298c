import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locale } from '@platform/shared-contracts/remote'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { loadMessages } from '../../load-messages.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ClassSection } from './class-section.tsx'

const held = {
  ...{ id: 3, module: 'IC0110', heldOn: '2026-11-20', minutes: 90, company: 'Harbor Steel' },
  ...{ trainer: 'Omar Haddad', qualification: 'Competent person', place: 'Yard 3' },
}

function open(answer: unknown) {
  const { fetch } = fakeApi({ 'GET /attended-classes': answer })
  return renderPage(ClassSection, { platform: { session: signedInAs(), fetch } })
}

test('says of each class when it was held, by whom, and that the company recorded it', async () => {
  open([held])
  const card = within(await screen.findByRole('article'))
  for (const text of [
    ...['Ladder Safety', 'Harbor Steel', 'Recorded by your company', 'Nov 20, 2026'],
    ...['90 minutes', 'Omar Haddad, Competent person', 'Yard 3'],
  ])
    expect(card.getByText(text)).toBeVisible()
  await loadMessages('es')
  act(() => locale.set('es'))
  expect(await screen.findByText('Registrada por su empresa')).toBeVisible()
  act(() => locale.set('en'))
})

test('tries again when the classes do not load, and shows nothing where there are none', async () => {
  let isUp = false
  open(() => (isUp ? { body: [] } : { status: 503, body: {} }))
  expect(await screen.findByText('Your classes could not be loaded.')).toBeVisible()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Your classes could not be loaded.')).not.toBeInTheDocument())
  expect(screen.queryByRole('heading', { name: 'Classes' })).not.toBeInTheDocument()
})
