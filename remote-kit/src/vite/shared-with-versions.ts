import { consumedPackages, type SharedPackage, sharedVersions } from '../lib/shared-packages.ts'

/** The shared packages for federation's plugin for Vite, which does not look versions up. */
export function sharedWithVersions(dir: string) {
  const versions = sharedVersions(dir)
  return Object.fromEntries(
    Object.entries(consumedPackages(dir)).map(([name, config]) => [
      name,
      { ...config, import: false as const, version: versions[name as SharedPackage] },
    ]),
  )
}
