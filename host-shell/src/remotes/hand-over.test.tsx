import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepInput } from './hand-over.ts'

function Order({ isOther = false }) {
  const [sent, setSent] = useState('')
  const [name, setName] = useState('')
  const [hasInvoice, setInvoice] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(`${name}, ${String(hasInvoice)}, ${count}`)
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        aria-label="Invoice"
        type="checkbox"
        checked={hasInvoice}
        onChange={() => setInvoice(!hasInvoice)}
      />
      <button type="button" onClick={() => setCount(count + 1)}>
        {isOther ? 'Clear' : 'Add'}
      </button>
      <button>Send</button>
      <output>{sent}</output>
    </form>
  )
}

/** The page as it was drawn, in the document without its code. */
function drawn(): HTMLElement {
  const { container, unmount } = render(<Order />)
  const area = document.createElement('div')
  area.innerHTML = container.innerHTML
  unmount()
  document.body.append(area)
  return area
}

async function useDrawn(area: HTMLElement) {
  const handOver = keepInput(area)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Zoë')
  await user.click(screen.getByLabelText('Invoice'))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(screen.getByLabelText('Name'))
  area.remove()
  return handOver
}

it('does to the real page what was done to the drawn one', async () => {
  const handOver = await useDrawn(drawn())
  const { container } = render(<Order />)
  await act(() => handOver(container))
  expect(screen.getByText('Zoë, true, 1')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

it('does not press a button that has become another one', async () => {
  const handOver = await useDrawn(drawn())
  const { container } = render(<Order isOther />)
  await act(() => handOver(container))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Zoë, true, 0')).toBeVisible()
})
