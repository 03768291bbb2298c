import type { VitalsReport } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { createConsent } from '../consent/consent.ts'
import { memoryStorage } from '../lib/browser-storage.ts'
import { fakeClock, settle } from '../lib/testing/fake-clock.ts'
import { watchVitals } from './watch-vitals.ts'

function bench() {
  const consent = createConsent(memoryStorage(), fakeClock(), new EventTarget())
  const api = fakeApi({ 'POST /vitals': () => ({ status: 204 }) })
  const measured: ((report: VitalsReport) => void)[] = []
  const load = jest.fn(async () => ({
    reportVitals: (_: string, send: (report: VitalsReport) => void) => void measured.push(send),
  }))
  watchVitals({ consent, fetch: api.fetch }, '/blog', load)
  return { consent, calls: api.calls, load, measured }
}

const LCP: VitalsReport = { name: 'LCP', value: 900, path: '/blog' }

// spec section 7: a web-vitals reporter loads lazily; decisions.md: nothing is sent before a choice
test('it loads nothing before consent', async () => {
  const { load } = bench()
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('it loads nothing after a refusal', async () => {
  const { load, consent } = bench()
  consent.choose('declined')
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('it reports to POST {api}/vitals after consent', async () => {
  const { consent, calls, measured } = bench()
  consent.choose('accepted')
  await settle()
  measured[0]?.(LCP)
  await settle()
  expect(calls).toEqual([{ method: 'POST', path: '/vitals', body: LCP }])
})

test('it sends nothing more once consent is withdrawn', async () => {
  const { consent, calls, measured } = bench()
  consent.choose('accepted')
  await settle()
  consent.choose('declined')
  measured[0]?.(LCP)
  await settle()
  expect(calls).toEqual([])
})
