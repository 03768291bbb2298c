import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locale, type Platform } from '@platform/shared-contracts/remote'
import { signedInAs } from '@platform/shared-contracts/testing'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { LanguageSwitch } from './language-switch.tsx'

beforeEach(() => {
  localStorage.clear()
  locale.set('en')
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

async function open(preferred: string, session?: Platform['session']) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(preferred)
  const choose = jest.fn(async () => undefined)
  const { services } = fakeShell({
    ...(session && { session }),
    language: { choose, prepare: async () => undefined, follow: () => undefined },
  })
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const { unmount } = renderInShell(<LanguageSwitch />, services)
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  return { choose, user, unmount }
}

it('offers the language of the browser in that language, and once only', async () => {
  const { choose, user, unmount } = await open('es-MX')
  const offer = await screen.findByRole('region', { name: 'Idioma' })
  expect(offer).toHaveAttribute('lang', 'es')
  await user.click(screen.getByRole('button', { name: 'Ver en español' }))
  expect(choose).toHaveBeenCalledWith('es')
  unmount()
  await open('es-MX')
  expect(screen.queryByRole('region')).toBeNull()
})

it.each(['en-US', 'la'])('offers nothing to a browser in %s', async (preferred) => {
  await open(preferred)
  expect(screen.getByRole('link', { name: 'Español' })).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})

it('offers nothing on a shared tablet, where it would cover the button to sign out', async () => {
  await open('es-MX', signedInAs({ isOnTablet: true }))
  expect(screen.getByRole('link', { name: 'Español' })).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})

it.each([
  ['/pricing', '/pricing?set-language=es'],
  ['/blog?page=2', '/blog?page=2&set-language=es'],
  ['/', '/?set-language=es'],
  ['/account', '/account?set-language=es'],
])('links %s to %s, where the server remembers the choice', (path, href) => {
  renderInShell(<LanguageSwitch />, fakeShell().services, path)
  expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', href)
})

it('links back to the address of the source language', () => {
  locale.set('es')
  renderInShell(<LanguageSwitch />, fakeShell().services, '/pricing')
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/pricing?set-language=en')
})
