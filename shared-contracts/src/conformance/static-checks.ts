import type { ReleaseManifest } from '../http/releases/release.ts'
import { listingFaults } from '../rules/releases/listing-faults.rule.ts'
import { negotiate } from '../rules/releases/negotiate.rule.ts'
import type { Finding } from './finding.ts'
import { styleFaults } from './style-faults.ts'

const ENTRY_BUDGET_BYTES = 12 * 1024
/** Parsing takes time and memory in proportion; the largest stylesheet of a page has a tenth of it. */
const STYLESHEET_BUDGET_BYTES = 512 * 1024
/** Only a copy of React defines these names; code that uses React reads them. */
const OWN_REACT =
  /__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)["'`]?\]?\s*=(?!=)/
const SCRIPT = /\.[cm]?js$/i
const STYLESHEET = /\.css$/i

/** What the shell gives the remotes that run in it. */
export interface ShellProvision {
  /** Version of the contract. */
  readonly contract: string
  /** Names of the packages that it shares; `null`: unknown, a shell that was built before it listed them. */
  readonly packages: readonly string[] | null
}

/** A file of a build. */
export interface CheckedFile {
  /** As the manifest names it. */
  readonly file: string
  readonly bytes: Uint8Array
  /** What a browser downloads: compressed, if that makes it smaller. */
  readonly downloadBytes: number
}

/** Every requirement that can be checked without running the build. Pure. */
export function staticFindings(
  manifest: ReleaseManifest,
  files: readonly CheckedFile[],
  shell: ShellProvision,
): readonly Finding[] {
  return [
    ...manifestFindings(manifest, shell),
    ...files.flatMap((file) => (isChecked(manifest, file) ? fileFindings(manifest, file) : [])),
  ]
}

/** What the manifest alone shows. Pure. */
export function manifestFindings(
  { listing, chunks, shared }: ReleaseManifest,
  { contract, packages }: ShellProvision,
): readonly Finding[] {
  const fit = negotiate(listing.contract, contract)
  const untitled = listing.routes.filter(
    ({ path, access, page, entries }) => !access && !page && !entries && !path.includes(':'),
  )
  const routesWithoutChunk = listing.routes.filter(({ path }) => !Object.hasOwn(chunks, path))
  const unsharedPackages = packages ? Object.keys(shared).filter((name) => !packages.includes(name)) : []
  return [
    ...listingFaults(listing).map((message) => ({ check: 'listing', message })),
    ...(fit.fits ? [] : [{ check: 'contract', message: fit.reason }]),
    ...untitled.map(({ path }) => ({
      check: 'title',
      page: path,
      message: 'is open to everyone, so it needs a title and a description under "page" in remote.json',
    })),
    ...routesWithoutChunk.map(({ path }) => ({
      check: 'routes',
      page: path,
      message:
        'is listed in remote.json, but release.json has no files for it: add the page, or remove the route',
    })),
    ...unsharedPackages.map((name) => ({
      check: 'shared',
      message: `${name} is shared, but the shell does not provide it: bundle it with the remote`,
    })),
  ]
}

/** Whether `fileFindings` could find anything in it; the other files need not be read. */
export function isChecked(
  { entry }: Pick<ReleaseManifest, 'entry'>,
  { file }: Pick<CheckedFile, 'file'>,
): boolean {
  return file === entry || SCRIPT.test(file) || STYLESHEET.test(file)
}

/** What one file shows. Pure. */
export function fileFindings(
  { entry }: Pick<ReleaseManifest, 'entry'>,
  { file, bytes, downloadBytes }: CheckedFile,
): readonly Finding[] {
  return [
    ...(file === entry ? entryFindings(file, downloadBytes) : []),
    ...(SCRIPT.test(file) ? scriptFindings(file, bytes) : []),
    ...(STYLESHEET.test(file) ? stylesheetFindings(file, bytes) : []),
  ]
}

function entryFindings(file: string, downloadBytes: number): readonly Finding[] {
  if (downloadBytes <= ENTRY_BUDGET_BYTES) return []
  const message = `${file} is ${kilobytes(downloadBytes)} KB compressed, and at most ${kilobytes(ENTRY_BUDGET_BYTES)} KB is allowed: load pages with import()`
  return [{ check: 'entry', message }]
}

function scriptFindings(file: string, bytes: Uint8Array): readonly Finding[] {
  if (!OWN_REACT.test(textOf(bytes))) return []
  const message = `${file} contains its own copy of React, but only one can run on a page: build it with the kit's preset`
  return [{ check: 'shared', message }]
}

function stylesheetFindings(file: string, bytes: Uint8Array): readonly Finding[] {
  const faults =
    bytes.byteLength > STYLESHEET_BUDGET_BYTES
      ? [
          `it is ${kilobytes(bytes.byteLength)} KB, and at most ${kilobytes(STYLESHEET_BUDGET_BYTES)} KB is allowed: split it by page`,
        ]
      : styleFaults(textOf(bytes))
  return faults.map((fault) => ({ check: 'styles', message: `${file}: ${fault}` }))
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
