import type { BootDocument, BootList, BootRelease } from '@platform/shared-contracts/http'

/** What one document says about the files that run with it. */
export interface DocumentBoot {
  /** Two documents with the same key run the same files, in the same language. */
  readonly key: string
  readonly html: string
  /** Integrity by address, of every script and style. */
  readonly integrity: ReadonlyMap<string, string>
  /** Where the releases are that run now. */
  readonly bases: readonly string[]
  /** By id of a remote, the addresses of everything that its release may load. */
  readonly remotes: ReadonlyMap<string, readonly string[]>
}

type ListAt = NonNullable<BootDocument['remotesAt']>
type Files = Readonly<Record<string, string>> | null

/** `null` for a document without a boot document: it says nothing about what runs. */
export function keyOf(html: string): string | null {
  const boot = bootIn(html)
  return boot === '' ? null : (/ lang="[^"]*"/.exec(html)?.[0] ?? '') + boot
}

/** Errors: throws for a document without a boot document, and when its list cannot be read. */
export async function readBoot(
  html: string,
  origin: string,
  readList: (at: ListAt) => Promise<BootList>,
): Promise<DocumentBoot> {
  const boot = JSON.parse(bootIn(html)) as BootDocument
  const list = boot.remotesAt && (await readList(boot.remotesAt))
  const remotes = list?.remotes ?? boot.remotes
  const releases = remotes.map(({ release }) => release).filter((release) => release !== null)
  const integrity = new Map<string, string>()
  const add = (base: string, files: Files) => {
    for (const [file, hash] of Object.entries(files ?? {}))
      integrity.set(new URL(base + file, origin).href, hash)
  }
  add(boot.shell.base, list?.shell ?? boot.shell.assets)
  for (const { base, assets } of releases) add(base, assets)
  const bases = releases.map(({ base }) => new URL(base, origin).href)
  const filesById = remotes.flatMap(({ id, release }) =>
    release ? [[id, filesOf(release, origin)] as const] : [],
  )
  return { key: keyOf(html) ?? '', html, integrity, bases, remotes: new Map(filesById) }
}

function filesOf({ base, assets, sharedFiles = [] }: BootRelease, origin: string): readonly string[] {
  const own = Object.keys(assets ?? {}).map((file) => base + file)
  return [...own, ...sharedFiles].map((path) => new URL(path, origin).href)
}

/** Whether a document names a file: by a link, by its integrity, or as part of a release that runs. */
export function isNamed(url: string, { html, integrity, bases }: DocumentBoot): boolean {
  const isLinked = html.includes(new URL(url).pathname)
  return isLinked || integrity.has(url) || bases.some((base) => url.startsWith(base))
}

/**
 * What a new document links, what was used of the build before under the same names, and everything of the remotes that
 * are stored whole.
 */
export function filesToFetch(
  { html, integrity, remotes }: DocumentBoot,
  used: ReadonlySet<string>,
  stored: readonly string[] = [],
): readonly string[] {
  const linked = [...html.matchAll(/\/shell\/[\w.-]+/g)].map(([path]) => path)
  const whole = stored.flatMap((id) => remotes.get(id) ?? [])
  return [...linked, ...[...integrity.keys()].filter((url) => used.has(nameOf(url))), ...whole]
}

/** `app.1a2b3c4d.js` of one build is `app.5e6f7a8b.js` of the next. */
export function nameOf(url: string): string {
  return url.replace(/^.*?\/(shell|releases\/[^/]+)\/(?:.*\/)?/, '$1/').replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '')
}

function bootIn(html: string): string {
  return /<script[^>]* id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
}
