import type { Locale } from '@platform/shared-contracts/remote'
import { i18n } from './app/i18n.ts'
import { messagesLoader } from './messages-loader.ts'

it('leaves a package as it is in a language that is newer than its build', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('no such chunk')))
  await messagesLoader(i18n, load)('vi' as Locale)
  expect(load).not.toHaveBeenCalled()
})

it('rejects when a language of its build does not load', async () => {
  const load = messagesLoader(i18n, () => Promise.reject(new Error('offline')))
  await expect(load('es')).rejects.toThrow('offline')
})
