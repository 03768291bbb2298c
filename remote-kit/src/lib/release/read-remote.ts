import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteListing } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION, negotiate } from '@platform/shared-contracts/remote'
import { listingFaults } from '@platform/shared-contracts/rules'

export interface RemotePackage {
  readonly listing: RemoteListing
  readonly version: string
  /** A JavaScript identifier that is not a reserved word: `remote_public`. */
  readonly container: string
}

/** Reads `remote.json` and the version of `package.json`. Errors: throws one sentence a fault, each naming its cure. */
export function readRemote(dir: string): RemotePackage {
  const parsed = RemoteListing.safeParse(readJson(join(dir, 'remote.json')))
  if (!parsed.success)
    throw new Error(
      [
        'remote.json does not match the contract:',
        ...parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`),
      ].join('\n'),
    )
  const listing = parsed.data
  const fit = negotiate(listing.contract, CONTRACT_VERSION)
  const faults = [...listingFaults(listing), ...(fit.fits ? [] : [fit.reason])]
  if (faults.length > 0) throw new Error(['remote.json:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
  const { version } = readJson(join(dir, 'package.json')) as { version: string }
  return { listing, version, container: `remote_${listing.id.replaceAll('-', '_')}` }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
