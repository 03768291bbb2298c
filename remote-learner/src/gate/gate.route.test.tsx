import { createHash } from 'node:crypto'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { forgetDevice, readDevice, saveDevice } from './gate-device.ts'
import { Component as GateRoute } from './gate.route.tsx'

const KEY = 'k'.repeat(43)
const GATE = { id: '6f0c2f6e-3c58-4c39-9f55-0d9f6a2f5a11', name: 'North entrance', site: 'Dock 2' }
const ANA = '7KQ2M-XW4TR-9HPVC'
const BOB = 'CCCCC-DDDDD-FFFFF'
const STRANGER = 'GGGGG-HHHHH-JJJJJ'
const DAY_MS = 24 * 60 * 60_000

const hash = (code: string) => createHash('sha256').update(`${GATE.id} ${code}`).digest('base64url')
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const training = { module: 'IC0112', exemptUntil: null, isOutdated: false, dueOn: null }
const ana = {
  ...{ name: 'Ana R.', codes: [hash(ANA)] },
  required: [{ ...training, trainedUntil: inDays(100) }],
}
const bob = {
  ...{ name: 'Bob N.', codes: [hash(BOB)] },
  required: [
    { ...training, trainedUntil: '2026-06-03T12:00:00.000Z' },
    { ...training, module: 'IC0113', trainedUntil: inDays(100) },
  ],
}
const roster = (people: object[] = [ana, bob]) => ({
  ...{ gate: GATE, company: 'Harbor Steel', madeAt: new Date().toISOString(), people },
})
const checkOf = (verdict: string) => ({
  body: { code: STRANGER, verdict, checkedAt: new Date().toISOString(), certificate: null },
})

afterEach(async () => {
  await forgetDevice()
  history.replaceState(null, '', '/')
})

function open(routes: Record<string, unknown> = {}, hashOfLink = `#${KEY}`) {
  history.replaceState(null, '', `/gate${hashOfLink}`)
  const api = fakeApi({ 'POST /gate/roster': roster(), ...routes })
  renderPage(GateRoute, { path: '/gate', at: '/gate', platform: { fetch: api.fetch } })
  return api
}

const gateScreen = async () =>
  within(await screen.findByRole('dialog', { name: 'Harbor Steel: North entrance' }))

/** As a scanner does: what it read, and Enter. */
async function scan(text: string) {
  const gate = await gateScreen()
  await userEvent.type(gate.getByRole('textbox', { name: /^Certificate code/ }), `${text}{Enter}`)
  return within(gate.getByRole('alert'))
}

it('gets the list by the key of the link, stores both, and takes the key out of the address', async () => {
  const { calls } = open()
  expect((await gateScreen()).getByText(/^Dock 2. List of .*2 people/)).toBeVisible()
  expect((await gateScreen()).getByRole('textbox', { name: /^Certificate code/ })).toHaveFocus()
  expect(calls).toEqual([{ method: 'POST', path: '/gate/roster', body: { key: KEY } }])
  expect(location.hash).toBe('')
  await waitFor(async () => expect(await readDevice()).toMatchObject({ key: KEY, roster: { gate: GATE } }))
})

it('lets someone in whose training is current, by the address in the QR code', async () => {
  const { calls } = open()
  const answer = await scan(`https://oncall.test/verify/${ANA}`)
  expect(await answer.findByRole('heading', { name: 'May enter: Ana R.' })).toBeVisible()
  expect(
    within(answer.getByRole('list', { name: 'Current' })).getByText(/^Fall Protection.*until/),
  ).toBeVisible()
  expect(calls).toHaveLength(1)
})

it('says what is missing and since when, and what is current', async () => {
  open()
  const answer = await scan(BOB.toLowerCase())
  expect(await answer.findByRole('heading', { name: 'Training missing: Bob N.' })).toBeVisible()
  const needs = within(answer.getByRole('list', { name: 'Missing' })).getAllByRole('listitem')
  expect(needs.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fall Protection.* \(expired Jun 3, 2026\)$/),
  ])
  expect(within(answer.getByRole('list', { name: 'Current' })).getAllByRole('listitem')).toHaveLength(1)
})

it('asks the guard to ask where training may still be done in time', async () => {
  const dueOn = inDays(5).slice(0, 10)
  const newcomer = { ...ana, required: [{ ...training, trainedUntil: null, dueOn }] }
  open({ 'POST /gate/roster': roster([newcomer]) })
  const answer = await scan(ANA)
  expect(await answer.findByRole('heading', { name: 'Ask before entry: Ana R.' })).toBeVisible()
})

it('goes back to the camera with Escape, and after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true })
  try {
    open()
    for (const back of [
      () => userEvent.keyboard('{Escape}'),
      () => act(() => jest.advanceTimersByTimeAsync(6_000)),
    ]) {
      const answer = await scan(ANA)
      const heading = await answer.findByRole('heading', { name: 'May enter: Ana R.' })
      await back()
      expect(heading).not.toBeInTheDocument()
    }
  } finally {
    jest.useRealTimers()
  }
})

it.each([
  ['not_found', 'Unknown code'],
  ['revoked', 'Certificate revoked'],
  ['valid', 'Not on this list'],
] as const)(
  'of a code that is not on the list, and is %s on the server, it says %s',
  async (verdict, title) => {
    open({ [`GET /verify/${STRANGER}`]: () => checkOf(verdict) })
    const answer = await scan(STRANGER)
    expect(await answer.findByRole('heading', { name: title })).toBeVisible()
  },
)

it('gets the list again before it says that someone who has just been added is not on it', async () => {
  await saveDevice({ key: KEY, roster: roster([bob]) as never, receivedAt: Date.now() - DAY_MS / 2 })
  let isDown = true
  open({ 'POST /gate/roster': () => (isDown ? new Error('offline') : { body: roster() }) }, '')
  await (await gateScreen()).findByText('Offline')
  isDown = false
  const answer = await scan(ANA)
  expect(await answer.findByRole('heading', { name: 'May enter: Ana R.' })).toBeVisible()
})

it('works without a network by the list that it stored, and says so', async () => {
  await saveDevice({ key: KEY, roster: roster() as never, receivedAt: Date.now() })
  open({ 'POST /gate/roster': new Error('offline'), [`GET /verify/${STRANGER}`]: new Error('offline') }, '')
  expect(await (await gateScreen()).findByText('Offline')).toBeVisible()
  expect(await (await scan(ANA)).findByRole('heading', { name: 'May enter: Ana R.' })).toBeVisible()
  const answer = await scan(STRANGER)
  expect(await answer.findByText(/The tablet is offline/)).toBeVisible()
})

it.each([
  [
    2,
    'This list is more than 24 hours old. Connect this tablet to the network to get a new one.',
    'May enter: Ana R.',
  ],
  [8, 'This list is more than 7 days old', 'This list is more than 7 days old'],
])('of a list that is %d days old it says so, and answers as it may', async (days, warning, title) => {
  await saveDevice({ key: KEY, roster: roster() as never, receivedAt: Date.now() - days * DAY_MS })
  open({ 'POST /gate/roster': new Error('offline') }, '')
  expect((await gateScreen()).getByText(warning)).toBeVisible()
  await (await gateScreen()).findByText('Offline')
  const gate = await gateScreen()
  await userEvent.type(gate.getByRole('textbox', { name: /^Certificate code/ }), `${ANA}{Enter}`)
  expect(await gate.findByRole('heading', { name: title })).toBeVisible()
})

it('deletes everything when the gate was removed', async () => {
  await saveDevice({ key: KEY, roster: roster() as never, receivedAt: Date.now() })
  open({ 'POST /gate/roster': () => ({ status: 410, body: { message: 'Gone.' } }) }, '')
  expect(await screen.findByText('This gate was removed')).toBeVisible()
  await waitFor(async () => expect(await readDevice()).toBeUndefined())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('stops being a gate when a guard says so, and deletes everything', async () => {
  open()
  const gate = await gateScreen()
  await userEvent.click(gate.getByRole('button', { name: 'Stop using this tablet as a gate' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Stop and delete' }))
  expect(await screen.findByText('Set up this tablet as a gate')).toBeVisible()
  await waitFor(async () => expect(await readDevice()).toBeUndefined())
})

it('says how to set it up where there is no key', async () => {
  const { calls } = open({}, '')
  expect(await screen.findByText('Set up this tablet as a gate')).toBeVisible()
  expect(calls).toEqual([])
})

it('says that the camera is not there, and that something else is no code', async () => {
  open()
  expect(await (await gateScreen()).findByText('The camera is not available')).toBeVisible()
  const answer = await scan('hello')
  expect(await answer.findByRole('heading', { name: 'This is not a certificate code' })).toBeVisible()
})
