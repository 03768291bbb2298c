import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readCatalogs } from '@platform/remote-kit/catalogs'
import { ROOT } from './run/paths.ts'

const HTTP = join(ROOT, 'shared-contracts/src/http')
const CATALOG = join(ROOT, 'shared-ui/src/locales/en/form.ts')
/** Statements come from programs, never from a form. */
const PROGRAMS_ONLY = 'standards/xapi.ts'
const SENTENCE = /^[A-Z][a-z]+ /
/** A signed record stores it as it is. */
const NO_MESSAGE = /^I watched this person/

/** The texts of a file; what stands in a template may be anything. */
function textsOf(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: RegExp[] = []
  const visit = (node: ts.Node): void => {
    const parts = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : ts.isStringLiteralLike(node)
        ? [node.text]
        : []
    if (SENTENCE.test(parts[0] ?? '') && !NO_MESSAGE.test(parts[0] ?? ''))
      texts.push(
        new RegExp(`^${parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.+')}$`),
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

it('has a translation for every message that a schema of the contracts gives a form', () => {
  const files = globSync('**/*.ts', { cwd: HTTP }).filter(
    (file) => !file.endsWith('.test.ts') && file !== PROGRAMS_ONLY,
  )
  const messages = files.flatMap((file) => textsOf(join(HTTP, file)))
  expect(messages.length).toBeGreaterThan(80)
  const { schema = {} } = readCatalogs(readFileSync(CATALOG, 'utf8'), CATALOG)
  const listed = Object.keys(schema)
  expect(Object.values(schema)).toEqual(listed)
  expect(messages.filter((message) => !listed.some((text) => message.test(text)))).toEqual([])
})
