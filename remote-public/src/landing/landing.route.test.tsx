import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import listing from '../../remote.json'
import { renderPage } from '../testing/render-page.tsx'
import { headlineMessages, type LandingPath } from './headlines.messages.ts'
import { Component as ConfinedSpace } from './pages/confined-space.route.ts'
import { Component as EhsSpecialist } from './pages/ehs-specialist.route.ts'
import { Component as ElectricalSafety } from './pages/electrical-safety.route.ts'
import { Component as FallProtection } from './pages/fall-protection.route.ts'
import { Component as HazardCommunication } from './pages/hazard-communication.route.ts'
import { Component as LockoutTagout } from './pages/lockout-tagout.route.ts'
import { Component as Osha10 } from './pages/osha-10.route.ts'
import { Component as Osha30 } from './pages/osha-30.route.ts'
import { Component as ProfessionalCertification } from './pages/professional-certification.route.ts'

const PAGES: Readonly<Record<LandingPath, ComponentType>> = {
  '/electrical-safety-training': ElectricalSafety,
  '/professional-certification': ProfessionalCertification,
  '/osha-30-training': Osha30,
  '/osha-10-training': Osha10,
  '/ehs-specialist-certification': EhsSpecialist,
  '/fall-protection-training': FallProtection,
  '/confined-space-training': ConfinedSpace,
  '/hazard-communication-training': HazardCommunication,
  '/lockout-tagout-training': LockoutTagout,
}

const HEADLINES = headlineMessages.get()
const unanswered = () => new Promise<never>(() => undefined)
/** A page while the API is silent. */
function show(path: LandingPath, tenant = ONCALL_TENANT) {
  renderPage(PAGES[path], { path, platform: { tenant, fetch: unanswered } })
}
const dataOf = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent!) as Record<string, unknown>)
    .find((data) => data['@type'] === type)

it.each(Object.entries(HEADLINES) as [LandingPath, string][])(
  'shows %s, also before the API answers',
  (path, headline) => {
    show(path)
    expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    expect(screen.getByRole('region', { name: 'What the rule says' })).toBeVisible()
    expect(dataOf('Course')).toMatchObject({ name: headline, provider: { name: 'OnCall Safety' } })
    const questions = document.querySelectorAll('details')
    expect(questions.length).toBeGreaterThan(0)
    expect(dataOf('FAQPage')).toMatchObject({ mainEntity: { length: questions.length } })
    expect(listing.routes.find((route) => route.path === path)?.page).toBeDefined()
  },
)

it('leads to every other topic', () => {
  show('/osha-30-training')
  const more = within(screen.getByRole('navigation', { name: 'More training by topic' }))
  expect(more.getAllByRole('link')).toHaveLength(Object.keys(HEADLINES).length - 1)
})

it('uses the tenant’s own price', () => {
  show('/lockout-tagout-training', {
    ...ONCALL_TENANT,
    prices: { courseCents: { IC0116: 4950 } },
  })
  expect(screen.getByText('$49.50')).toBeVisible()
  expect(dataOf('Course')).toMatchObject({ offers: [{ price: '49.50' }] })
})

it('says how long the course takes where the server has computed it', () => {
  show('/lockout-tagout-training', { ...ONCALL_TENANT, courseMinutes: { IC0116: 25 } })
  expect(screen.getByText(/about 25 minutes/)).toBeVisible()
  expect(dataOf('Course')).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT25M' } })
})

it('promises no minutes where the server does not say them', () => {
  show('/lockout-tagout-training', ONCALL_TENANT)
  expect(document.body).not.toHaveTextContent(/\d+ (?:min|minutes)\b/)
  expect(dataOf('Course')).not.toHaveProperty('hasCourseInstance.courseWorkload')
})

it('grades the sample question with its paragraph', async () => {
  show('/fall-protection-training')
  await userEvent.click(screen.getByRole('radio', { name: '10 ft' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(screen.getByText(/The answer is 6 ft\. Source: 1926\.502\(d\)\(16\)\(iii\)/)).toBeVisible()
})
