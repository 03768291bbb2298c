import { createHash } from 'node:crypto'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { composeDocument, type DocumentParts } from './document.ts'

const parts: DocumentParts = {
  language: 'en',
  boot: {
    contract: '2.0.0',
    tenant: ONCALL_TENANT,
    config: { apiBase: '/api', sessionBase: '/api', trainingHost: 'localhost', secondHost: 'localhost' },
    shell: { base: '/shell/', assets: {} },
    remotes: [],
  },
  head: {
    title: 'OnCall Safety - Home',
    description: 'Safety training for people & companies',
    keywords: 'safety',
    alternates: [],
    canonical: 'http://localhost/',
    siteName: 'OnCall Safety',
    favicon: '/files/icon.svg',
    image: null,
    site: [],
    themeColor: '#1e3a8a',
    isUnlisted: false,
    isMissing: false,
    isUncertain: false,
  },
  themeStyle: ':root{--color-primary:#1e3a8a}',
  customStyle: '',
  preloads: [{ url: '/releases/public/1.0.0-0123456789ab/entry.js', integrity: 'sha384-entry' }],
  styles: [{ url: '/shell/main.css', integrity: 'sha384-style' }],
  scripts: [{ url: '/shell/main.js', integrity: 'sha384-script' }],
  inline: { script: 'document.documentElement.dataset.ready = ""', body: '<main>skeleton</main>' },
  typeface: null,
  frames: [],
  devHosts: [],
  integrityMap: null,
  noscript: 'This site needs JavaScript.',
  rendered: null,
}
const compose = (change: Partial<DocumentParts> = {}) => composeDocument({ ...parts, ...change })
const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
const inlined = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}(?: data-tenant-css)?>(.*?)</${element}>`, 'gs'))].map(
    ([, source]) => source ?? '',
  )

test('it asks for each file with its integrity and with crossorigin, or preloads would be fetched twice', () => {
  const { html } = compose()
  expect(html).toContain(
    '<link rel="preload" as="script" href="/releases/public/1.0.0-0123456789ab/entry.js" integrity="sha384-entry" crossorigin="anonymous">',
  )
  expect(html).toContain(
    '<script defer src="/shell/main.js" integrity="sha384-script" crossorigin="anonymous"></script>',
  )
  expect(html).toContain('<link rel="stylesheet" href="/shell/main.css" integrity="sha384-style"')
})

test('it allows the import map that the shell will add, and does not carry it', () => {
  const integrityMap = '{"integrity":{"/releases/notes/1/remoteEntry.js":"sha384-x"}}'
  const { html, policy } = compose({ integrityMap })
  expect(policy).toContain(hashOf(integrityMap))
  expect(compose().policy).not.toContain(hashOf(integrityMap))
  expect(html).not.toContain('sha384-x')
})

test('it names the hash of every inline script and style in the policy', () => {
  const { html, policy } = compose({
    customStyle: 'h1{color:red}',
    inline: { ...parts.inline, style: 'b{}' },
  })
  const sources = [...inlined(html, 'script'), ...inlined(html, 'style')]
  expect(sources).toHaveLength(4)
  for (const source of sources) expect(policy).toContain(hashOf(source))
})

test('it lets no text of a tenant end the element that it is in', () => {
  const name = '</script><script>alert(1)</script>'
  const { html } = compose({
    boot: { ...parts.boot, tenant: { ...ONCALL_TENANT, name } },
    head: { ...parts.head, title: name, siteName: '"><script>' },
    customStyle: 'a{content:"</style><b>"}',
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('</style><b>')
  expect(html.match(/<\/style>/g)).toHaveLength(2)
  const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(boot)).toMatchObject({ tenant: { name } })
})

test('it carries the metadata of the page', () => {
  const { html } = compose()
  expect(html).toContain('<title>OnCall Safety - Home</title>')
  expect(html).toContain('<meta name="description" content="Safety training for people &amp; companies">')
  expect(html).toContain('<meta property="og:url" content="http://localhost/">')
  expect(html).toContain('<link rel="canonical" href="http://localhost/">')
  expect(html).not.toContain('og:image')
})
