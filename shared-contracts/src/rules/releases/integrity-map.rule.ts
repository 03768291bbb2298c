import type { BootRelease, BootRemote } from '../../http/releases/boot-document.ts'

/** Addresses of the scripts of a release that browsers load as ES modules, with their integrity; none for any other. */
export function moduleIntegrity(
  release: BootRelease | null,
): readonly (readonly [url: string, sri: string])[] {
  if (release?.format !== 'module') return []
  const scripts = Object.entries(release.assets ?? {}).filter(([file]) => file.endsWith('.js'))
  return scripts.map(([file, sri]) => [release.base + file, sri] as const)
}

/**
 * Text of the import map that gives the ES modules of these remotes their integrity: nothing else can, since a module is
 * imported without a tag. `null` where there are none. The server allows it by its hash and the shell adds it, so both
 * make it of the same list, in the same order.
 */
export function integrityMapOf(remotes: readonly Pick<BootRemote, 'release'>[]): string | null {
  const entries = remotes.flatMap(({ release }) => moduleIntegrity(release))
  return entries.length === 0 ? null : JSON.stringify({ integrity: Object.fromEntries(entries) })
}
