import type { BootRelease } from '@platform/shared-contracts/http'
import { moduleIntegrity } from '@platform/shared-contracts/rules'
import type { SuspectFiles } from './suspect-files.ts'

/** ES modules load without a tag that would show which of them failed, so all modules of the release are suspects. */
export function suspectsOfRelease(
  release: BootRelease | null | undefined,
  suspects: SuspectFiles,
): SuspectFiles {
  const modules = moduleIntegrity(release ?? null)
  if (modules.length === 0) return suspects
  return {
    ...suspects,
    recheck: () => {
      for (const [url] of modules) suspects.add(new URL(url, location.href).href)
      return suspects.recheck()
    },
  }
}
