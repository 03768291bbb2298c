import { brotliCompressSync } from 'node:zlib'
import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION, negotiate } from '@platform/shared-contracts/remote'
import { listingFaults } from '@platform/shared-contracts/rules'
import { LENT_PACKAGES } from '../lent-packages.ts'
import type { Build } from '../read-build.ts'
import type { Finding } from './finding.ts'
import { styleFaults } from './style-faults.ts'

const ENTRY_BUDGET_BYTES = 8 * 1024
const OWN_REACT = [
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
]

/** What can be told of a build without running it. */
export function staticFindings(build: Build): readonly Finding[] {
  return [
    ...listingFindings(build.manifest),
    ...entryFindings(build),
    ...sharingFindings(build),
    ...styleFindings(build),
  ]
}

function listingFindings({ listing }: ReleaseManifest): Finding[] {
  const fit = negotiate(listing.contract, CONTRACT_VERSION)
  const untitled = listing.routes.filter(
    ({ path, access, page, entries }) => !access && !page && !entries && !path.includes(':'),
  )
  return [
    ...listingFaults(listing).map((message) => ({ check: 'listing', message })),
    ...(fit.fits ? [] : [{ check: 'contract', message: fit.reason }]),
    ...untitled.map(({ path }) => ({
      check: 'title',
      page: path,
      message: 'everyone may open it, so remote.json must give it a title and a description under "page"',
    })),
  ]
}

function entryFindings({ manifest, files }: Build): Finding[] {
  const entry = files.find(({ file }) => file === manifest.entry)
  const bytes = entry ? (entry.brotli ?? brotliCompressSync(entry.bytes)).byteLength : 0
  if (bytes <= ENTRY_BUDGET_BYTES) return []
  return [
    {
      check: 'entry',
      message: `${manifest.entry} takes ${kilobytes(bytes)} KB compressed, at most ${kilobytes(ENTRY_BUDGET_BYTES)} KB are allowed: load pages with import()`,
    },
  ]
}

function sharingFindings({ manifest, files }: Build): Finding[] {
  const lent = new Set<string>(LENT_PACKAGES)
  const foreign = Object.keys(manifest.shared).filter((name) => !lent.has(name))
  const scripts = files.filter(({ file }) => file.endsWith('.js'))
  const copies = scripts.filter(({ bytes }) => {
    const text = Buffer.from(bytes).toString('utf8')
    return OWN_REACT.some((name) => text.includes(name))
  })
  return [
    ...foreign.map((name) => ({
      check: 'shared',
      message: `${name} is shared, but the shell does not lend it`,
    })),
    ...copies.map(({ file }) => ({
      check: 'shared',
      message: `${file} carries a copy of React of its own; two of them do not work on one page`,
    })),
  ]
}

function styleFindings({ files }: Build): Finding[] {
  return files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, bytes }) =>
      styleFaults(Buffer.from(bytes).toString('utf8')).map((fault) => ({
        check: 'styles',
        message: `${file}: ${fault}`,
      })),
    )
}

/** Sizes of the pages, largest first, as a visitor downloads them. */
export function sizeNotes({ manifest, files }: Build): readonly string[] {
  const sizes = new Map(files.map(({ file, brotli, sizeBytes }) => [file, brotli?.byteLength ?? sizeBytes]))
  return Object.entries(manifest.chunks)
    .map(([path, chunks]) => ({ path, bytes: chunks.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) }))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ path, bytes }) => `${path} takes ${kilobytes(bytes)} KB compressed`)
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
