import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Recording } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { RecordingsRoute } from './recordings.route.tsx'

const recorded: Recording = {
  ...{ id: 3, moduleCode: 'IC0110', lessonId: 'ladders-why', lessonTitle: 'Why ladder falls happen' },
  ...{ language: 'es', fileName: 'why.mp3', sizeBytes: 2_097_152, seconds: 95, cueCount: 12 },
  ...{ isCurrent: false, uploadedBy: 'admin@oncall.test', uploadedAt: '2026-11-24T08:00:00.000Z' },
}
const lesson = {
  ...{ id: 'ladders-why', title: 'Why ladder falls happen', minutes: 7, minimumSeconds: 60 },
  ...{ isSample: true, blocks: null, check: [] },
}
const outline = { code: 'IC0110', version: 1, mayRead: true, language: 'en', lessons: [lesson] }
const audio = new File(['ID3'], 'why.mp3', { type: 'audio/mpeg' })
const captions = new File(['WEBVTT'], 'why.vtt', { type: 'text/vtt' })

function open(routes: Record<string, unknown> = {}) {
  const shown: string[] = []
  const list = { items: [recorded], total: 1, page: 1, size: 20 }
  const api = fakeApi({
    'GET /admin/recordings': list,
    'GET /modules/IC0110/lessons': outline,
    ...routes,
  })
  renderPage(RecordingsRoute, {
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => shown.push(message),
    },
  })
  return { ...api, shown }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText(name, { selector: 'select, input' })

test('lists recordings with their captions, and says where the module has changed since', async () => {
  const { calls } = open()
  const row = await screen.findByRole('row', { name: /Why ladder falls happen/ })
  for (const text of ['IC0110, 12 captions, 2.1 MB', 'Spanish', '1 min 35 s', 'The module has changed since'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(calls[0]?.path).toBe('/admin/recordings?q=&module=&language=&page=1&size=20&sort=-uploadedAt')
})

test('asks for what is missing, shows a fault of the captions at its field, and keeps the files', async () => {
  let isRight = false
  const fields = { captions: 'Line 7: No valid timestamp separator found.' }
  const { shown, calls } = open({
    'POST /admin/recordings': () =>
      isRight ? { status: 201, body: recorded } : { status: 422, body: { message: 'Wrong.', fields } },
  })
  await press('Upload a recording')
  await press('Upload')
  expect(field(/^Lesson/)).toHaveAccessibleDescription(/Choose a lesson/)
  expect(field(/^Lesson/)).toHaveFocus()
  expect(field(/^Recording/)).toHaveAccessibleDescription(/Choose the recording/)
  expect(field(/^Captions/)).toHaveAccessibleDescription(/Choose the captions/)
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await screen.findByRole('option', { name: '1. Why ladder falls happen' })
  await userEvent.selectOptions(field(/^Lesson/), 'ladders-why')
  await userEvent.upload(field(/^Recording/), audio)
  await userEvent.upload(field(/^Captions/), captions)
  await press('Upload')
  await waitFor(() => expect(field(/^Captions/)).toHaveAccessibleDescription(/Line 7: No valid/))
  expect(field(/^Captions/)).toHaveFocus()
  expect(screen.getByText('why.mp3')).toBeVisible()
  isRight = true
  await press('Upload')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown).toEqual(['The recording of Why ladder falls happen was uploaded.'])
})

test('refuses a file over the limit before it is sent', async () => {
  const { calls } = open()
  await press('Upload a recording')
  const large = new File(['x'], 'large.wav', { type: 'audio/wav' })
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 })
  await userEvent.upload(field(/^Recording/), large)
  expect(field(/^Recording/)).toHaveAccessibleDescription(/must be under 25 MB/)
  await press('Upload')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('replaces the captions alone', async () => {
  const { calls } = open({ 'PUT /admin/recordings/3': recorded })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Why ladder falls happen' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await press('Upload')
  expect(field(/^Recording/)).toHaveAccessibleDescription(/new captions, or both/)
  await userEvent.upload(field(/^Captions/), captions)
  await press('Upload')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ method }) => method === 'PUT')?.path).toBe('/admin/recordings/3')
})
