import { brandInitial, brandWords } from './brand-mark.rule.ts'
import { faviconOf } from './favicon.rule.ts'
import { DEFAULT_BRAND_NAME, ONCALL_TENANT, TRINOVA_TENANT } from './tenant-default.rule.ts'

const svgOf = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''))

test("a tenant's favicon is its own where it has one", () => {
  const branding = { ...ONCALL_TENANT.branding, faviconUrl: '/files/icon.svg' }
  expect(faviconOf({ ...ONCALL_TENANT, branding })).toBe('/files/icon.svg')
})

test('a tenant without one gets its initial in its colours', () => {
  expect(svgOf(faviconOf(ONCALL_TENANT))).toMatch(/fill="#f59e0b".*>O<\/text>/)
  expect(svgOf(faviconOf(TRINOVA_TENANT))).toMatch(/fill="#8fbc8f".*>T<\/text>/)
})

test('a name is written as text, never as markup', () => {
  const svg = svgOf(faviconOf({ name: '<script>', branding: { primaryColor: '"/><script>' } }))
  expect(svg).toContain('>S</text>')
  expect(svg).not.toContain('script')
})

test('a missing name is the default brand', () => {
  expect(svgOf(faviconOf({ name: null }))).toContain(`>${brandInitial(DEFAULT_BRAND_NAME)}</text>`)
})

test.each([
  ['OnCall Safety', 'O', ['OnCall', 'Safety']],
  ['  élan  Group Ltd ', 'É', ['élan', 'Group Ltd']],
  ['3M', '3', ['3M', '']],
  ['***', '', ['***', '']],
])('%j has the initial %j and the words %j', (name, initial, words) => {
  expect(brandInitial(name)).toBe(initial)
  expect(brandWords(name)).toEqual(words)
})
