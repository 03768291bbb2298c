import type { VitalsReport } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { createConsent } from '../consent/consent.ts'
import { memoryStorage } from '../lib/browser-storage.ts'
import { fakeClock, settle } from '../lib/testing/fake-clock.ts'
import { sendVitals } from './send-vitals.ts'
import { watchVitals } from './watch-vitals.ts'

function bench() {
  const consent = createConsent(memoryStorage(), fakeClock(), new EventTarget())
  const api = fakeApi({ 'POST /vitals': () => ({ status: 204 }) })
  const services = { consent, fetch: api.fetch }
  const reportVitals = jest.fn()
  const load = jest.fn(async () => ({ reportVitals }))
  watchVitals(services, '/blog', load)
  return { consent, calls: api.calls, load, reportVitals, services }
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
  const { consent, calls, reportVitals, services } = bench()
  consent.choose('accepted')
  await settle()
  expect(reportVitals).toHaveBeenCalledWith(services, '/blog')
  sendVitals(services, LCP)
  await settle()
  expect(calls).toEqual([{ method: 'POST', path: '/vitals', body: LCP }])
})

test('it sends nothing more once consent is withdrawn', async () => {
  const { consent, calls, services } = bench()
  consent.choose('accepted')
  await settle()
  consent.choose('declined')
  sendVitals(services, LCP)
  await settle()
  expect(calls).toEqual([])
})
