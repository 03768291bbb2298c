import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CompanyRequest } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { useGetCompanyQuery, useListCompaniesQuery, useSaveCompanyMutation } from './companies.api.ts'

const company = (id: number, name: string) => ({
  ...{ id, name, domains: [], directory: null, people: 0 },
  createdAt: '2026-01-02T03:04:05.000Z',
})
const wanted: CompanyRequest = { name: 'Acme Inc', domains: [], directory: null }

function Page({ id }: { readonly id: number | null }) {
  const list = useListCompaniesQuery({ page: 1, size: 20, q: '' })
  const [acme, other] = [useGetCompanyQuery('3'), useGetCompanyQuery('4')]
  const [save, { isUninitialized, isLoading }] = useSaveCompanyMutation()
  const isIdle = ![list, acme, other].some(({ isFetching }) => isFetching) && !isLoading
  return (
    <>
      {isIdle && (isUninitialized ? 'Loaded' : 'Loaded again')}
      <button onClick={() => void save({ id, body: wanted })}>Save</button>
    </>
  )
}

async function pathsAfterSaving(id: number | null, answer: unknown): Promise<readonly string[]> {
  const { fetch, calls } = fakeApi({
    'GET /companies': { items: [], total: 0, page: 1, size: 20 },
    'GET /companies/3': company(3, 'Acme'),
    'GET /companies/4': company(4, 'Other'),
    'PUT /companies/3': answer,
    'POST /companies': answer,
  })
  renderPage(() => <Page id={id} />, { platform: { fetch } })
  await screen.findByText('Loaded')
  const before = calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByText('Loaded again')).toBeVisible())
  return calls.slice(before).map(({ method, path }) => `${method} ${path.split('?')[0]}`)
}

test('loads the list and the saved company again, and no other company', async () => {
  const paths = await pathsAfterSaving(3, company(3, 'Acme Inc'))
  expect(paths.toSorted()).toEqual(['GET /companies', 'GET /companies/3', 'PUT /companies/3'])
})

test('loads only the list again for a new company', async () => {
  expect(await pathsAfterSaving(null, company(5, 'New'))).toEqual(['POST /companies', 'GET /companies'])
})

test('loads nothing again if the company was not saved', async () => {
  const refusal = () => ({ status: 422, body: { message: 'No.' } })
  expect(await pathsAfterSaving(3, refusal)).toEqual(['PUT /companies/3'])
})
