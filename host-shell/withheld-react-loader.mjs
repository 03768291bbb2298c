/*
 * React without what the shell does not lend (decisions/0101), in development and in production: some names, and refs of
 * fragments, which say so where they are used. What of React DOM nobody can reach then goes in slim-react-loader.mjs.
 */
const FRAGMENT =
  /case 7:\n( +)(return \(\n.*workInProgress\.pendingProps\),\n) +markRef\(current, workInProgress\),\n/
const SAYS_SO = `if (null !== workInProgress.ref)
  throw Error('The shell does not lend refs of fragments: put the ref on an element.');`

/** @type {import('webpack').LoaderDefinitionFunction} */
export default function withheldReact(source) {
  if (source.includes('exports.useState =')) return this.getOptions().names.reduce(withoutName, source)
  return replaced(source, FRAGMENT, `case 7:\n$1${SAYS_SO}\n$1$2`)
}

function withoutName(source, name) {
  return replaced(source, new RegExp(`^ *exports\\.${name} = .*\n`, 'm'), '')
}

function replaced(source, part, instead) {
  const changed = source.replace(part, instead)
  // Another version of React: what is said above has to be looked at again.
  if (changed === source) throw new Error(`React no longer has ${String(part)}.`)
  return changed
}
