import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { unsentPrefix } from '@platform/shared-contracts/rules'
import { renderPage } from '../../testing/render-page.tsx'
import { useReading } from './use-reading.ts'

const HEARTBEAT = '/lessons/IC0110-b/heartbeat'
const POSITION = '/lessons/IC0110-b/position'
const lesson = { code: 'IC0110', lessonId: 'IC0110-b', title: 'Climbing' }

function Lesson() {
  const text = useRef<HTMLDivElement>(null)
  useReading(lesson, text)
  return (
    <div ref={text}>
      <p data-block="3">Three points of contact.</p>
    </div>
  )
}

function open(routes: Readonly<Record<string, unknown>>) {
  const api = fakeApi(routes)
  const outliving: string[] = []
  const fetch: typeof api.fetch = (path, init) => {
    if (init?.keepalive) outliving.push(path)
    return api.fetch(path, init)
  }
  renderPage(Lesson, { platform: { fetch, session: signedInAs() } })
  return { outliving, to: (url: string) => api.calls.filter(({ path }) => path === url) }
}

beforeEach(() => {
  localStorage.clear()
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ bottom: 500 } as unknown as DOMRect)
})
afterEach(() => jest.restoreAllMocks())

const unsent = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix('ana@oncall.test')))

test('sends the place once when the page closes, through the outbox, and the end of reading', async () => {
  const state = {
    lessonId: 'IC0110-b',
    dwellSeconds: 1,
    isCheckPassed: false,
    isDone: false,
    block: 3,
    note: '',
  }
  const { to, outliving } = open({ [`POST ${HEARTBEAT}`]: state, [`PUT ${POSITION}`]: null })
  await screen.findByText('Three points of contact.')
  // The sender is loaded after the page.
  await import('../../app/start-sync.ts')
  fireEvent.scroll(window)
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(unsent()).toEqual([]))
  expect(to(POSITION)).toMatchObject([{ method: 'PUT', body: { block: 3, ageMs: expect.any(Number) } }])
  expect(to(HEARTBEAT).map(({ body }) => body)).toEqual([{ isVisible: true }, { isVisible: false }])
  expect(outliving).toEqual(expect.arrayContaining([POSITION, HEARTBEAT]))
})

test('leaves a place that could not be sent on the device', async () => {
  const { to } = open({ [`PUT ${POSITION}`]: new Error('offline') })
  await screen.findByText('Three points of contact.')
  fireEvent.scroll(window)
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(to(POSITION)).toHaveLength(1))
  expect(unsent()).toHaveLength(1)
})

test('does not count time while another part of the page is shown instead of the lesson', async () => {
  // jsdom has no layout and so no such method.
  Object.assign(HTMLElement.prototype, { checkVisibility: () => false })
  const { to } = open({ [`POST ${HEARTBEAT}`]: null })
  await screen.findByText('Three points of contact.')
  fireEvent(document, new Event('visibilitychange'))
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  expect(to(HEARTBEAT)).toEqual([])
})
