import { createNotices } from './notices.ts'

test('it lists notices in order until they are dismissed', () => {
  const { list, notify, dismiss } = createNotices()
  notify('success', 'Saved.')
  notify('danger', 'Lost.')
  expect(list.get().map(({ message }) => message)).toEqual(['Saved.', 'Lost.'])
  dismiss(list.get()[0]?.id ?? 0)
  expect(list.get()).toMatchObject([{ kind: 'danger', message: 'Lost.' }])
})

test('it says a thing once, however often it happens', () => {
  const { list, notify } = createNotices()
  notify('danger', 'Lost.')
  notify('info', 'Back.')
  notify('danger', 'Lost.')
  expect(list.get().map(({ message }) => message)).toEqual(['Back.', 'Lost.'])
})
