import { basename } from 'node:path'
import type { Rule } from 'eslint'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const SAYS_NOTHING = /^(utils?|helpers?|common|types|misc)$/
const DOOR = /\/shared-contracts\/src\/[^/]+\/index\.ts$/

function complaint(path: string): string | null {
  const name = basename(path)
  const stem = name.split('.')[0] ?? name
  if (!KEBAB.test(name)) return `"${name}" is not kebab-case.`
  if (SAYS_NOTHING.test(stem)) return `"${name}" does not say what is in it: name it for its main export.`
  if (stem === 'index' && !DOOR.test(path)) return 'Only the doors of shared-contracts are index files.'
  return null
}

/** Files are named for their main export, in kebab-case. */
export const fileNames: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const message = complaint(context.filename.replaceAll('\\', '/'))
      if (message) context.report({ node, message })
    },
  }),
}
