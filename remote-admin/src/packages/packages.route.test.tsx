import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CoursePackage } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PackageResultsRoute } from './package-results.route.tsx'
import { PackagesRoute } from './packages.route.tsx'

const forklift: CoursePackage = {
  id: 3,
  title: 'Forklift',
  kind: 'scorm12',
  fileName: 'forklift.zip',
  sizeBytes: 2_097_152,
  fileCount: 12,
  unitCount: 1,
  isOpen: false,
  uploadedBy: 'admin@oncall.test',
  uploadedAt: '2026-11-24T08:00:00.000Z',
  learners: 4,
  finished: 1,
}

function open(routes: Record<string, unknown> = {}) {
  const shown: string[] = []
  const list = { items: [forklift], total: 1, page: 1, size: 20 }
  const api = fakeApi({ 'GET /admin/packages': list, ...routes })
  renderPage(PackagesRoute, {
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => shown.push(message),
    },
  })
  return { ...api, shown }
}

const archive = new File(['PK'], 'forklift.zip', { type: 'application/zip' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('lists packages with their state and learners, and leads to their results', async () => {
  const { calls } = open()
  const row = await screen.findByRole('row', { name: /Forklift/ })
  for (const text of ['SCORM 1.2', 'Closed', '1 of 4 finished', '1 lesson, 2.1 MB'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/packages/3')
  expect(calls[0]?.path).toBe('/admin/packages?q=&kind=&page=1&size=20&sort=-uploadedAt')
})

test('imports an archive; what the server refuses is shown at the field, and the file stays', async () => {
  let isRight = false
  const refusal = { message: 'Wrong.', fields: { file: 'The archive is damaged.' } }
  const { shown } = open({
    'POST /admin/packages': () =>
      isRight ? { status: 201, body: forklift } : { status: 422, body: refusal },
  })
  await press('Import a package')
  await press('Import')
  const field = () => screen.getByLabelText(/ZIP archive/)
  expect(field()).toHaveAccessibleDescription(/Choose a ZIP archive\./)
  await userEvent.upload(field(), archive)
  await press('Import')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/The archive is damaged\./))
  expect(screen.getByText('forklift.zip')).toBeVisible()
  isRight = true
  await press('Import')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown).toEqual(['Forklift was imported. Open it when learners should see it.'])
})

test('opens a course to learners', async () => {
  const { calls } = open({ 'PUT /admin/packages/3': { ...forklift, isOpen: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Forklift' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Open to subscribed learners' }))
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ title: 'Forklift', isOpen: true })
})

test('shows what each learner reached', async () => {
  const unit = { unitId: 'a', title: 'Before the shift', updatedAt: '2026-11-24T09:00:00.000Z' }
  const result = { ...unit, status: 'passed', score: 0.9, seconds: 300, isSatisfied: true }
  const ana = { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test', isFinished: true, units: [result] }
  const items = [{ ...ana, startedAt: '2026-11-24T08:30:00.000Z' }]
  const page = { package: forklift, items, total: 1, page: 1, size: 20 }
  const api = fakeApi({ 'GET /admin/packages/3/learners': page })
  renderPage(PackageResultsRoute, {
    platform: { fetch: api.fetch, session: signedInAs({ role: 'admin' }) },
    path: '/admin/packages/:id',
    at: '/admin/packages/3',
  })
  const row = await screen.findByRole('row', { name: /Ana Reyes/ })
  expect(within(row).getByText('Before the shift: passed, 90%, 5 minutes')).toBeVisible()
  expect(within(row).getByText('Finished')).toBeVisible()
})

test('exports a module, and says why it could not', async () => {
  let isRight = false
  const { calls } = open({
    'GET /admin/modules/IC0112/package': () =>
      isRight ? { status: 200, body: 'PK' } : { status: 409, body: { message: 'Deploy a newer release.' } },
  })
  URL.createObjectURL = () => 'blob:package'
  await press('Export a module')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('Module'), 'IC0112')
  await userEvent.selectOptions(dialog.getByLabelText('Standard'), 'SCORM 1.2')
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'Spanish')
  await press('Download the package')
  expect(await screen.findByText('Deploy a newer release.')).toBeVisible()
  isRight = true
  await press('Download the package')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.at(-1)?.path).toBe('/admin/modules/IC0112/package?standard=scorm12&language=es')
})
