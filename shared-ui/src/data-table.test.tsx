import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { DataTable, type Column, type DataTableProps } from './data-table.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

interface Course {
  readonly code: string
  readonly name: string
  readonly priceCents: number | null
}

const COURSES: readonly Course[] = [
  { code: 'IC0110', name: 'Ladder Safety', priceCents: 2000 },
  { code: 'IC0112', name: 'Fall Protection', priceCents: null },
  { code: 'IC0111', name: 'machine guarding', priceCents: 3500 },
]
const COLUMNS: readonly Column<Course>[] = [
  { id: 'name', header: 'Course', cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHeader: true },
  { id: 'code', header: 'Code', cell: ({ code }) => code },
  {
    id: 'price',
    header: 'Price',
    cell: ({ priceCents }) => priceCents ?? '-',
    sortBy: (row) => row.priceCents,
  },
]

function show(props: Partial<DataTableProps<Course>> = {}) {
  const table = (more: Partial<DataTableProps<Course>>) => (
    <MemoryRouter>
      <DataTable
        caption="Courses"
        columns={COLUMNS}
        rows={COURSES}
        rowKey={({ code }) => code}
        rowLabel={({ name }) => name}
        {...more}
      />
    </MemoryRouter>
  )
  const { container, rerender } = render(table(props))
  return { container, update: (more: Partial<DataTableProps<Course>>) => rerender(table(more)) }
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })
const many = Array.from({ length: 45 }, (_, at) => ({ code: `C${at}`, name: `Course ${at}`, priceCents: at }))

test('a table is named, reached by keyboard, and its rows are named by their header', async () => {
  const { container } = show()
  expect(screen.getByRole('table', { name: 'Courses' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Courses' })).toHaveAttribute('tabindex', '0')
  expect(names()).toEqual(['Ladder Safety', 'Fall Protection', 'machine guarding'])
  await expectAccessible(container)
})

test('it sorts itself as people expect, both ways, with what is missing last', async () => {
  show()
  expect(header('Course')).toHaveAttribute('aria-sort', 'none')
  expect(header('Code')).not.toHaveAttribute('aria-sort')
  await userEvent.click(within(header('Course')).getByRole('button'))
  expect(header('Course')).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Fall Protection', 'Ladder Safety', 'machine guarding'])
  await userEvent.click(within(header('Price')).getByRole('button'))
  await userEvent.click(within(header('Price')).getByRole('button'))
  expect(header('Price')).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['machine guarding', 'Ladder Safety', 'Fall Protection'])
})

test('it leaves the order and the pages to a caller that keeps them', async () => {
  const [onSort, onPage] = [jest.fn(), jest.fn()]
  show({
    sort: { column: 'name', direction: 'ascending' },
    onSort,
    page: { page: 2, size: 3, total: 7 },
    onPage,
  })
  expect(names()).toEqual(['Ladder Safety', 'Fall Protection', 'machine guarding'])
  await userEvent.click(within(header('Course')).getByRole('button'))
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
  expect(screen.getByText('4 to 6 of 7')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPage).toHaveBeenLastCalledWith(3)
})

test('it pages itself, and a new order starts from the first page', async () => {
  show({ rows: many })
  expect(names()).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(names()).toEqual(many.slice(40).map(({ name }) => name))
  expect(screen.getByText('41 to 45 of 45')).toBeVisible()
  await userEvent.click(within(header('Price')).getByRole('button'))
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(names()[0]).toBe('Course 0')
})

test('fewer rows than before bring it back to a page that exists', async () => {
  const { update } = show({ rows: many })
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  update({ rows: many.slice(0, 25) })
  expect(screen.getByText('21 to 25 of 25')).toBeVisible()
})

test('a row that goes leaves its focus to the table, not to the top of the page', async () => {
  const link = { id: 'open', header: 'Open', cell: ({ code }: Course) => <a href={`#${code}`}>{code}</a> }
  const { update } = show({ columns: [...COLUMNS, link] })
  screen.getByRole('link', { name: 'IC0112' }).focus()
  update({ columns: [...COLUMNS, link], rows: COURSES.filter(({ code }) => code !== 'IC0112') })
  expect(screen.getByRole('region', { name: 'Courses' })).toHaveFocus()
})

test('the first load shows placeholders, a later one keeps the rows', async () => {
  const { container, update } = show({ rows: undefined, isLoading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(container)
  update({ isLoading: true })
  expect(names()).toHaveLength(3)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a failure offers another try, and keeps the rows it has', async () => {
  const onRetry = jest.fn()
  const { update } = show({ rows: undefined, isFailed: true, onRetry })
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  update({ isFailed: true, onRetry })
  expect(names()).toHaveLength(3)
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('an empty table says so, with what to do about it', () => {
  show({ rows: [], emptyText: 'No course matches.', emptyAction: <button>Clear the filter</button> })
  expect(screen.getByText('No course matches.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear the filter' })).toBeVisible()
})

test('each row has its own actions; a row without any has no button', async () => {
  const onRemove = jest.fn()
  const { container } = show({
    rowActions: ({ code }) => [
      code === 'IC0112' ? null : { label: 'Remove', onSelect: () => onRemove(code) },
    ],
  })
  expect(screen.queryByRole('button', { name: 'Actions for Fall Protection' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for machine guarding' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
  expect(onRemove.mock.calls).toEqual([['IC0111']])
  await expectAccessible(container)
})
