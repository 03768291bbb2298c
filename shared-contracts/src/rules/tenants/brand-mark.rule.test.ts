import { brandInitial, brandNameParts } from './brand-mark.rule.ts'
import { faviconOf } from './favicon.rule.ts'
import { ONCALL_TENANT, TRINOVA_TENANT } from './tenant-default.rule.ts'
import { DEFAULT_BRAND_NAME } from './tenant-name.rule.ts'

const svgOf = (address: string) => decodeURIComponent(address.replace('data:image/svg+xml,', ''))

test("uses the tenant's own favicon if there is one", () => {
  const branding = { ...ONCALL_TENANT.branding, faviconUrl: '/files/icon.svg' }
  expect(faviconOf({ ...ONCALL_TENANT, branding })).toBe('/files/icon.svg')
})

test('otherwise shows the initial of the tenant in its colors', () => {
  expect(svgOf(faviconOf(ONCALL_TENANT))).toMatch(/fill="#f59e0b".*>O<\/text>/)
  expect(svgOf(faviconOf(TRINOVA_TENANT))).toMatch(/fill="#8fbc8f".*>T<\/text>/)
})

test('writes a name as text, never as markup', () => {
  const svg = svgOf(faviconOf({ name: '<script>', branding: { primaryColor: '"/><script>' } }))
  expect(svg).toContain('>S</text>')
  expect(svg).not.toContain('script')
})

test('uses the default brand for a missing name', () => {
  expect(svgOf(faviconOf({ name: null }))).toContain(`>${brandInitial(DEFAULT_BRAND_NAME)}</text>`)
})

test.each([
  ['OnCall Safety', 'O', ['OnCall', 'Safety']],
  ['  élan  Group Ltd ', 'É', ['élan', 'Group Ltd']],
  ['3M', '3', ['3M', '']],
  ['***', '', ['***', '']],
])('splits %j into the initial %j and the words %j', (name, initial, parts) => {
  expect(brandInitial(name)).toBe(initial)
  expect(brandNameParts(name)).toEqual(parts)
})
