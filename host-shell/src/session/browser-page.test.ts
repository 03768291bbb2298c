import { browserPage } from './browser-page.ts'

afterEach(() => history.replaceState(null, '', '/'))

it.each([
  ['/es/consultations?partner=2#times', '/consultations', '/consultations?partner=2#times'],
  ['/es', '/', '/'],
  ['/account?tab=2', '/account', '/account?tab=2'],
])('names %s without its language, so that a login returns to it', (url, path, address) => {
  history.replaceState(null, '', url)
  expect([browserPage.path(), browserPage.address()]).toEqual([path, address])
})
