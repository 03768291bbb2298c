import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as InspectionPackRoute } from './inspection-pack.route.tsx'

const KEY = 'k'.repeat(43)
const pack = {
  ...{ company: 'Harbor Steel', recipient: 'Inspector Reed', on: '2026-11-21', site: 'Dock 2' },
  ...{ department: '', modules: ['IC0112', 'IC0113'], counts: { people: 14, required: 28, current: 25 } },
  ...{ madeAt: '2026-11-22T12:00:00Z', expiresAt: '2026-11-28T12:00:00Z' },
}

function show(answers: Record<string, unknown>, at = `/inspection-pack?key=${KEY}`) {
  const notices: string[] = []
  const api = fakeApi(answers)
  const notify = (_: string, message: string) => notices.push(message)
  renderPage(InspectionPackRoute, { platform: { fetch: api.fetch, notify }, path: '/inspection-pack', at })
  return { ...api, notices }
}

it('says whose records they are, of which day and how complete', async () => {
  const { calls } = show({ 'POST /inspection-pack': pack })
  expect(await screen.findByText('Harbor Steel')).toBeVisible()
  expect(calls[0]?.body).toEqual({ key: KEY })
  for (const text of ['November 21, 2026', 'November 22, 2026', '28', '25', 'Site: Dock 2', 'Inspector Reed'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/Fall Protection/)).toBeVisible()
})

it('says when a file could not be downloaded', async () => {
  const file = `GET /inspection-pack/inspection-pack.pdf?key=${KEY}`
  const { notices } = show({
    'POST /inspection-pack': pack,
    [file]: () => ({ status: 410, body: { message: 'Gone.' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Download the PDF' }))
  expect(await screen.findByRole('button', { name: 'Download the PDF' })).toBeEnabled()
  expect(notices).toEqual(['The file could not be downloaded. Try again.'])
})

it.each([
  ['a link that no longer works', { status: 410, body: { message: 'Gone.' } }, undefined],
  ['a link without a key', { status: 422, body: { message: 'No.' } }, '/inspection-pack'],
])('says what to do with %s', async (_what, answer, at) => {
  show({ 'POST /inspection-pack': () => answer }, at)
  expect(await screen.findByText('This link has expired or was revoked')).toBeVisible()
  expect(screen.getByText('Ask the person who sent it for a new one.')).toBeVisible()
})

it('tries again when the records could not be loaded', async () => {
  let isDown = true
  show({
    'POST /inspection-pack': () => (isDown ? { status: 500, body: { message: 'Down.' } } : { body: pack }),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(again)
  expect(await screen.findByText('Harbor Steel')).toBeVisible()
})
