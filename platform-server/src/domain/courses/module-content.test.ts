import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Language } from '@platform/shared-contracts/http'
import { TRANSLATIONS } from '@platform/shared-contracts/rules'
import { findContent, mustRetake, versionAt } from './module-content.ts'
import { readModule, readTranslation } from './read-module.ts'

const { version } = findContent('IC0117')!
const VERSION = `"version": ${version},\n  "retake`
const ORIGINAL = path.resolve(import.meta.dirname, 'content/IC0117')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  cpSync(ORIGINAL, path.join(folder, 'IC0117'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const change = (name: string, from: string, to: string) => {
  const file = path.join(folder, 'IC0117', name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

it.each([
  {
    file: 'module.json',
    from: VERSION,
    to: '"version": "two",\n  "retake',
    says: 'version',
  },
  { file: 'module.json', from: '"retakeFrom": 1', to: '"retakeFrom": 9', says: 'retakeFrom' },
  { file: 'module.json', from: VERSION, to: '"version": 99,\n  "retake', says: 'history' },
  { file: 'practice.json', from: '"right": true', to: '"why": "It is not."', says: 'not one right option' },
  { file: 'questions.json', from: '[', to: '[,', says: 'not valid JSON' },
  { file: '2-labels.md', from: 'title:', to: 'minutes: 8\ntitle:', says: 'minutes' },
])('refuses $file with a bad $says, and says where', ({ file, from, to, says }) => {
  expect(readModule('IC0117', folder)).toEqual(findContent('IC0117'))
  change(file, from, to)
  const read = () => readModule('IC0117', folder)
  expect(read).toThrow(`IC0117/${file}`)
  expect(read).toThrow(says)
})

it('has no translation where there is no folder of the language', () => {
  const original = readModule('IC0117', folder)!
  const language = TRANSLATIONS.find((other) => findContent('IC0117', other)?.language === other)!
  expect(readTranslation(original, language, folder)).toMatchObject({ language })
  rmSync(path.join(folder, 'IC0117', language), { recursive: true })
  expect(readTranslation(original, language, folder)).toBeNull()
})

it('needs nothing but files for a further language', () => {
  const original = readModule('IC0117', folder)!
  const known = TRANSLATIONS.find((other) => findContent('IC0117', other)?.language === other)!
  // Esperanto: no language of the product.
  const further = 'eo' as Language
  cpSync(path.join(folder, 'IC0117', known), path.join(folder, 'IC0117', further), { recursive: true })
  const title = findContent('IC0117', known)!.lessons[0]!.title
  const [first] = readdirSync(path.join(folder, 'IC0117', further)).filter((name) => name.endsWith('.md'))
  change(`${further}/${first}`, title, 'Kion vi rajtas scii')
  const translation = readTranslation(original, further, folder)!
  expect(translation).toMatchObject({ language: further, study: original.study })
  expect(translation.lessons[0]).toMatchObject({
    title: 'Kion vi rajtas scii',
    minutes: original.lessons[0]!.minutes,
  })
})

it('knows which version was taught when, and whether it still counts', () => {
  expect(versionAt('IC0117', new Date('2026-03-01'))).toBe(1)
  expect(versionAt('IC0117', new Date('2026-11-22'))).toBe(2)
  expect(versionAt('IC0117', new Date('2027-01-01'))).toBe(version)
  expect(versionAt('IC0117', new Date('2001-01-01'))).toBe(1)
  const { retakeFrom } = findContent('IC0117')!
  expect([retakeFrom - 1, retakeFrom].map((version) => mustRetake('IC0117', String(version)))).toEqual([
    true,
    false,
  ])
})
