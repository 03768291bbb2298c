import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chart } from './chart.tsx'

const points = [{ label: 'June 1' }, { label: 'June 2' }, { label: 'June 3' }]
const first = { label: '1.4.0', tone: 'danger', values: [4, 0, 9] } as const
const second = { label: '1.5.0', tone: 'info', values: [1, 2, 3] } as const

function open(over: Partial<Parameters<typeof Chart>[0]> = {}) {
  return render(
    <Chart
      kind="bars"
      label="Failures by day"
      pointHeader="Day"
      points={points}
      series={[first]}
      format={(count) => `${count} failures`}
      formatTick={String}
      {...over}
    />,
  )
}

const reader = () => screen.findByRole('slider', { name: 'Failures by day' })

test.each(['bars', 'line', 'ranks'] as const)('%s are read one by one with the arrow keys', async (kind) => {
  open({ kind })
  const slider = await reader()
  await userEvent.tab()
  expect(slider).toHaveFocus()
  expect(slider).toHaveAttribute('aria-valuetext', 'June 1: 1.4.0 4 failures')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}')
  expect(slider).toHaveAttribute('aria-valuetext', 'June 3: 1.4.0 9 failures')
  const tooltip = within(screen.getByRole('figure', { name: 'Failures by day' }))
  expect(tooltip.getAllByText('9 failures')[0]).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(slider).toHaveAttribute('aria-valuetext', 'June 1: 1.4.0 4 failures')
})

test('the keyboard can close the tooltip, and leaving the chart closes it', async () => {
  const { container } = open()
  await reader()
  const shown = () => container.querySelector('.tooltip')
  await userEvent.tab()
  expect(shown()).toHaveTextContent('June 11.4.04 failures')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toBeNull()
  await userEvent.keyboard('{End}')
  expect(shown()).toHaveTextContent('June 3')
  await userEvent.tab()
  expect(shown()).toBeNull()
})

test('the pointer shows the values of the bar that it is over, with their sum', async () => {
  const user = userEvent.setup()
  const { container } = open({ series: [first, second] })
  const slider = await reader()
  const plot = slider.parentElement as HTMLElement
  const shown = () => container.querySelector('.tooltip')
  await user.pointer({ target: plot, coords: { clientX: 275, clientY: 100 } })
  expect(shown()).toHaveTextContent('June 31.4.09 failures1.5.03 failuresTotal12 failures')
  await user.pointer({ target: document.body })
  expect(shown()).toBeNull()
})

test('a closed tooltip does not lose the place of the keyboard', async () => {
  const user = userEvent.setup()
  const { container } = open()
  const slider = await reader()
  const shown = () => container.querySelector('.tooltip')
  await user.tab()
  await user.keyboard('{ArrowRight}{Escape}')
  expect(shown()).toBeNull()
  expect(slider).toHaveAttribute('aria-valuetext', 'June 2: 1.4.0 0 failures')
  await user.pointer({ target: slider.parentElement as HTMLElement, coords: { clientX: 275, clientY: 100 } })
  expect(shown()).toHaveTextContent('June 3')
  await user.pointer({ target: document.body })
  expect(shown()).toBeNull()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toHaveTextContent('June 1')
})

test('the same numbers are in a table, which can be sorted', async () => {
  open({ series: [first, second] })
  await userEvent.click(screen.getByText('Show as table'))
  const table = within(screen.getByRole('table', { name: 'Failures by day' }))
  expect(table.getByRole('row', { name: 'June 3 9 failures 3 failures' })).toBeVisible()
  await userEvent.click(table.getByRole('button', { name: '1.4.0' }))
  expect(table.getAllByRole('row')[1]).toHaveTextContent('June 2')
})
