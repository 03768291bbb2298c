import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCompany } from '../testing/open-company.tsx'

const view = {
  ...{ q: '', module: 'IC0112', standing: 'overdue', site: 'Dock 2', department: '', jobRole: '' },
  sort: '-done',
}
const overdue = { id: 4, name: 'Overdue at Dock 2', view }

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
const choose = async (name: string) => {
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('opens a saved view: its filters and its order, and no other filter', async () => {
  const { calls } = openCompany('?jobRole=Roofer', { 'GET /company/views': [overdue] })
  await choose('Overdue at Dock 2')
  const query = new URLSearchParams(
    calls.findLast(({ path }) => path.startsWith('/company/training'))?.path.split('?')[1],
  )
  expect(Object.fromEntries(query)).toEqual({
    ...{ module: 'IC0112', standing: 'overdue', site: 'Dock 2', sort: '-done', page: '1', size: '100' },
  })
})

it('saves what is shown under a name, and asks for one that is missing', async () => {
  const { calls, notices } = openCompany('?standing=expired&sort=last', {
    'POST /company/views': { ...overdue, name: 'Expired' },
  })
  await choose('Save this view')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a name.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Expired')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(notices).toEqual(['Saved as Expired.']))
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Expired',
    view: {
      ...{ q: '', module: '', standing: 'expired', site: '', department: '', jobRole: '', sort: 'last' },
    },
  })
})

it('removes a view after asking, and says when there is none', async () => {
  let views = [overdue]
  const { notices } = openCompany('', {
    'GET /company/views': () => ({ body: views }),
    'DELETE /company/views/4': () => {
      views = []
      return { status: 204 }
    },
  })
  await choose('Remove a view')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Overdue at Dock 2' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Overdue at Dock 2?' }))
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('You have no saved views')).toBeVisible()
  expect(notices).toEqual(['The view was removed.'])
})
