const IN_A_FOLDER = 25

/** Folders with a limit of their own. */
const LIMITS: Readonly<Record<string, number>> = {
  // What puts the server together: the process, the list of features, and the services that they share.
  'platform-server/src': 10,
  // Content: one text and one picture for each post, named by its address.
  'platform-server/src/blog/posts': 50,
}

/** A remote's src/app wires: logic that features share is in src/domain, src/ui or src/lib. */
const WIRING = /^remote-[^/]+\/src\/app(\/.+)?$/
const IN_WIRING = 8

/** Sources of packages, and the whole of those that are nothing else. Migrations are written by drizzle-kit. */
const SOURCE = /^([^/]+\/src|e2e|bench|scripts)(\/|$)/

/** Every source folder with more files than its limit, as "folder: files of limit". */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    if (SOURCE.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .map(([folder, count]) => ({ folder, count, limit: limitOf(folder) }))
    .filter(({ count, limit }) => count > limit)
    .map(({ folder, count, limit }) => `${folder}: ${count} of ${limit}`)
}

function limitOf(folder: string): number {
  const wiring = WIRING.exec(folder)
  if (wiring) return wiring[1] ? 0 : IN_WIRING
  return LIMITS[folder] ?? IN_A_FOLDER
}
