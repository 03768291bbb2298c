import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useSearchParams } from 'react-router-dom'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'

function Page() {
  useScrollOnNavigation()
  const [query, setQuery] = useSearchParams()
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/rules#fall%20protection">fall protection</Link>
      <Link to="/rules#100%">a mistyped link</Link>
      <Link to="/rules">rules</Link>
      {!query.has('step') && <button onClick={() => setQuery({ step: '2' })}>next step</button>}
      <h2 id="fall protection">Fall protection</h2>
      <h2 id="100%">All of it</h2>
    </main>
  )
}

const scrolledTo = jest.fn()

beforeEach(() => {
  scrolledTo.mockClear()
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.textContent)
  }
  window.scrollTo = jest.fn()
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
})

test.each([
  ['fall protection', 'Fall protection'],
  ['a mistyped link', 'All of it'],
])('follows %s to its anchor', async (link, anchor) => {
  await userEvent.click(screen.getByRole('link', { name: link }))
  expect(scrolledTo).toHaveBeenCalledWith(anchor)
})

test('a new page starts at its top, and takes the focus where the link is gone', async () => {
  const link = screen.getByRole('link', { name: 'rules' })
  link.addEventListener('click', () => link.blur())
  await userEvent.click(link)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a page that was opened by its address keeps its place when only its query changes', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'next step' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('main')).not.toHaveFocus()
})
