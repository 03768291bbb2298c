import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation, ConsultationAttachment } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const BOOKED: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' },
  partner: { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' },
  startsAt: inHours(48),
  endsAt: inHours(49),
  minutes: 60,
  topic: 'Anchor points on the new roof',
  attachments: [],
  videoLink: null,
  status: 'booked',
  missedBy: null,
  heldMinutes: null,
  notes: '',
  review: null,
  recordUntil: inHours(400),
  canceledAt: null,
  isHourUsed: true,
  freeCancelUntil: inHours(36),
}
const PATH = `/consultations/${BOOKED.id}/attachments`
const ROOF: ConsultationAttachment = { id: 'a1', name: 'roof.pdf', sizeBytes: 1_400_000 }
const PHOTO: ConsultationAttachment = { id: 'a2', name: 'photo.jpg', sizeBytes: 420_000 }
const REPORT: ConsultationAttachment = { id: 'a3', name: 'report.pdf', sizeBytes: 900 }
const CLIENT = { id: 7 }
const PARTNER = { id: 3, isProfessionalPartner: true }

/** The list of an API that adds and removes files; `answers` replaces what it says. */
function show(change: Partial<Consultation>, { user = CLIENT as object, answers = {} } = {}) {
  let consultation = { ...BOOKED, ...change }
  const set = (attachments: ConsultationAttachment[]) =>
    void (consultation = { ...consultation, attachments })
  const files = () => consultation.attachments ?? []
  const remove = ({ path }: { path: string }) => {
    set(files().filter(({ id }) => !path.endsWith(id)))
    return { status: 204 }
  }
  const add = () => {
    set([...files(), REPORT])
    return { status: 201, body: REPORT }
  }
  const api = fakeApi({
    'GET /consultations': () => ({ body: { items: [consultation], total: 1, page: 1, size: 20 } }),
    'GET /consultations/requests': [],
    [`POST ${PATH}`]: add,
    [`DELETE ${PATH}/a1`]: remove,
    [`DELETE ${PATH}/a2`]: remove,
    ...answers,
  })
  const notify = jest.fn()
  renderPage(ViewConsultationsRoute, {
    platform: { fetch: api.fetch, session: signedInAs(user), notify },
    path: '/view-consultations',
    at: '/view-consultations',
  })
  const sent = (method: string) => api.calls.findLast((call) => call.method === method)
  return { sent, notify }
}

const files = () => screen.findByRole('group', { name: /^Files for the consultation on/ })
const fileField = () => screen.getByLabelText(/^File/, { selector: 'input' })
const pdf = (bytes = 100) => new File([new Uint8Array(bytes)], 'report.pdf', { type: 'application/pdf' })
async function choose(file: File) {
  await userEvent.click(await screen.findByRole('button', { name: /^Add a file to the consultation/ }))
  await userEvent.upload(fileField(), file)
}
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }))
const button = (name: string) => screen.findByRole('button', { name })
const isShown = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null

it('tells the client what to add, and adds a file', async () => {
  const { sent, notify } = show({})
  expect(await screen.findByText(/No files yet. Add plans, photos or reports that Priya/)).toBeVisible()
  await choose(pdf())
  expect(screen.getByText('PDF, PNG or JPEG, up to 10 MB, at most 3')).toBeVisible()
  await upload()
  expect(await within(await files()).findByText('report.pdf')).toBeVisible()
  expect((sent('POST')?.body as FormData).get('file')).toMatchObject({ name: 'report.pdf', size: 100 })
  expect(notify).toHaveBeenCalledWith('success', 'File added.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks for a file, and for one of at most 10 MB, before it sends anything', async () => {
  const { sent } = show({})
  await userEvent.click(await screen.findByRole('button', { name: /^Add a file to the consultation/ }))
  await upload()
  expect(await screen.findByText('Choose a file.')).toBeVisible()
  await userEvent.upload(fileField(), pdf(10 * 1024 * 1024 + 1))
  expect(await screen.findByText('The file must be at most 10 MB.')).toBeVisible()
  await upload()
  expect(sent('POST')).toBeUndefined()
})

it('shows at the field why a file is refused, and keeps it for another try', async () => {
  const message = 'Upload a complete PDF, JPG or PNG file.'
  const refusals: unknown[] = [
    { status: 415, body: { message, fields: { file: message } } },
    new Error('connection lost'),
  ]
  const { sent } = show(
    {},
    { answers: { [`POST ${PATH}`]: () => refusals.shift() ?? { status: 201, body: REPORT } } },
  )
  await choose(pdf())
  await upload()
  expect(await screen.findByText(message)).toBeVisible()
  expect(fileField()).toHaveAccessibleDescription(expect.stringContaining(message))
  await upload()
  expect(await screen.findByText('The file was not added. Try again.')).toBeVisible()
  expect(screen.getByText('report.pdf')).toBeVisible()
  await upload()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((sent('POST')?.body as FormData).get('file')).toMatchObject({ name: 'report.pdf' })
})

it('says that a file is being uploaded, and sends it once', async () => {
  const answer = Promise.withResolvers<object>()
  show({}, { answers: { [`POST ${PATH}`]: () => answer.promise } })
  await choose(pdf())
  await upload()
  const busy = await button('Uploading...')
  expect(busy).toBeDisabled()
  answer.resolve({ status: 201, body: REPORT })
  await waitFor(() => expect(busy).not.toBeInTheDocument())
})

it('asks before it removes a file, and then moves the focus to the files that are left', async () => {
  const { sent } = show({ attachments: [ROOF, PHOTO] })
  await userEvent.click(await button('Remove roof.pdf'))
  expect(screen.getByText('Priya Natarajan can no longer open roof.pdf.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent('DELETE')).toBeUndefined()
  await userEvent.click(await button('Remove roof.pdf'))
  await userEvent.click(await button('Remove the file'))
  await waitFor(() => expect(isShown('Remove roof.pdf')).toBe(false))
  expect(sent('DELETE')?.path).toBe(`${PATH}/a1`)
  expect(await files()).toHaveFocus()
  expect(isShown('Remove photo.jpg')).toBe(true)
})

it('says why a file was not removed', async () => {
  const message = 'This consultation has started. You can no longer remove its files.'
  const refused = () => ({ status: 409, body: { message } })
  show({ attachments: [ROOF] }, { answers: { [`DELETE ${PATH}/a1`]: refused } })
  await userEvent.click(await button('Remove roof.pdf'))
  await userEvent.click(await button('Remove the file'))
  expect(await screen.findByText(message)).toBeVisible()
})

it('takes no fourth file, and says what to do', async () => {
  show({ attachments: [ROOF, PHOTO, REPORT] })
  expect(await screen.findByText('You can add at most 3 files. Remove one to add another.')).toBeVisible()
  expect(isShown(/^Add a file/)).toBe(false)
})

it('lets the professional download the files, with their sizes, and change nothing', async () => {
  const { sent } = show({ attachments: [ROOF, PHOTO] }, { user: PARTNER })
  const group = within(await files())
  expect(group.getByText('1.4 MB')).toBeVisible()
  expect(group.getByText('420 kB')).toBeVisible()
  expect([isShown(/^Remove/), isShown(/^Add a file/)]).toEqual([false, false])
  await userEvent.click(await button('Download photo.jpg'))
  await waitFor(() => expect(sent('GET')?.path).toBe(`${PATH}/a2`))
})

it('says when a download fails', async () => {
  const { notify } = show(
    { attachments: [ROOF] },
    { answers: { [`GET ${PATH}/a1`]: () => ({ status: 404 }) } },
  )
  await userEvent.click(await button('Download roof.pdf'))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('danger', 'The file could not be downloaded. Try again.'),
  )
})

it.each<[string, Partial<Consultation>, boolean, boolean]>([
  ['runs', { startsAt: inHours(-0.5), endsAt: inHours(0.5) }, true, false],
  ['is over', { startsAt: inHours(-2), endsAt: inHours(-1), status: 'ended' }, false, false],
  ['was canceled', { status: 'canceled', canceledAt: inHours(-1) }, false, true],
])('offers the client what is possible while a consultation %s', async (_when, change, adds, removes) => {
  show({ attachments: [ROOF], ...change })
  await button('Download roof.pdf')
  expect([isShown(/^Add a file/), isShown(/^Remove/)]).toEqual([adds, removes])
})

it('has no place for files where there are none and none can be added', async () => {
  show({}, { user: PARTNER })
  expect(await screen.findByText(BOOKED.topic)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Files' })).toBeNull()
})
