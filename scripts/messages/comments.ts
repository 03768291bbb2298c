import ts from 'typescript'

/** The comments for translators in a source catalog, by `catalog.key`: those before the catalog and before the message. */
export function commentsIn(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('catalog.ts', source, ts.ScriptTarget.Latest)
  const declared = file.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      messagesIn(initializer).map((message) => ({
        place: `${name.getText(file)}.${keyOf(message, file)}`,
        comments: [commentBefore(statement, source), commentBefore(message, source)],
      })),
    ),
  )
  return new Map(
    declared.flatMap(({ place, comments }) => {
      const comment = comments.filter((text) => text !== '').join('\n')
      return comment === '' ? [] : [[place, comment]]
    }),
  )
}

function messagesIn(expression: ts.Expression | undefined): readonly ts.ObjectLiteralElementLike[] {
  if (expression === undefined) return []
  if (ts.isAsExpression(expression)) return messagesIn(expression.expression)
  return ts.isObjectLiteralExpression(expression) ? expression.properties : []
}

function keyOf({ name }: ts.ObjectLiteralElementLike, file: ts.SourceFile): string {
  if (name === undefined) return ''
  return ts.isStringLiteral(name) ? name.text : name.getText(file)
}

function commentBefore(node: ts.Node, source: string): string {
  return (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
    .map(({ pos, end }) => plain(source.slice(pos, end)))
    .join('\n')
}

/** Without the marks of the comment, on one line. */
function plain(comment: string): string {
  return comment
    .replace(/^\/\/|^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
}
