import { memoryStorage } from '../lib/browser-storage.ts'
import { fakeClock } from '../lib/testing/fake-clock.ts'
import { chosenStorage } from './chosen-storage.ts'
import { createConsent } from './consent.ts'

function bench() {
  const storage = memoryStorage()
  const consent = createConsent(memoryStorage(), fakeClock(), new EventTarget())
  return { storage, consent, chosen: chosenStorage(storage, consent) }
}

test('it holds entries in memory until the cookie choice', () => {
  const { storage, chosen } = bench()
  chosen.setItem('release:public', '1.0.0')
  expect(storage.getItem('release:public')).toBeNull()
  expect(chosen.getItem('release:public')).toBe('1.0.0')
})

test.each(['accepted', 'declined'] as const)('it handles them after the choice %s', (choice) => {
  const { storage, chosen, consent } = bench()
  chosen.setItem('release:public', '1.0.0')
  consent.choose(choice)
  expect(storage.getItem('release:public')).toBe('1.0.0')
  chosen.setItem('release:learner', '1.1.0')
  expect(storage.getItem('release:learner')).toBe('1.1.0')
})
