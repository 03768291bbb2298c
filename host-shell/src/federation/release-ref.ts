import type { BootRelease } from '@platform/shared-contracts/http'

/** A rebuild of one version is another release, so the registry knows each by version and content. */
export function releaseRef({ version, hash }: Pick<BootRelease, 'version' | 'hash'>): string {
  return hash ? `${version}-${hash}` : version
}
