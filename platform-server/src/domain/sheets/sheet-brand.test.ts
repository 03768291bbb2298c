import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { printable, sheetBrand } from './sheet-brand.ts'

test.each([
  ['Construcción Peña', 'Construcción Peña', 'the fonts have it'],
  ['Bezpečnost Łódź', 'Bezpecnost ?ódz', 'the fonts lack the accented letter'],
  ['安全 Co', '?? Co', 'the fonts lack the script'],
])('prints %s as %s because %s', (name, printed) => {
  expect(printable(name)).toBe(printed)
})

test('does not print in a color that white paper swallows', () => {
  const pale = { ...ONCALL_TENANT, branding: { ...ONCALL_TENANT.branding, primaryColor: '#ffee88' } }
  expect(sheetBrand(pale).primary).toBe('#1f2937')
  expect(sheetBrand(ONCALL_TENANT).primary).toBe('#1e3a8a')
})
