import { parseArgs } from 'node:util'
import type { BuiltPackage } from '../run/paths.ts'

/** Returns the packages to serve for development: all of them, unless `--only` names one or more. */
export function packagesToServe(
  args: readonly string[],
  packages: readonly BuiltPackage[],
): readonly BuiltPackage[] {
  const wanted = wantedNames(args)
  const unknown = wanted?.find((name) => !packages.some((packageName) => packageName === name))
  if (!wanted || unknown !== undefined)
    throw new Error(
      `"${unknown ?? args.join(' ')}" is not valid. Use --only with one of ${packages.join(', ')}, for example: npm run dev -- --only ${packages[1] ?? ''}`,
    )
  return wanted.length === 0 ? packages : packages.filter((packageName) => wanted.includes(packageName))
}

/** `null` for arguments that the command does not have. */
function wantedNames(args: readonly string[]): readonly string[] | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', multiple: true } } })
    return values.only ?? []
  } catch {
    return null
  }
}
