import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as AboutRoute } from './about.route.tsx'
import { Component as ContactRoute } from './contact.route.tsx'
import { Component as ForCompaniesRoute } from './for-companies.route.tsx'
import { Component as SampleCertificateRoute } from './sample-certificate.route.tsx'

const PAGES = {
  '/about': AboutRoute,
  '/contact': ContactRoute,
  '/for-companies': ForCompaniesRoute,
  '/sample-certificate': SampleCertificateRoute,
}

function show(path: keyof typeof PAGES, api: Readonly<Record<string, unknown>> = {}) {
  const fake = fakeApi(api)
  const shown = renderPage(PAGES[path], { path, platform: { fetch: fake.fetch, tenant: ONCALL_TENANT } })
  return { ...shown, calls: fake.calls }
}
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const fill = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)

describe('/for-companies', () => {
  it('shows pictures of the product with their text alternatives, sizes and widths', async () => {
    show('/for-companies')
    const matrix = screen.getByRole('img', { name: /^The training matrix with demo people/ })
    expect(matrix).toHaveAttribute('src', '/drawings/product/matrix-1200.webp')
    expect(matrix).toHaveAttribute('srcset', expect.stringContaining('matrix-640.webp 640w'))
    expect([matrix.getAttribute('width'), matrix.getAttribute('height')]).toEqual(['1200', '750'])
    expect(screen.getAllByRole('img')).toHaveLength(3)
  })

  it('leads to prices, to the sample and to the form on the page', async () => {
    show('/for-companies')
    expect(leadsTo('What it costs for your crew')).toBe('/pricing')
    expect(leadsTo('Look at a sample certificate')).toBe('/sample-certificate')
    expect(leadsTo('Ask for a demo')).toBe('#demo')
  })

  it('sends a request for a demo, and moves the focus to what happens next', async () => {
    const { calls } = show('/for-companies', { 'POST /visitor-requests': {} })
    await fill(/Your name/, 'Dana Fox')
    await fill(/Email/, 'dana@harbor.test')
    await fill(/Company/, 'Harbor Works')
    await fill(/People to train/, '20 to 30')
    await fill(/What would you like to see/, 'The matrix, please.')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a demo' }))
    const sent = await screen.findByText(/The answer goes to dana@harbor\.test/)
    expect(document.activeElement).toContainElement(sent)
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/visitor-requests',
      body: {
        topic: 'demo',
        name: 'Dana Fox',
        companyName: 'Harbor Works',
        people: '20 to 30',
        path: '/for-companies',
        nickname: '',
      },
    })
  })
})

describe('/contact', () => {
  it('says at each field what is missing, and keeps what was typed when the server is away', async () => {
    const { calls } = show('/contact', { 'POST /visitor-requests': new Error('offline') })
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    const name = await screen.findByRole('textbox', { name: /Your name/ })
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription(/Fill in this field|Enter a name/)
    expect(calls).toEqual([])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'billing')
    await fill(/Your name/, 'Dana Fox')
    await fill(/Email/, 'dana@harbor.test')
    await fill(/Your message/, 'Where is my invoice?')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(calls.at(-1)).toMatchObject({ body: { topic: 'billing', message: 'Where is my invoice?' } })
    expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Where is my invoice?')
  })

  it('shows the tenant’s own addresses', async () => {
    show('/contact')
    const { email } = ONCALL_TENANT.support!
    expect(leadsTo(email!)).toBe(`mailto:${email}`)
    expect(leadsTo('Check a certificate')).toBe('/verify')
  })
})

describe('/about', () => {
  const partner = {
    ...{ id: 3, publicUrl: 'dana-fox', firstName: 'Dana', lastName: 'Fox', title: 'Consultant' },
    ...{ certifications: ['CSP', 'CIH'], services: [], states: [], languages: [], specialties: [] },
  }

  it('names the professionals with their credentials', async () => {
    show('/about', { 'GET /partners': { items: [partner], total: 1 } })
    const people = await screen.findByRole('region', { name: 'The professionals' })
    expect(within(people).getByRole('link', { name: 'Dana Fox' })).toHaveAttribute(
      'href',
      '/consultant/dana-fox',
    )
    expect(people).toHaveTextContent('CSP, CIH')
  })

  it('stands without them when they cannot be loaded', async () => {
    show('/about')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About OnCall Safety')
    expect(screen.queryByRole('region', { name: 'The professionals' })).toBeNull()
  })
})

test('the sample certificate is shown, explained and not taken for more', async () => {
  show('/sample-certificate')
  expect(screen.getByRole('img', { name: /with the mark SAMPLE/ })).toBeVisible()
  expect(screen.getByText(/not an OSHA card, not a license/)).toBeVisible()
  expect(leadsTo('Check a certificate')).toBe('/verify')
})
