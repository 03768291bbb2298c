import { runInNewContext } from 'node:vm'
import { transformSync } from '@swc/core'

/** The texts of one catalog, by key. */
export type Texts = Readonly<Record<string, string>>

/**
 * The catalogs that a file exports, by name: each an object of ICU messages.
 * Errors: throws when the file imports more than types, or exports something else.
 */
export function readCatalogs(source: string, file: string): Readonly<Record<string, Texts>> {
  const { code } = transformSync(source, {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  })
  const exports: Record<string, unknown> = {}
  const require = (name: string) => {
    throw new Error(`${file} imports ${name}: a message catalog imports nothing but types.`)
  }
  runInNewContext(code, { exports, require }, { filename: file })
  return Object.fromEntries(
    Object.entries(exports).map(([name, texts]) => [name, checked(texts, `${file}: ${name}`)]),
  )
}

function checked(texts: unknown, place: string): Texts {
  if (typeof texts !== 'object' || texts === null) throw new Error(`${place} is no object of messages.`)
  for (const [key, text] of Object.entries(texts))
    if (typeof text !== 'string') throw new Error(`${place}.${key} is no text.`)
  return texts as Texts
}
