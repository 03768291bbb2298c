import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import listing from '../../remote.json'
import { remote } from '../remote.ts'
import { renderPage } from '../testing/render-page.tsx'
import { headlineMessages } from './headlines.messages.ts'

const HEADLINES = headlineMessages.get()
const unanswered = () => new Promise<never>(() => undefined)
/** The page that the remote has at this address, while the API is silent. */
async function show(path: string, tenant = ONCALL_TENANT) {
  const page = await remote.routes.find((route) => route.path === path)!.lazy()
  renderPage(page.Component, { path, platform: { tenant, fetch: unanswered } })
}
const dataOf = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent!) as Record<string, unknown>)
    .find((data) => data['@type'] === type)

it.each(Object.entries(HEADLINES))('shows %s, also before the API answers', async (path, headline) => {
  await show(path)
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  expect(screen.getByRole('region', { name: 'What the rule says' })).toBeVisible()
  expect(dataOf('Course')).toMatchObject({ name: headline, provider: { name: 'OnCall Safety' } })
  const questions = document.querySelectorAll('details')
  expect(questions.length).toBeGreaterThan(0)
  expect(dataOf('FAQPage')).toMatchObject({ mainEntity: { length: questions.length } })
  expect(listing.routes.find((route) => route.path === path)?.page).toBeDefined()
})

it('leads to every other topic', async () => {
  await show('/osha-30-training')
  const more = within(screen.getByRole('navigation', { name: 'More training by topic' }))
  expect(more.getAllByRole('link')).toHaveLength(Object.keys(HEADLINES).length - 1)
})

it('uses the tenant’s own price', async () => {
  await show('/lockout-tagout-training', {
    ...ONCALL_TENANT,
    prices: { courseCents: { IC0116: 4950 } },
  })
  expect(screen.getByText('$49.50')).toBeVisible()
  expect(dataOf('Course')).toMatchObject({ offers: [{ price: '49.50' }] })
})

it('says how long the course takes where the server has computed it', async () => {
  await show('/lockout-tagout-training', { ...ONCALL_TENANT, courseMinutes: { IC0116: 25 } })
  expect(screen.getByText(/about 25 minutes/)).toBeVisible()
  expect(dataOf('Course')).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT25M' } })
})

it('promises no minutes where the server does not say them', async () => {
  await show('/lockout-tagout-training', ONCALL_TENANT)
  expect(document.body).not.toHaveTextContent(/\d+ (?:min|minutes)\b/)
  expect(dataOf('Course')).not.toHaveProperty('hasCourseInstance.courseWorkload')
})

it('grades the sample question with its paragraph', async () => {
  await show('/fall-protection-training')
  await userEvent.click(screen.getByRole('radio', { name: '10 ft' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(screen.getByText(/The answer is 6 ft\. Source: 1926\.502\(d\)\(16\)\(iii\)/)).toBeVisible()
})
