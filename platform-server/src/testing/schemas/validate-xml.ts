import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** The file that imports the others of its folder. */
const ROOTS = { scorm12: 'adlcp_rootv1p2.xsd', cmi5: 'exported-course.xsd' } as const

/** What libxml2 finds wrong in a document, one sentence each. */
export async function faultsOf(contents: string, standard: keyof typeof ROOTS): Promise<readonly string[]> {
  const folder = path.join(import.meta.dirname, standard)
  const files = readdirSync(folder).map((fileName) => ({
    fileName,
    contents: readFileSync(path.join(folder, fileName), 'utf8'),
  }))
  const { valid, errors, rawOutput } = await validateXML({
    xml: { fileName: 'document.xml', contents },
    schema: files.filter(({ fileName }) => fileName === ROOTS[standard]),
    preload: files.filter(({ fileName }) => fileName !== ROOTS[standard]),
  })
  if (valid) return []
  const inDocument = errors.filter(({ loc }) => loc?.fileName === 'document.xml')
  return inDocument.length > 0 ? inDocument.map(({ message }) => message) : [rawOutput]
}
