import { canonicalUrl, DEFAULT_PAGE, pageTitle } from './page-metadata.rule.ts'

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
