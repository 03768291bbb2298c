import type { Rule } from 'eslint'

const message =
  'Use DataTable of shared-ui: it sorts, has pages, selection and column widths, and shows rows as cards on a phone.'

/** Records are shown by the one table of shared-ui; it is the only file that may render a `<table>` without a reason. */
export const tablesByDataTable: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'JSXOpeningElement[name.name="table"]'(node: Rule.Node) {
      if (!context.filename.endsWith('shared-ui/src/table/data-table.tsx')) context.report({ node, message })
    },
  }),
}
