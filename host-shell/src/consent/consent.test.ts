import { memoryStorage } from '../lib/browser-storage.ts'
import { fakeClock } from '../lib/testing/fake-clock.ts'
import { createConsent } from './consent.ts'

const bench = (stored?: string) => {
  const storage = memoryStorage()
  if (stored) storage.setItem('cookieConsent', stored)
  return { storage, consent: createConsent(storage, fakeClock(Date.UTC(2026, 10, 21)), new EventTarget()) }
}

describe('cookie consent (spec section 4, cookie consent)', () => {
  it('has no choice at first and stores nothing on its own', () => {
    const { consent, storage } = bench()
    expect(consent.choice.get()).toBeNull()
    expect(storage.getItem('cookieConsent')).toBeNull()
    expect(storage.getItem('cookieConsentDate')).toBeNull()
  })

  it.each(['accepted', 'declined'] as const)('stores %s with the date of the choice', (choice) => {
    const { consent, storage } = bench()
    consent.choose(choice)
    expect(consent.choice.get()).toBe(choice)
    expect(storage.getItem('cookieConsent')).toBe(choice)
    expect(storage.getItem('cookieConsentDate')).toBe('2026-11-21T00:00:00.000Z')
  })

  it.each(['accepted', 'declined'] as const)('remembers %s', (choice) => {
    expect(bench(choice).consent.choice.get()).toBe(choice)
  })

  it('deletes the choice and its date on request', () => {
    const { consent, storage } = bench()
    consent.choose('accepted')
    consent.reconsider()
    expect(consent.choice.get()).toBeNull()
    expect(storage.getItem('cookieConsent')).toBeNull()
    expect(storage.getItem('cookieConsentDate')).toBeNull()
  })

  it('asks again when the stored choice makes no sense', () => {
    expect(bench('maybe').consent.choice.get()).toBeNull()
  })
})
