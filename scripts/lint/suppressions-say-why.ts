import type { Rule } from 'eslint'

const SUPPRESSION = /^\s*(eslint-disable(-next-line|-line)?|prettier-ignore|istanbul ignore|c8 ignore)\b/
const REASON = / -- \S.{9,}/s

/** A rule that is switched off in one place says there why. */
export const suppressionsSayWhy: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (SUPPRESSION.test(comment.value) && !REASON.test(comment.value) && comment.loc)
          context.report({
            loc: comment.loc,
            message: 'Give a reason: eslint-disable-next-line rule -- the reason',
          })
    },
  }),
}
