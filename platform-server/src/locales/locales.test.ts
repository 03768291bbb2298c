import { readdirSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { LANGUAGE_CODES, LANGUAGES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { Catalog } from '../lib/messages/message-types.ts'

const FOLDER = import.meta.dirname
const sourceFiles = catalogFiles(SOURCE_LANGUAGE)

function catalogFiles(language: string): readonly string[] {
  return readdirSync(path.join(FOLDER, language)).filter((file) => file !== 'index.ts')
}

async function catalogsOf(language: string): Promise<ReadonlyMap<string, Catalog>> {
  const files = await Promise.all(
    catalogFiles(language).map(
      async (file) => (await import(`./${language}/${file}`)) as Record<string, Catalog>,
    ),
  )
  return new Map(files.flatMap((exported) => Object.entries(exported)))
}

/** `count: one, other` for a plural, `name:` for any other argument. */
function argumentsOf(text: string): readonly string[] {
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, options] = node as readonly unknown[]
    const isArgument = typeof name === 'string' && (node.length === 1 || typeof type === 'number')
    if (!isArgument) return node.forEach(walk)
    const branches = typeof options === 'object' && options !== null ? (options as object) : {}
    found.add(`${name}: ${Object.keys(branches).sort().join(', ')}`)
    for (const branch of Object.values(branches)) walk(branch)
  }
  const compiled = compile(text)
  if (typeof compiled !== 'string') compiled.forEach(walk)
  return [...found].sort()
}

const inPluralsOf = (language: (typeof LANGUAGE_CODES)[number], text: string) => {
  const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions()
  return argumentsOf(text).map((argument) =>
    argument.replace(/: .*other.*/, `: ${[...pluralCategories].sort().join(', ')}`),
  )
}

describe.each(LANGUAGE_CODES)('the texts in %s', (language) => {
  it('are all there, and no more, and the index lists them', async () => {
    const [source, translation] = await Promise.all([catalogsOf(SOURCE_LANGUAGE), catalogsOf(language)])
    const keysOf = (catalogs: ReadonlyMap<string, Catalog>) =>
      Object.fromEntries([...catalogs].map(([name, catalog]) => [name, Object.keys(catalog).sort()]))
    expect(catalogFiles(language)).toEqual(sourceFiles)
    expect(keysOf(translation)).toEqual(keysOf(source))
    if (language === SOURCE_LANGUAGE) return
    const index = (await import(`./${language}/index.ts`)) as object
    expect(Object.keys(index).sort()).toEqual([...source.keys()].sort())
  })

  it('have the arguments of their source, and every plural that the language needs', async () => {
    const [source, translation] = await Promise.all([catalogsOf(SOURCE_LANGUAGE), catalogsOf(language)])
    for (const [name, catalog] of source)
      for (const [key, text] of Object.entries(catalog)) {
        const translated = translation.get(name)?.[key] ?? ''
        expect([name, key, ...argumentsOf(translated)]).toEqual([name, key, ...inPluralsOf(language, text)])
      }
  })
})
