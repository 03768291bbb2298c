import { createReportFailure } from './report-failure.ts'
import { createReportLoad } from './report-loads.ts'
import { createVisit } from './visit.ts'

const failure = { remote: 'learner', version: '1.0.0-0', phase: 'mount', message: 'It broke' } as const
const load = { remote: 'learner', version: '1.0.0-0', entryMs: 1, mountMs: 2 }

function shell({ isCounted = true, answer = () => Response.json({ visit: 'signed' }) } = {}) {
  const sent: (readonly [string, { visit?: string } | null])[] = []
  const state = { isAllowed: true }
  const fetch = jest.fn(async (url: string, { body }: RequestInit) => {
    sent.push([url, body ? (JSON.parse(String(body)) as { visit?: string }) : null])
    return url.endsWith('/visits') ? answer() : new Response(null, { status: 204 })
  })
  const isAllowed = () => state.isAllowed
  const begin = () => {
    const visit = createVisit({ isCounted, isAllowed }, '/api', fetch)
    return {
      fail: createReportFailure('/api', fetch, visit),
      load: createReportLoad('/api', { fetch, isAllowed, visit }),
    }
  }
  return { state, sent, begin }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('signs loads and failures alike, with one signature for the document', async () => {
  const { sent, begin } = shell()
  const report = begin()
  report.load(load)
  report.fail(failure)
  await settled()
  expect(sent.map(([url, body]) => [url, body?.visit])).toEqual([
    ['/api/reports/visits', undefined],
    ['/api/reports/loads', 'signed'],
    ['/api/reports', 'signed'],
  ])
})

it('reports a failure without a signature before measuring is allowed, and no load', async () => {
  const { state, sent, begin } = shell()
  state.isAllowed = false
  const report = begin()
  report.load(load)
  report.fail(failure)
  await settled()
  expect(sent).toMatchObject([['/api/reports', { remote: 'learner' }]])
  expect(sent[0]?.[1]).not.toHaveProperty('visit')
})

it('signs nothing more in a document whose visitor has changed their mind, either way', async () => {
  const { state, sent, begin } = shell()
  const report = begin()
  state.isAllowed = false
  report.fail(failure)
  await settled()
  expect(sent.at(-1)?.[1]).not.toHaveProperty('visit')

  const late = begin()
  state.isAllowed = true
  late.load(load)
  late.fail(failure)
  await settled()
  for (const [, body] of sent.slice(-2)) expect(body).not.toHaveProperty('visit')
})

it('asks for no signature where nothing is counted', async () => {
  const { sent, begin } = shell({ isCounted: false })
  begin().fail(failure)
  await settled()
  expect(sent.map(([url]) => url)).toEqual(['/api/reports'])
})

it.each([
  ['is given none', () => new Response(null, { status: 204 })],
  [
    'fails',
    () => {
      throw new TypeError('no network')
    },
  ],
])('still reports when it %s', async (_, answer) => {
  const { sent, begin } = shell({ answer })
  begin().fail(failure)
  await settled()
  expect(sent.at(-1)?.[0]).toBe('/api/reports')
  expect(sent.at(-1)?.[1]).not.toHaveProperty('visit')
})
