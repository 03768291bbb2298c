import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { ManagerRoute } from './manager.route.tsx'
import { kim, matrix } from './testing/training-matrix.ts'
import remote from '../../remote.json'

const TOTAL = 5000
const PREFETCHED = remote.routes.find(({ path }) => path === '/manager')?.data?.[0]?.path
const nameOf = (at: number) => `Learner ${at + 1}`

/** The rows that a request asks for. */
function rowsFor(path: string) {
  const query = new URLSearchParams(path.split('?')[1])
  const first = (Number(query.get('page')) - 1) * Number(query.get('size'))
  const items = Array.from({ length: Number(query.get('size')) }, (_, at) => ({
    ...{ ...kim, id: first + at + 1, firstName: 'Learner', lastName: String(first + at + 1) },
  }))
  return { ...matrix, items, total: TOTAL }
}

const page = ({ path }: { readonly path: string }) => ({ body: rowsFor(path) })

function open(at = '', answer: (call: { readonly path: string }) => unknown = page) {
  const api = fakeApi({ 'GET /admin/training': answer })
  const { router } = renderPage(ManagerRoute, {
    path: '/manager',
    at: `/manager${at}`,
    platform: { fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
  })
  return { ...api, router }
}

/** What a browser does, and a document without layout does not: a grid scrolls. */
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    scrollHeight: { configurable: true, get: () => (TOTAL + 1) * 64 },
    clientWidth: { configurable: true, get: () => 800 },
    scrollTo: {
      configurable: true,
      value(this: HTMLElement, { top, left }: { readonly top?: number; readonly left?: number }) {
        this.scrollTop = top ?? this.scrollTop
        this.scrollLeft = left ?? this.scrollLeft
        this.dispatchEvent(new Event('scroll'))
      },
    },
  })
})

/** By the text of its name: to compute the name of each row of a grid takes seconds. */
const rowOf = async (at: number) =>
  (await screen.findByText(nameOf(at))).closest<HTMLElement>('[role=row]') ?? document.body
const focusedRow = () => document.activeElement?.closest('[role=row]')

async function enter() {
  await rowOf(0)
  const grid = screen.getByRole('grid', { name: 'People and modules' })
  grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  return grid
}

it('says how many rows and columns there are, and renders those in view', async () => {
  open()
  const grid = await enter()
  expect(grid).toHaveAttribute('aria-rowcount', '5001')
  expect(grid).toHaveAttribute('aria-colcount', '16')
  expect(await rowOf(2)).toHaveAttribute('aria-rowindex', '4')
  expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(30)
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('moves by the keys of the grid pattern, and the focus stays while rows are loaded', async () => {
  const { calls } = open()
  await enter()
  expect(document.activeElement).toHaveAttribute('aria-colindex', '2')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(focusedRow()).toHaveAttribute('aria-rowindex', '3')
  expect(document.activeElement).toHaveTextContent('0 of 12')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const last = document.activeElement
  expect(focusedRow()).toHaveAttribute('aria-rowindex', '5001')
  expect(last).toHaveTextContent('')
  await waitFor(() => expect(last).toHaveTextContent('Not started'))
  expect(last).toHaveFocus()
  expect(calls.at(-1)?.path).toContain('page=')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(focusedRow()).toHaveAttribute('aria-rowindex', '2')
  await userEvent.keyboard('{PageDown}')
  expect(focusedRow()).toHaveAttribute('aria-rowindex', '10')
})

it('renders the columns in view and that of the focus, each at its place', async () => {
  open()
  await enter()
  const places = () =>
    [...(focusedRow()?.children ?? [])].map((cell) => Number(cell.getAttribute('aria-colindex')))
  expect(places()).not.toContain(16)
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toHaveAttribute('aria-colindex', '16')
  expect(places()).toEqual(places().toSorted((one, other) => one - other))
  expect(places().length).toBeLessThan(16)
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toHaveAttribute('aria-colindex', '15')
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toHaveAttribute('aria-colindex', '1')
})

it('keeps the focus on a cell that is scrolled out of view', async () => {
  open()
  const grid = await enter()
  const focused = document.activeElement
  grid.scrollTo({ top: 2000 * 64 })
  expect(await screen.findByText(nameOf(2001))).toBeInTheDocument()
  expect(screen.queryByText(nameOf(20))).toBeNull()
  expect(focused).toHaveFocus()
})

it('selects rows with Space, all of them at the header, and sorts with Enter', async () => {
  const { calls } = open()
  await enter()
  await userEvent.keyboard('{ArrowDown} ')
  expect(await rowOf(1)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('checkbox', { name: `Select ${nameOf(1)}` })).toBeChecked()
  expect(screen.getByText('1 selected')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Home} ')
  expect(screen.getByText('All 5,000 matching selected')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await waitFor(() => expect(calls.at(-1)?.path).toContain('sort=done'))
  const done = await screen.findByRole('columnheader', { name: 'Done' })
  await waitFor(() => expect(done).toHaveAttribute('aria-sort', 'ascending'))
  expect(done).toHaveFocus()
})

it('opens the record of a learner at the module of the cell, by keyboard and by a click', async () => {
  const { router } = open()
  await enter()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(router.state.location.search).toBe('?cell=IC0110&learner=1')
  await router.navigate('/manager')
  await userEvent.click((await rowOf(2)).querySelector('[data-cell="3:5"]')!)
  expect(router.state.location.search).toBe('?cell=IC0111&learner=3')
})

it('starts at the rows that the address names', async () => {
  open('?page=120')
  expect(await rowOf(119 * 20)).toBeInTheDocument()
  expect(screen.queryByText(nameOf(0))).toBeNull()
})

it('loads rows again that could not be loaded, and shows the others', async () => {
  let isOnline = false
  open('', ({ path }) => (path.includes('page=50&') && !isOnline ? new Error('offline') : page({ path })))
  await enter()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(await screen.findByText('Some rows could not be loaded.')).toBeVisible()
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf(TOTAL - 1)).toBeInTheDocument()
  expect(screen.queryByText('Some rows could not be loaded.')).toBeNull()
})

it('shows pages of cards on a phone, out of the rows that the shell prefetches for every width', async () => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
  const { calls } = open('?page=5')
  expect(await screen.findByRole('table', { name: 'People and modules' })).toBeInTheDocument()
  expect(await rowOf(80)).toBeInTheDocument()
  expect(screen.queryByText(nameOf(79))).toBeNull()
  expect(screen.queryByText(nameOf(100))).toBeNull()
  expect(screen.queryByRole('grid')).toBeNull()
  expect(calls.map(({ path }) => path)).toEqual([PREFETCHED])
  await userEvent.click(screen.getByLabelText('Next'))
  expect(await rowOf(100)).toBeInTheDocument()
  expect(calls).toHaveLength(2)
})
