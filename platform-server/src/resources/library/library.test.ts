import { readdirSync } from 'node:fs'
import { ONCALL_TENANT, SOURCE_LANGUAGE, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { renderStarter } from '../../domain/sheets/render-starter.ts'
import { sheetBrand } from '../../domain/sheets/sheet-brand.ts'
import { STARTERS } from './library.ts'
import { STARTER_SIZES } from './starter-sizes.ts'

const MODULES = Array.from({ length: 12 }, (_, index) => `IC0${110 + index}`)
const ONCALL = sheetBrand(ONCALL_TENANT)
const TOLERANCE = 0.05

test('names each starter once', () => {
  const ids = STARTERS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('has starters in each language that has a folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const languages = new Set(STARTERS.map(({ language }) => language))
  expect([...languages].toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

test('has a toolbox talk for each of the twelve modules', () => {
  const talks = STARTERS.filter(({ type, language }) => type === 'talk' && language === SOURCE_LANGUAGE)
  expect(talks.map(({ moduleCode }) => moduleCode).toSorted()).toEqual(MODULES)
})

test.each(STARTERS)('prints $id on the pages and in the size that its card promises', async (starter) => {
  const { pdf, pages } = await renderStarter(starter, ONCALL)
  expect(pages).toBe(starter.pages)
  expect(Math.abs(pdf.length / (STARTER_SIZES[starter.id] ?? 0) - 1)).toBeLessThan(TOLERANCE)
})

test("prints in the tenant's own name", async () => {
  const [oncall, trinova] = await Promise.all(
    [ONCALL_TENANT, TRINOVA_TENANT].map(async (tenant) => {
      const { pdf } = await renderStarter(STARTERS[0]!, sheetBrand(tenant))
      return pdf.toString('latin1')
    }),
  )
  expect(oncall).toContain('(OnCall Safety)')
  expect(trinova).toContain('(Trinova Safety Academy)')
  expect(trinova).not.toContain('(OnCall Safety)')
})

test('leaves fields to fill in on screen', async () => {
  const { pdf } = await renderStarter(STARTERS[0]!, ONCALL)
  expect(pdf.toString('latin1').match(/\/FT \/(Tx|Btn)/g)?.length).toBeGreaterThan(50)
})
