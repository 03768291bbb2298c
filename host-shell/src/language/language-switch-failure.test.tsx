import { act, screen } from '@testing-library/react'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import { LanguageSwitch } from './language-switch.tsx'

// The chunk does not arrive.
jest.mock('./language-offer.tsx', () => {
  throw new Error('offline')
})

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => jest.useRealTimers())

it('stays as it is when the offer does not load', async () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX')
  const report = jest.fn()
  renderInShell(<LanguageSwitch />, fakeShell({ report }).services)
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('link', { name: 'Español' })).toBeVisible()
  expect(report).toHaveBeenCalledWith(new Error('offline'))
})
