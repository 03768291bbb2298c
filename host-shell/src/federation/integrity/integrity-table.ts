import { IntegrityError } from './integrity-error.ts'

/** Files of one release, or of the shell: with the hashes of the boot document. */
export interface IntegritySource {
  /** Absolute path or URL, ends with a slash. */
  readonly base: string
  /** File below `base` to its integrity; `null` for a development server, whose bytes change. */
  readonly assets: Readonly<Record<string, string>> | null
}

/** `sha384-...`; '' for a file of a development server; undefined for a file that may not be loaded. */
export type IntegrityLookup = (url: string) => string | undefined

export interface IntegrityTable {
  readonly lookup: IntegrityLookup
  /**
   * Admits the files of one release; what is known already is never replaced.
   * Errors: IntegrityError for malformed metadata, files outside of the base, or a list that only a development
   * server may lack.
   */
  readonly admit: (source: IntegritySource) => void
  /** The browser itself checks these ES modules, by the import map of the document. */
  readonly admitModules: (urls: readonly string[]) => void
  /** Errors: throws IntegrityError for a URL that `lookup` does not know. */
  readonly need: (url: string) => string
  /** Errors: throws IntegrityError for an ES module that the browser would not check. */
  readonly needModule: (url: string) => void
}

// Browsers ignore integrity metadata that is malformed and run the script, so nothing but this shape is taken.
const SRI = /^sha384-[A-Za-z0-9+/]{64}$/
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** Every script and style that this page may run: what no admitted source lists does not run. */
export function createIntegrityTable(pageUrl: string): IntegrityTable {
  const known = new Map<string, string>()
  const openBases: string[] = []
  const modules = new Set<string>()
  const admit = ({ base, assets }: IntegritySource) => {
    const root = new URL(base, pageUrl)
    if (assets) return admitFiles(known, root, assets)
    if (!LOOPBACK.test(root.hostname) || !LOOPBACK.test(new URL(pageUrl).hostname))
      throw new IntegrityError(
        `${root.href} has no integrity list, which only a development server may lack.`,
      )
    openBases.push(root.href)
  }
  const lookup = (url: string) =>
    known.get(url) ?? (openBases.some((base) => url.startsWith(base)) ? '' : undefined)
  const need = (url: string) => lookup(url) ?? refuse(url)
  return {
    lookup,
    admit,
    need,
    admitModules: (urls) => urls.forEach((url) => modules.add(url)),
    needModule: (url) => {
      if (need(url) === '' || modules.has(url)) return
      throw new IntegrityError(
        `${url} is an ES module whose bytes this browser would not check on this page.`,
      )
    },
  }
}

function admitFiles(known: Map<string, string>, root: URL, assets: Readonly<Record<string, string>>): void {
  for (const [file, sri] of Object.entries(assets)) {
    const { href } = new URL(file, root)
    if (!SRI.test(sri)) throw new IntegrityError(`The integrity of ${href} is malformed.`)
    if (!href.startsWith(root.href)) throw new IntegrityError(`${file} leads out of ${root.href}.`)
    if (!known.has(href)) known.set(href, sri)
  }
}

function refuse(url: string): never {
  throw new IntegrityError(`${url} is not part of any release of this page.`)
}
