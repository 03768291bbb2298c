import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
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
      {query.size === 0 && (
        <>
          <button onClick={() => setQuery({ step: '2' })}>next step</button>
          <button onClick={() => setQuery({ order: '7' })}>order</button>
        </>
      )}
      {query.has('order') && <Order />}
      <h2 id="fall protection">Fall protection</h2>
      <h2 id="100%">All of it</h2>
    </main>
  )
}

/** Takes the focus itself. */
function Order() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h1 ref={title} tabIndex={-1}>
      Order 7
    </h1>
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

test('a page of which only the query changes keeps its place, and takes the focus where the button is gone', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'next step' }))
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('what a page focuses itself keeps the focus', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'order' }))
  expect(screen.getByRole('heading', { name: 'Order 7' })).toHaveFocus()
})
