import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchInput } from './use-search-input.ts'

interface BoxProps {
  readonly address: string
  readonly onPause: (search: string) => void
}

function Box({ address, onPause }: BoxProps) {
  const [text, type] = useSearchInput(address, onPause)
  return <input aria-label="Search" value={text} onChange={({ target }) => type(target.value)} />
}

const box = () => screen.getByRole('textbox', { name: 'Search' })

it('keeps what is typed after the pause, when the address follows later', async () => {
  const user = userEvent.setup()
  const onPause = jest.fn()
  const { rerender } = render(<Box address="" onPause={onPause} />)
  await user.type(box(), 'ladder')
  await waitFor(() => expect(onPause).toHaveBeenLastCalledWith('ladder'))
  await user.type(box(), 's')
  rerender(<Box address="ladder" onPause={onPause} />)
  expect(box()).toHaveValue('ladders')
  await waitFor(() => expect(onPause).toHaveBeenLastCalledWith('ladders'))
  rerender(<Box address="ladders" onPause={onPause} />)
  expect(box()).toHaveValue('ladders')
})

it('shows what the address changes to by itself', async () => {
  const { rerender } = render(<Box address="ladder" onPause={jest.fn()} />)
  rerender(<Box address="" onPause={jest.fn()} />)
  expect(box()).toHaveValue('')
})
