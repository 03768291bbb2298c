import { problemText } from '../../lib/problem.ts'
import { packageProblem } from './package-problem.ts'

/**
 * The file of the archive that a unit's address means, and the rest of the address.
 *
 * Errors  `ProblemError` for an address on another server, or of a file that the archive lacks.
 */
export function unitFile(
  address: string,
  base: string,
  paths: ReadonlySet<string>,
): { readonly path: string; readonly query: string } {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address))
    throw packageProblem(problemText('invalid:package-elsewhere', { url: address.slice(0, 100) }))
  const [, file = '', query = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const path = `${base}${file}`.replace(/^(\.\/)+/, '')
  const found = [path, decoded(path)].find((one) => paths.has(one))
  if (found === undefined)
    throw packageProblem(problemText('invalid:package-file-missing', { path: path.slice(0, 100) }))
  return { path: found, query }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign of its own: taken as it is.
    return path
  }
}
