import { act, fireEvent, screen } from '@testing-library/react'
import { locale } from '@platform/shared-contracts/remote'
import { loadMessages } from '../load-messages.ts'
import { showConnection } from './show-connection.tsx'

const TEXT = 'You are offline. Saving and sending will work again once you are back online.'

afterEach(() => {
  jest.restoreAllMocks()
  document.body.replaceChildren()
  locale.set('en')
})

async function goes(kind: 'online' | 'offline'): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(kind === 'online')
  await act(async () => void fireEvent(window, new Event(kind)))
}
const open = () => act(async () => showConnection(document))

test('it announces that the network is lost, and takes that back when it returns', async () => {
  await open()
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await goes('offline')
  expect(region).toHaveTextContent(TEXT)
  await goes('online')
  expect(region).toBeEmptyDOMElement()
})

test('it is there on a page that was opened without a network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open()
  expect(screen.getByRole('status')).toHaveTextContent(TEXT)
})

test('it follows the language of the page', async () => {
  await open()
  await goes('offline')
  await act(async () => {
    await loadMessages('es')
    locale.set('es')
  })
  expect(screen.getByRole('status')).toHaveTextContent('No tiene conexión.')
})
