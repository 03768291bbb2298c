import type { ListedRoute } from '../../http/releases/remote-listing.ts'
import { canonicalUrl, DEFAULT_PAGE, pageTexts, pageTitle, pageUrls } from './page-metadata.rule.ts'

const config = { trainingHost: 'training.example.com', secondHost: 'learn.example.com' }
const at = (host: string, pathname: string) => canonicalUrl({ protocol: 'https:', host, pathname }, config)

test('it gives the home page the specified title (spec section 2)', () => {
  expect(pageTitle({ name: 'OnCall Safety' }, undefined)).toBe(
    'OnCall Safety - Professional EHS & OSHA Training, Consulting & Safety Services',
  )
})

test("it puts the tenant before a page's own title", () => {
  const page = { ...DEFAULT_PAGE, title: 'Privacy policy' }
  expect(pageTitle({ name: 'Trinova' }, page)).toBe('Trinova - Privacy policy')
})

test.each([
  ['training.example.com', '/', 'https://training.example.com/'],
  ['learn.example.com', '/privacy', 'https://learn.example.com/privacy'],
  ['learn.example.com', '/osha-10-training', 'https://training.example.com/osha-10-training'],
  ['learn.example.com', '/safety-training/texas', 'https://training.example.com/safety-training/texas'],
  ['other.example.com', '/osha-10-training', 'https://other.example.com/osha-10-training'],
  ['localhost:8080', '/blog', 'https://localhost:8080/blog'],
])('it names the canonical URL of %s%s', (host, pathname, expected) => {
  expect(at(host, pathname)).toBe(expected)
})

test('it describes a page in the chosen language, and in English where there is no translation', () => {
  const es = { title: 'Avance', description: 'Los doce módulos de seguridad.' }
  const page = { title: 'Progress', description: 'The twelve modules of safety.', es }
  const untranslated = { title: 'Blog', description: 'News of safety at work.' }
  expect(pageTexts({ page }, undefined, 'es')).toBe(es)
  expect(pageTexts({ page }, undefined, 'en')).toBe(page)
  expect(pageTexts({ page: untranslated }, undefined, 'es')?.title).toBe('Blog')
  expect(pageTexts(undefined, undefined, 'es')).toBeUndefined()
})

describe('the addresses of a page', () => {
  const texts = { title: 'Prices', description: 'What each course costs.' }
  const pricing = { path: '/pricing', chunk: 'pricing', page: { ...texts, es: texts } }
  const urls = (pathname: string, route: ListedRoute | undefined, language: 'en' | 'es') =>
    pageUrls({ protocol: 'https:', host: 'learn.example.com', pathname }, config, { route, language })
  const alternates = [
    { hreflang: 'en', href: 'https://learn.example.com/pricing' },
    { hreflang: 'es', href: 'https://learn.example.com/es/pricing' },
    { hreflang: 'x-default', href: 'https://learn.example.com/pricing' },
  ]

  test('each language has its own, which names the others', () => {
    expect(urls('/pricing', pricing, 'en')).toEqual({
      canonical: 'https://learn.example.com/pricing',
      alternates,
    })
    expect(urls('/pricing', pricing, 'es')).toEqual({
      canonical: 'https://learn.example.com/es/pricing',
      alternates,
    })
  })

  test.each([
    ['/blog/a', { path: '/blog/:slug', chunk: 'post' }, 'https://learn.example.com/blog/a'],
    ['/tickets', { ...pricing, path: '/tickets', access: {} }, 'https://learn.example.com/tickets'],
    ['/seat', { ...pricing, path: '/seat', unlisted: true as const }, 'https://learn.example.com/es/seat'],
    ['/nowhere', undefined, 'https://learn.example.com/es/nowhere'],
  ])('%s has no alternates', (pathname, route, canonical) => {
    expect(urls(pathname, route, 'es')).toEqual({ canonical, alternates: [] })
  })

  test('a landing page belongs to the main host in every language', () => {
    const landing = { ...pricing, path: '/osha-10-training' }
    const { canonical } = urls('/osha-10-training', landing, 'es')
    expect(canonical).toBe('https://training.example.com/es/osha-10-training')
  })
})
