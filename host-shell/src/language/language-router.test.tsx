import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { fakeShell } from '../app/testing/fake-shell.tsx'
import { ShellServicesContext } from '../app/shell-services.ts'
import { LanguageRouter } from './language-router.tsx'

const ROUTES = [
  { path: '/pricing', chunk: 'pricing' },
  { path: '/packages/:id', chunk: 'package', access: {} },
]

function Page() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <Link to="/pricing?a=b" state={{ from: 'here' }}>
        Prices
      </Link>
      <Link to="/packages/7">Package</Link>
      <Link to="/">Home</Link>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  )
}

function open(address: string, language: 'en' | 'es') {
  history.replaceState(null, '', address)
  locale.set(language)
  const { services } = fakeShell({ routes: ROUTES })
  render(
    <ShellServicesContext value={services}>
      <LanguageRouter>
        <Page />
      </LanguageRouter>
    </ShellServicesContext>,
  )
}

const here = () => location.pathname + location.search
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => locale.set('en'))

it('shows a page the path without the language, and writes links in the language', async () => {
  open('/es/blog?page=2', 'es')
  expect(screen.getByText('/blog?page=2 null')).toBeVisible()
  expect(hrefs()).toEqual(['/es/pricing?a=b', '/packages/7', '/es'])
  await userEvent.click(screen.getByRole('link', { name: 'Prices' }))
  expect(screen.getByText('/pricing?a=b {"from":"here"}')).toBeVisible()
  expect(here()).toBe('/es/pricing?a=b')
})

it('leads to a guarded page without the language, and back with it', async () => {
  open('/es/blog', 'es')
  await userEvent.click(screen.getByRole('link', { name: 'Package' }))
  expect([here(), screen.getByText('/packages/7 null')]).toEqual(['/packages/7', expect.anything()])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('/blog null')).toBeVisible()
  expect(here()).toBe('/es/blog')
})

it('follows a choice of language with the address and every link, and stays on the page', () => {
  open('/blog?page=2#start', 'en')
  expect(hrefs()).toEqual(['/pricing?a=b', '/packages/7', '/'])
  act(() => locale.set('es'))
  expect(here()).toBe('/es/blog?page=2')
  expect(location.hash).toBe('#start')
  expect(hrefs()).toEqual(['/es/pricing?a=b', '/packages/7', '/es'])
  act(() => locale.set('en'))
  expect(here()).toBe('/blog?page=2')
})

it('goes back to a page of before the choice in the chosen language', async () => {
  open('/blog', 'en')
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  act(() => locale.set('es'))
  expect(here()).toBe('/es')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('/blog null')).toBeVisible()
  expect(here()).toBe('/es/blog')
})
