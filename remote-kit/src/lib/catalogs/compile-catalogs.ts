import compile from 'icu-minify/compile'
import { readCatalogs } from './read-catalogs.ts'

/**
 * Compiles a file of catalogs to a module with the same exports: a message with arguments becomes an array, which
 * `createCatalogs` formats, a text without them stays a string. Errors: throws with the place of a message that is not ICU.
 */
export function compileCatalogs(source: string, file: string, format: 'module' | 'commonjs'): string {
  return Object.entries(readCatalogs(source, file))
    .map(([name, texts]) => {
      const compiled = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compiledText(text, `${file}: ${name}.${key}`)]),
      )
      const target = format === 'module' ? `export const ${name}` : `exports.${name}`
      return `${target} = ${JSON.stringify(compiled)}\n`
    })
    .join('')
}

function compiledText(text: string, place: string) {
  try {
    return compile(text)
  } catch (error) {
    throw new Error(`${place} is no ICU message: ${text}`, { cause: error })
  }
}
