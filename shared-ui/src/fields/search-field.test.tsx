import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, startTransition, use, useState } from 'react'
import { SearchField } from './search-field.tsx'

/** The value comes back in a transition, as from the router, and each of these values waits for a promise of its own. */
function LateSearch({ waits }: { readonly waits: ReadonlyMap<string, Promise<void>> }) {
  const [value, setValue] = useState('')
  return (
    <Suspense fallback="Loading">
      <SearchField value={value} onChange={(text) => startTransition(() => setValue(text))} />
      <Rows wait={waits.get(value)} />
      <button onClick={() => setValue('')}>Clear filters</button>
    </Suspense>
  )
}

function Rows({ wait }: { readonly wait: Promise<void> | undefined }) {
  if (wait) use(wait)
  return null
}

const box = () => screen.getByRole('searchbox', { name: 'Search' })

it('loses nothing that is typed while the page of an earlier text is still being rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const user = userEvent.setup()
  const waits = new Map(['scaf', 'scaff', 'scaffo'].map((text) => [text, promise]))
  render(<LateSearch waits={waits} />)
  // The page of "scaf" is rendered as far as the rows, and waits for them.
  await user.type(box(), 'scaffo')
  expect(box()).toHaveValue('scaffo')
  await user.type(box(), 'lds')
  await act(async () => resolve())
  expect(box()).toHaveValue('scaffolds')
})

it('shows a value that was chosen elsewhere', async () => {
  const user = userEvent.setup()
  render(<LateSearch waits={new Map()} />)
  await user.type(box(), 'scaffold')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(box()).toHaveValue('')
  await user.type(box(), 'pipe')
  expect(box()).toHaveValue('pipe')
})
