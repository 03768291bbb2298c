import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locale } from '@platform/shared-contracts/remote'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { DashboardRoute } from './dashboard.route.tsx'

beforeEach(() => localStorage.clear())

const measured = ({ module_id: module, status: state }: { module_id: string; status: string }) => ({
  ...{ module, state, dueOn: null },
  updatedAt: '2026-11-20T12:00:00.000Z',
})

/** `progress`: what the server measured, or what it answers instead. */
const open = (progress: unknown, role = 'user', assignments: unknown = []) => {
  const { fetch } = fakeApi({
    'GET /progress': Array.isArray(progress) ? [] : progress,
    'GET /training/record': Array.isArray(progress) ? progress.map(measured) : [],
    'GET /training/assignments': assignments,
  })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs({ role }) } })
}

test('continues with the module that is in progress', async () => {
  open([
    { module_id: 'IC0110', status: 'completed' },
    { module_id: 'IC0114', status: 'in_progress' },
  ])
  expect(await screen.findByText('Scaffolding Safety, In Progress')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open module' })).toHaveAttribute('href', '/modules/IC0114')
})

test('lists what is still to do, the most urgent first, and not what is done', async () => {
  open([
    { module_id: 'IC0110', status: 'completed' },
    { module_id: 'IC0113', status: 'expired' },
    { module_id: 'IC0114', status: 'in_progress' },
  ])
  const list = await screen.findByRole('region', { name: 'Up next' })
  const titles = within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent)
  expect(titles.slice(0, 3)).toEqual([
    'Scaffolding Safety',
    'Respiratory Protection Awareness',
    'Machine Safeguarding',
  ])
  expect(titles).not.toContain('Ladder Safety')
  expect(within(list).getByRole('link', { name: 'All 11 modules still to do' })).toBeVisible()
})

test('puts what is overdue on top, with its day', async () => {
  const late = { moduleCode: 'IC0119', dueOn: '2020-01-31', isDone: false, isOverdue: true }
  open([{ module_id: 'IC0114', status: 'in_progress' }], 'user', [late])
  const list = await screen.findByRole('region', { name: 'Up next' })
  const [first] = within(list).getAllByRole('listitem')
  expect(first).toHaveTextContent(/Confined Spaces.*Overdue since Jan 31, 2020/)
})

test.each([
  { owned: ['IC0112'], listed: ['Fall Protection'] },
  { owned: [], listed: [] },
])('lists only modules that open to a former subscriber who owns $owned', async ({ owned, listed }) => {
  const done = { module: 'IC0110', state: 'expired', dueOn: null, updatedAt: '2026-11-20T12:00:00.000Z' }
  const { fetch } = fakeApi({ 'GET /progress': [], 'GET /training/record': [done], 'GET /my-courses': owned })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs({ isSubscribed: false }) } })
  await screen.findByRole('heading', { name: 'Your modules' })
  const list = screen.queryByRole('region', { name: 'Up next' })
  const titles = list ? within(list).getAllByRole('listitem') : []
  expect(titles.map((item) => within(item).getByRole('link').textContent)).toEqual(listed)
  expect(screen.queryByText(/modules are completed/)).toBeNull()
})

test('shows three steps to a user who has not started', async () => {
  open([])
  expect(await screen.findByRole('link', { name: 'Choose a module' })).toHaveAttribute('href', '/progress')
})

test('counts nothing while the progress cannot be loaded, and offers to retry', async () => {
  open(new Error('offline'))
  expect(await screen.findByText('Failed to fetch progress. Please try again later.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText('Your modules')).not.toBeInTheDocument()
})

test.each([
  { role: 'super_admin', links: 1 },
  { role: 'user', links: 0 },
])('links the admin pages that a $role may open', async ({ role, links }) => {
  open([], role)
  await screen.findByRole('link', { name: 'Choose a module' })
  expect(screen.queryAllByRole('link', { name: 'Tenant Management' })).toHaveLength(links)
})

test('shows the notices of today, with their links', async () => {
  const notice = { startsOn: '2026-11-20', endsOn: '2026-11-21', audience: 'everyone' }
  const { fetch } = fakeApi({
    'GET /progress': [],
    'GET /training/record': [],
    'GET /notices': [
      { ...notice, id: 1, title: 'New rule', text: 'Read the update.', link: '/progress' },
      { ...notice, id: 2, title: 'Closed Friday', text: 'The office is closed.', link: null },
    ],
  })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs({ role: 'user' }) } })
  const notices = await screen.findByRole('region', { name: 'Notices' })
  expect(within(notices).getByText('Closed Friday')).toBeVisible()
  expect(within(notices).getAllByRole('link')).toHaveLength(1)
  expect(within(notices).getByRole('link')).toHaveAttribute('href', '/progress')
})

test('has no place for notices when there is none', async () => {
  open([])
  await screen.findByRole('link', { name: 'Choose a module' })
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
})

test('shows certificates, assigned minutes, the next consultation and the hours left', async () => {
  const certificate = {
    ...{ id: '00000000-0000-4000-8000-000000000001', number: '2026-000001', code: 'ABCD-EFGH' },
    ...{
      moduleCode: 'IC0110',
      moduleTitle: 'Ladder Safety',
      standard: '29 CFR 1926.1053',
      holderName: 'Ana',
    },
    ...{ score: 1, minutes: 40, language: 'en', contentVersion: '1', issuedAt: '2026-01-01T00:00:00.000Z' },
    ...{ expiresAt: '2099-01-01T00:00:00.000Z', expiryBasis: 'recommended', expiryRule: 'Every 24 months' },
    ...{ trainer: null, showsFullName: false, replacedById: null, state: 'valid', needsRetake: false },
    signOff: null,
  }
  const person = (name: string) => ({ id: 1, name, email: 'x@oncall.test' })
  const consultation = {
    ...{ id: 'c1', client: person('Ana'), partner: person('Priya Natarajan'), topic: 'Scaffold on a slope' },
    ...{ startsAt: '2099-03-04T15:00:00.000Z', endsAt: '2099-03-04T16:00:00.000Z', status: 'booked' },
    ...{ minutes: 60, videoLink: null, canceledAt: null, isHourUsed: true },
    freeCancelUntil: '2099-03-04T03:00:00.000Z',
    ...{
      missedBy: null,
      heldMinutes: null,
      notes: '',
      review: null,
      attachments: [],
      recordUntil: '2099-03-18T16:00:00.000Z',
    },
  }
  const window = { startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' }
  const plan = {
    id: 1,
    kind: 'partner-plan',
    ...window,
    windows: [{ ...window, isUsed: false, minutesLeft: 60 }],
  }
  const { fetch } = fakeApi({
    'GET /progress': [],
    'GET /training/record': [],
    'GET /training/assignments': [
      { moduleCode: 'IC0119', dueOn: '2099-01-31', isDone: false, isOverdue: false },
    ],
    'GET /certificates': [certificate],
    'GET /consultations': {
      items: [consultation],
      total: 1,
      page: 1,
      size: 1,
    },
    'GET /entitlements': [plan],
  })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs() } })
  const glance = await screen.findByRole('region', { name: 'At a glance' })
  expect(await within(glance).findByText('1 valid')).toBeVisible()
  expect(await within(glance).findByText('In 1 module')).toBeVisible()
  expect(await within(glance).findByText('With Priya Natarajan')).toBeVisible()
  expect(await within(glance).findByText('1 of 1 left')).toBeVisible()
  const strip = screen.getByRole('region', { name: 'Your certificates' })
  expect(within(strip).getByRole('link', { name: 'Ladder Safety' })).toHaveAttribute('href', '/certificates')
  act(() => locale.set('es'))
  expect(within(strip).getByRole('link', { name: 'Seguridad con las escaleras' })).toBeVisible()
  act(() => locale.set('en'))
  expect(screen.getByText('Assigned').nextSibling).toHaveTextContent('1')
  expect(screen.getByText('Expiring in 60 days').nextSibling).toHaveTextContent('0')
})

test('names the lesson that is next, and the minutes left', async () => {
  const lesson = { minutes: 8, minimumSeconds: 60, isSample: false, blocks: [], check: [] }
  const lessons = ['First', 'Second'].map((title) => ({ ...lesson, id: title, title }))
  const state = {
    lessonId: 'First',
    dwellSeconds: 500,
    isCheckPassed: true,
    isDone: true,
    block: 0,
    note: '',
  }
  const { fetch } = fakeApi({
    'GET /progress': [],
    'GET /training/record': [measured({ module_id: 'IC0114', status: 'in_progress' })],
    'GET /modules/IC0114/lessons': { code: 'IC0114', version: 1, mayRead: true, lessons },
    'GET /modules/IC0114/state': {
      ...{ code: 'IC0114', version: 1, needsRetake: false, lastLessonId: 'First', lessons: [state] },
    },
  })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs() } })
  expect(await screen.findByText(/^Lesson 2 of 2: Second\./)).toHaveTextContent('About 8 min left.')
})

test('still shows certificates and notices where the progress cannot be loaded', async () => {
  let isBroken = true
  const { fetch } = fakeApi({
    'GET /progress': new Error('offline'),
    'GET /certificates': [],
    'GET /notices': () => (isBroken ? { status: 500, body: { message: 'Broken' } } : { body: [] }),
  })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs() } })
  expect(await screen.findByText('Failed to fetch progress. Please try again later.')).toBeVisible()
  expect(await screen.findByText('None yet')).toBeVisible()
  isBroken = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: Notices' }))
  await waitFor(() => expect(screen.queryByText('Notices could not be loaded.')).toBeNull())
})

test('says which part could not be loaded, and loads it again on request', async () => {
  let isBroken = true
  const { fetch } = fakeApi({
    'GET /progress': [],
    'GET /training/record': [],
    'GET /entitlements': () => (isBroken ? { status: 500, body: { message: 'Broken' } } : { body: [] }),
  })
  renderPage(DashboardRoute, { platform: { fetch, session: signedInAs() } })
  const again = await screen.findByRole('button', { name: 'Try again: Consultation hours' })
  isBroken = false
  await userEvent.click(again)
  expect(await screen.findByText('None in your plan')).toBeVisible()
})

test('says to a learner without a subscription that their certificates and courses stay open', async () => {
  const { fetch } = fakeApi({ 'GET /training/record': [] })
  const session = signedInAs({ isSubscribed: false, holdsTraining: true })
  renderPage(DashboardRoute, { platform: { fetch, session } })
  expect(await screen.findByText(/Your certificates, your results and the courses you own/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'See subscriptions and courses' })).toBeVisible()
})
