import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { renderPage } from '../testing/render-page.tsx'
import { GateLanguage } from './gate-language.tsx'

afterEach(() => act(() => locale.set('en')))

function open(isOnline: boolean) {
  const language = {
    choose: jest.fn<Promise<void>, [Locale]>(async (chosen) => locale.set(chosen)),
    prepare: jest.fn<Promise<void>, [Locale]>(async () => undefined),
  }
  renderPage(() => <GateLanguage isOnline={isOnline} />, { platform: { language } })
  return language
}

it('offers each other language by its own name, and leaves the focus on the button', async () => {
  const { choose } = open(true)
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(choose).toHaveBeenCalledWith('es')
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus()
})

it('loads every language while there is a network', () => {
  expect(open(true).prepare.mock.calls).toEqual([['en'], ['es']])
})

it('does not try to load one without a network', () => {
  expect(open(false).prepare).not.toHaveBeenCalled()
})
