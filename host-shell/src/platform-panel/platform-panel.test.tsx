import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PanelAnswer } from '@platform/shared-contracts/http'
import { fakeShell, renderInShell } from '../app/testing/fake-shell.tsx'
import type { RemoteRecord } from '../federation/remote-log.ts'
import { PlatformPanel } from './platform-panel.tsx'

const LEARNER: RemoteRecord = {
  ...{ id: 'learner', offered: 'learner@1.2.0', running: 'learner@1.2.0', why: ['channel stable'] },
  ...{ entryMs: 120, mountMs: 40, failures: [] },
}
const ANSWER: PanelAnswer = {
  ...{ tenant: 'oncall', registryVersion: 7, shellContract: '1.0.0', override: null, failures: [] },
  remotes: [
    { remote: 'learner', release: 'learner@1.2.0', why: ['pinned by an operator'], loads: null, failures: 2 },
  ],
}
const PENDING = { remote: null, url: 'http://localhost:3002/', expiresAt: '2030-01-01T00:00:00.000Z' }

interface Options {
  readonly api?: Record<string, unknown>
  readonly records?: readonly RemoteRecord[]
  readonly isOperator?: boolean
}

function open({ api = {}, records = [LEARNER], isOperator = true }: Options = {}) {
  const { services, calls } = fakeShell({ api: { 'GET /registry/panel': ANSWER, ...api } })
  const loadAgain = jest.fn()
  const props = { isOperator, records: () => records, loadAgain, onClose: jest.fn() }
  renderInShell(<PlatformPanel {...props} />, services)
  return { calls, loadAgain, to: (method: string) => calls.filter((call) => call.method === method) }
}
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement

it('requests nothing for a super admin who is no operator', () => {
  const { calls } = open({ isOperator: false })
  expect(screen.getByText('Releases affect every tenant. A platform operator manages them.')).toBeVisible()
  expect(calls).toEqual([])
})

it('shows what the browser knows when the registry fails, and requests it again', async () => {
  let isBroken = true
  open({ api: { 'GET /registry/panel': () => (isBroken ? { status: 503 } : { body: ANSWER }) } })
  expect(await screen.findByText(/The registry did not respond/)).toBeVisible()
  expect(within(card('learner')).getByText('channel stable')).toBeInTheDocument()
  expect(screen.queryByText('Use a local build')).not.toBeInTheDocument()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tenant oncall, contract 1.0.0, registry change 7.')).toBeVisible()
  expect(screen.queryByText(/The registry did not respond/)).not.toBeInTheDocument()
  expect(within(card('learner')).getByText('pinned by an operator')).toBeInTheDocument()
})

it('retains the last answer when a refresh fails', async () => {
  let isBroken = false
  open({ api: { 'GET /registry/panel': () => (isBroken ? { status: 503 } : { body: ANSWER }) } })
  await screen.findByText(/registry change 7/)
  isBroken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/The registry did not respond/)).toBeVisible()
  expect(screen.getByText(/registry change 7/)).toBeVisible()
})

it('says which remote is not provided, runs a fallback, or failed here', async () => {
  const failed = {
    ...LEARNER,
    id: 'public',
    running: 'public@1.1.0',
    failures: [{ phase: 'load', message: '503' }],
  }
  const excluded = { ...LEARNER, id: 'admin', offered: null, running: null, entryMs: null, mountMs: null }
  open({ records: [LEARNER, failed, excluded] })
  const learner = within(card('learner'))
  expect(await learner.findByText('2 in 24 hours')).toBeVisible()
  expect(learner.getByText('Entry in 120 ms, page in 40 ms')).toBeVisible()
  expect(learner.getByText('No loads reported')).toBeVisible()
  expect(within(card('public')).getByText(/Running public@1.1.0 instead/)).toBeVisible()
  expect(within(card('public')).getByText('1 on this page')).toBeVisible()
  expect(within(card('public')).getByText('503')).toBeVisible()
  expect(within(card('admin')).getByText('Not provided')).toBeVisible()
  expect(within(card('admin')).getByText('Not loaded yet')).toBeVisible()
})

it('lists the latest errors of all browsers, and those of the shell under its name', async () => {
  const failure = { at: '2026-11-20T10:00:00.000Z', tenant: 'acme', release: null, path: '/quizzes' }
  const failures = [
    { ...failure, remote: 'learner', phase: 'load', message: 'The entry did not load.' },
    { ...failure, remote: null, phase: 'render', message: 'The header threw.' },
  ]
  open({ api: { 'GET /registry/panel': { ...ANSWER, failures } } })
  const list = within(await screen.findByRole('region', { name: 'Latest errors from all browsers' }))
  expect(list.getByText('The entry did not load.')).toBeVisible()
  expect(list.getByText(/learner, load, acme\/quizzes/)).toBeVisible()
  expect(list.getByText(/Shell, render, acme\/quizzes/)).toBeVisible()
})

describe('a local build in its second step', () => {
  afterEach(() => jest.restoreAllMocks())
  const pending = (api: Record<string, unknown>) =>
    open({ api: { 'GET /registry/panel': { ...ANSWER, override: PENDING }, ...api } })

  it('ends the override and says why when the build cannot be read', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ message: 'No build.' }, { status: 404 }))
    const { to, loadAgain } = pending({ 'DELETE /registry/overrides': null })
    expect(await screen.findByText(/Could not read release.json at http:\/\/localhost:3002\//)).toBeVisible()
    expect(to('DELETE')).toHaveLength(1)
    await waitFor(() => expect(to('GET')).toHaveLength(2))
    expect(to('POST')).toEqual([])
    expect(loadAgain).not.toHaveBeenCalled()
  })
})

it('ends a local build on request, and loads the page again', async () => {
  const override = { ...PENDING, remote: 'learner' }
  const { to, loadAgain } = open({
    api: { 'GET /registry/panel': { ...ANSWER, override }, 'DELETE /registry/overrides': null },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use the release' }))
  await waitFor(() => expect(loadAgain).toHaveBeenCalledTimes(1))
  expect(to('DELETE')).toHaveLength(1)
})
