import * as sharedNames from '@platform/shared-contracts/router'
import ts from 'typescript'

const ROUTER = 'react-router-dom'

/**
 * The shell shares the router in its declarative mode (decisions/0142). A remote that imports a name of another mode would
 * get `undefined` in the browser. Answers a sentence for each such name that the module imports.
 */
export function routerNameFaults(file: string, text: string): readonly string[] {
  if (!text.includes(ROUTER)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKindOf(file))
  return source.statements
    .flatMap(namesFromRouter)
    .filter(isForeign)
    .map((name) => foreignName(name, file))
}

export function foreignName(name: string, module: string): string {
  return (
    `"${name}" of ${ROUTER} does not work in the declarative mode that the shell shares (${module}). ` +
    'The names are listed in shared-contracts/src/router.'
  )
}

export function isForeign(name: string): boolean {
  return !(name in sharedNames)
}

function namesFromRouter(statement: ts.Statement): readonly string[] {
  if (ts.isImportDeclaration(statement)) return namesOf(statement, statement.importClause?.namedBindings)
  return ts.isExportDeclaration(statement) ? namesOf(statement, statement.exportClause) : []
}

/** None where all of the module is taken, or nothing but types. */
function namesOf(
  { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration,
  names: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
): readonly string[] {
  const isRouter = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === ROUTER
  if (!isRouter || !names) return []
  return ts.isNamedImports(names) || ts.isNamedExports(names) ? valueNames(names) : []
}

function valueNames({ parent, elements }: ts.NamedImports | ts.NamedExports): readonly string[] {
  if (parent.isTypeOnly) return []
  return [...elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text)
}

function scriptKindOf(file: string): ts.ScriptKind {
  if (file.endsWith('.tsx')) return ts.ScriptKind.TSX
  return file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JSX
}
