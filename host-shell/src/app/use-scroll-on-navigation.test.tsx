import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'

function Page() {
  useScrollOnNavigation()
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/rules#fall%20protection">fall protection</Link>
      <Link to="/rules#100%">a mistyped link</Link>
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
