import type { ListedRoute } from '@platform/shared-contracts/http'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { applyPageHead } from './apply-page-head.ts'
import { pageHead } from './page-head.ts'

const routes: ListedRoute[] = [
  { path: '/', chunk: 'home' },
  {
    path: '/privacy',
    chunk: 'privacy',
    page: { title: 'Privacy policy', description: 'What we keep about you, and why.' },
  },
  { path: '/blog/:slug', chunk: 'blog', entries: { from: '/blog', field: 'slug' } },
  { path: '/osha-10-training', chunk: 'landing' },
  {
    path: '/tickets',
    chunk: 'tickets',
    access: { admin: true },
    title: { en: 'Support Tickets', es: 'Solicitudes' },
  },
]
const config = {
  apiBase: '/api',
  sessionBase: '/api',
  trainingHost: 'training.example.com',
  secondHost: 'learn.example.com',
}
const at = (pathname: string, host = 'learn.example.com', tenant = ONCALL_TENANT) =>
  pageHead(pathname, { language: 'en', tenant, routes, config, address: { protocol: 'https:', host } })

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

describe('page metadata (spec section 2)', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/old.ico"><meta name="description" content="old">'
    document.title = 'before'
  })

  it('gives the home page a title of the tenant and the specified text', () => {
    applyPageHead(at('/'), document)
    expect(document.title).toBe(
      'OnCall Safety - Professional EHS & OSHA Training, Consulting & Safety Services',
    )
    expect(contentOf('meta[property="og:title"]')).toBe(document.title)
  })

  it('takes title and description from the listing of a path', () => {
    applyPageHead(at('/privacy'), document)
    expect(document.title).toBe('OnCall Safety - Privacy policy')
    expect(contentOf('meta[name="description"]')).toBe('What we keep about you, and why.')
    expect(contentOf('meta[property="og:description"]')).toBe('What we keep about you, and why.')
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(contentOf('meta[name="keywords"]')).toBeTruthy()
  })

  it('titles a guarded page in the language of the page', () => {
    const address = { protocol: 'https:', host: 'learn.example.com' }
    const around = { tenant: ONCALL_TENANT, routes, config, address }
    const titles = (['en', 'es'] as const).map(
      (language) => pageHead('/tickets', { ...around, language }).texts?.title,
    )
    expect(titles).toEqual(['OnCall Safety - Support Tickets', 'OnCall Safety - Solicitudes'])
  })

  it('falls back to the default brand name', () => {
    expect(at('/', undefined, { ...ONCALL_TENANT, name: null }).texts?.title).toMatch(
      /^SafetyWorks Training - /,
    )
  })

  it('leaves the texts of a blog post to the post', () => {
    applyPageHead(at('/blog/ladders'), document)
    expect(document.title).toBe('before')
    expect(contentOf('meta[name="description"]')).toBe('old')
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://learn.example.com/blog/ladders',
    )
  })

  it('makes the current host canonical, and the main training host for landing pages of known hosts', () => {
    expect(at('/privacy').canonical).toBe('https://learn.example.com/privacy')
    expect(at('/osha-10-training').canonical).toBe('https://training.example.com/osha-10-training')
    expect(at('/osha-10-training', 'acme.example.com').canonical).toBe(
      'https://acme.example.com/osha-10-training',
    )
  })
})
