import { basename } from 'node:path'
import type { Rule } from 'eslint'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const VAGUE_NAME = /^(utils?|helpers?|common|types|misc)$/
const ENTRY_POINT = /\/(shared-contracts\/src\/[^/]+|src\/locales\/[^/]+)\/index\.ts$/

function problemWith(path: string): string | null {
  const name = basename(path)
  const stem = name.split('.')[0] ?? name
  if (!KEBAB.test(name)) return `"${name}" is not kebab-case.`
  if (VAGUE_NAME.test(stem))
    return `"${name}" does not say what the file contains. Name it after its main export.`
  if (stem === 'index' && !ENTRY_POINT.test(path))
    return 'Only the entry points of shared-contracts and the languages in locales/ are index files.'
  return null
}

/** Files are named for their main export, in kebab-case. */
export const fileNames: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const message = problemWith(context.filename.replaceAll('\\', '/'))
      if (message) context.report({ node, message })
    },
  }),
}
