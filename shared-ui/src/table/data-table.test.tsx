import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { DataTable, type Column } from './data-table.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'

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

test('it preserves the order of equal rows, and does not change the rows it was given', async () => {
  const rows = Object.freeze([
    { code: 'A', name: 'b', priceCents: 1 },
    { code: 'B', name: 'a', priceCents: null },
    { code: 'C', name: 'b', priceCents: 3 },
  ])
  show({ rows, sort: { column: 'name', direction: 'descending' } })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
    'Co',
    'bA',
    'bC',
    'aB',
  ])
})

test.each(['ascending', 'descending'] as const)('it sorts missing values last, %s', (direction) => {
  show({ sort: { column: 'price', direction } })
  expect(names()[2]).toBe('Fall Protection')
})

test('it leaves sorting and paging to a caller that controls them', async () => {
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

test('it shows as many rows as the user wants', async () => {
  const { container } = show({ rows: many })
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50')
  expect(names()).toHaveLength(45)
  expect(screen.getByText('1 to 45 of 45')).toBeVisible()
  await expectAccessible(container)
})

test('it leaves the size of a page to a caller that controls it', async () => {
  const page = { page: 1, size: 20, total: 45 }
  const [onPage, onPageSize] = [jest.fn(), jest.fn()]
  const { update } = show({ page, onPage, onPageSize })
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '100')
  expect(onPageSize).toHaveBeenCalledWith(100)
  update({ page, onPage })
  expect(screen.queryByLabelText('Rows per page')).not.toBeInTheDocument()
})

test('it can be sorted where there are no column headers', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, descending')
  expect(names()).toEqual(['machine guarding', 'Ladder Safety', 'Fall Protection'])
  expect(header('Price')).toHaveAttribute('aria-sort', 'descending')
})

test('the widths of its columns follow the arrow keys, at one stop of the Tab key', async () => {
  const { container } = show()
  const control = screen.getByRole('separator', { name: 'Width of Course' })
  expect(control).toHaveAttribute('aria-valuetext', 'Automatic')
  act(() => control.focus())
  const width = Number(control.getAttribute('aria-valuenow'))
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
  expect(control).toHaveAttribute('aria-valuenow', String(width + 64))
  expect(header('Course')).toHaveStyle({ width: `${width + 64}px` })
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('separator', { name: 'Width of Code' })).toHaveFocus()
  await expectAccessible(container)
})

test('a column is dragged at the end of its header, and nowhere else', () => {
  show()
  const drag = (from: number) => {
    fireEvent.mouseDown(header('Course'), { clientX: from })
    fireEvent.mouseMove(document, { clientX: from + 30 })
    fireEvent.mouseUp(document, { clientX: from + 30 })
  }
  drag(-100)
  expect(header('Course').style.width).toBe('')
  drag(0)
  expect(Number.parseInt(header('Course').style.width)).toBeGreaterThan(90)
})

test('its rows are selected one by one or by page, and the caller knows which', async () => {
  const onSelect = jest.fn()
  const selecting = (...selected: string[]) => ({
    rowLabel: ({ name }: Course) => name,
    selection: { isSelected: (key: string | number) => selected.includes(String(key)), onSelect },
  })
  const { container, update } = show(selecting())
  const table = within(screen.getByRole('table'))
  await userEvent.click(table.getByRole('checkbox', { name: 'Select Ladder Safety' }))
  expect(onSelect).toHaveBeenLastCalledWith(['IC0110'], true)
  update(selecting('IC0110'))
  const page = table.getByRole('checkbox', { name: 'Select all on this page' })
  expect(page).toBePartiallyChecked()
  await userEvent.click(page)
  expect(onSelect.mock.lastCall?.[0]).toHaveLength(3)
  expect(onSelect.mock.lastCall?.[1]).toBe(true)
  update(selecting('IC0110', 'IC0111', 'IC0112'))
  expect(page).toBeChecked()
  await userEvent.click(page)
  expect(onSelect.mock.lastCall?.[1]).toBe(false)
  await expectAccessible(container)
})

test('it returns to an existing page when there are fewer rows', async () => {
  const { update } = show({ rows: many })
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  update({ rows: many.slice(0, 25) })
  expect(screen.getByText('21 to 25 of 25')).toBeVisible()
})

test('it moves the focus of a removed row to the table', async () => {
  const link = { id: 'open', header: 'Open', cell: ({ code }: Course) => <a href={`#${code}`}>{code}</a> }
  const { update } = show({ columns: [...COLUMNS, link] })
  screen.getByRole('link', { name: 'IC0112' }).focus()
  update({ columns: [...COLUMNS, link], rows: COURSES.filter(({ code }) => code !== 'IC0112') })
  expect(screen.getByRole('region', { name: 'Courses' })).toHaveFocus()
})

test('it shows placeholders on the first load and the old rows on later ones', async () => {
  const { container, update } = show({ rows: undefined, isLoading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(container)
  update({ isLoading: true })
  expect(names()).toHaveLength(3)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('it offers a retry after a failure and still shows its rows', async () => {
  const onRetry = jest.fn()
  const { update } = show({ rows: undefined, isFailed: true, onRetry })
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  update({ isFailed: true, onRetry })
  expect(names()).toHaveLength(3)
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('it says when it is empty, and what to do', () => {
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
