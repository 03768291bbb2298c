/* eslint-disable max-lines -- one classic script without imports, inlined nowhere and built by stripping its types */
/*
 * The service worker of every site: a repeat visit asks the network for one document and nothing else, and what was
 * visited opens again without a network. Built by shell-manifest-plugin.ts, served at /service-worker.js, registered by
 * keep-for-offline.ts when the page has nothing better to do.
 *
 * What it keeps
 *   files      scripts, styles, fonts and images of the shell and of releases, by their exact content-addressed address,
 *              and only those that the newest document names. Scripts and styles are fetched with the integrity of the
 *              boot document; the browser checks what comes out of here against it again, so a bad copy never runs.
 *   documents  the last document of each path without a query, and `/offline.html`: one that renders in the browser,
 *              for every path that was reached by a link and so never had a document of its own.
 *   person     made and filled by the page itself, with whatever one person may read without a network:
 *              `caches.open('person')` from any page. Nothing here reads it; it is deleted when the person changes.
 *
 * What decides which release runs is the document, and it comes from the network whenever there is one. Another boot
 * document (a deploy, a rollback, a pin, a kill, a change of the tenant), or another language, drops every kept document and every file that
 * it does not name. Calls (/api) and everything else pass by untouched.
 *
 * Messages from the page
 *   { kind: 'visited', path, files }   this page is open: keep its document (`null`: it has a query), and the files
 *                                      (addresses) that it loaded
 *   { kind: 'person', key }            who is here, `null` for a visitor: another than before drops documents and `person`
 *
 * SERVICE_WORKER=0 has the server answer with a worker that deletes all of this and itself (service-worker.routes.ts).
 */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerScope {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } }
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void
  addEventListener(type: 'message', run: (event: ExtendableEvent & { readonly data: unknown }) => void): void
}

type Message =
  | { readonly kind: 'visited'; readonly path: string | null; readonly files: readonly string[] }
  | { readonly kind: 'person'; readonly key: string | null }

/** Of `BootList`, beside a document. */
interface Listed {
  readonly shell: Readonly<Record<string, string>>
  readonly remotes: readonly { readonly release: BootFiles | null }[]
}

interface BootFiles {
  readonly base: string
  readonly assets: Readonly<Record<string, string>> | null
}

;(() => {
  const worker = self as unknown as WorkerScope
  const FILES = 'files-1'
  const DOCUMENTS = 'documents-1'
  const PERSON = 'person'
  const GENERIC = '/offline.html'
  const WHO = 'who-1'
  const MAX_DOCUMENTS = 60
  /** No answer for so long is no network. */
  const NAVIGATION_LIMIT_MS = 8_000

  interface Word {
    /** Two documents with the same key say the same of what runs, and in the same language. */
    readonly key: string
    readonly html: string
    /** Integrity by address, of every script and style. */
    readonly table: ReadonlyMap<string, string>
    /** Where the releases are that run now. */
    readonly bases: readonly string[]
  }

  /** What the newest document says. */
  let newest: Word | null = null

  function bootIn(html: string): string {
    return /<script[^>]* id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  }

  function keyOf(html: string): string {
    return (/ lang="[^"]*"/.exec(html)?.[0] ?? '') + bootIn(html)
  }

  /** What a document names, whether it carries it or names a list of it. */
  async function namedIn(html: string): Promise<{ shell: BootFiles; remotes: Listed['remotes'] }> {
    const boot = JSON.parse(bootIn(html)) as {
      shell: BootFiles
      remotes: Listed['remotes']
      remotesAt?: { readonly url: string; readonly integrity: string }
    }
    if (!boot.remotesAt) return boot
    const { shell, remotes } = await listAt(boot.remotesAt)
    return { shell: { ...boot.shell, assets: shell }, remotes }
  }

  async function read(html: string): Promise<Word> {
    const { shell, remotes } = await namedIn(html)
    const table = new Map<string, string>()
    for (const source of [shell, ...remotes.map(({ release }) => release)])
      for (const [file, integrity] of Object.entries(source?.assets ?? {}))
        table.set(new URL(source?.base + file, location.origin).href, integrity)
    const bases = remotes.flatMap(({ release }) =>
      release ? [new URL(release.base, location.origin).href] : [],
    )
    return { key: keyOf(html), html, table, bases }
  }

  /** What a document names beside it; kept with the files, or no kept document would open. */
  async function listAt({
    url,
    integrity,
  }: {
    readonly url: string
    readonly integrity: string
  }): Promise<Listed> {
    const files = await caches.open(FILES)
    const kept = await files.match(url)
    if (kept) return (await kept.json()) as Listed
    const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
    await files.put(url, answer.clone())
    return (await answer.json()) as Listed
  }

  /** It lives in the cache: the browser ends a worker whenever it likes. */
  async function known(): Promise<Word | null> {
    if (newest) return newest
    const kept = await (await caches.open(DOCUMENTS)).match(GENERIC)
    if (kept) newest = await read(await kept.text())
    return newest
  }

  function isNamed(url: string, { table, html, bases }: Word): boolean {
    const isLinked = html.includes(new URL(url).pathname)
    return isLinked || table.has(url) || bases.some((base) => url.startsWith(base))
  }

  /** `app.1a2b3c4d.js` of one build is `app.5e6f7a8b.js` of the next. */
  function nameOf(url: string): string {
    return url
      .replace(/^.*?\/(shell|releases\/[^/]+)\/(?:.*\/)?/, '$1/')
      .replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '')
  }

  /** Takes a new word of the server: what it does not name is gone, what was used of the release before comes anew. */
  async function adopt(key: string): Promise<void> {
    const documents = await caches.open(DOCUMENTS)
    const files = await caches.open(FILES)
    for (const request of await documents.keys()) await documents.delete(request)
    newest = null
    const answer = await fetch(GENERIC, { cache: 'no-cache' })
    if (!answer.ok || isForOneHour(answer)) return
    const html = await answer.text()
    const next = await read(html)
    const used = new Set<string>()
    for (const { url } of await files.keys())
      if (!isNamed(url, next)) {
        used.add(nameOf(url))
        await files.delete(url)
      }
    // Between two answers the server may have changed its mind: the next document says so, and is then adopted.
    if (key !== '' && next.key !== key) return
    await documents.put(GENERIC, keepable(answer, html))
    newest = next
    const linked = [...html.matchAll(/\/shell\/[\w.-]+/g)].map(([path]) => path)
    const again = [...next.table.keys()].filter((url) => used.has(nameOf(url)))
    await keepFiles([...linked, ...again])
  }

  /** An override or a development server speaks for one browser and one hour. */
  function isForOneHour({ headers }: Response): boolean {
    return /no-store/.test(headers.get('cache-control') ?? '')
  }

  function keepable(answer: Response, html: string): Response {
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
    return new Response(html, { headers })
  }

  async function keepFiles(paths: readonly string[]): Promise<void> {
    const files = await caches.open(FILES)
    const now = await known()
    if (!now) return
    const urls = [...new Set(paths.map((path) => new URL(path, location.origin).href))]
    const wanted = urls.filter((url) => isFile(new URL(url)) && isNamed(url, now))
    await Promise.all(
      wanted.map(async (url) => {
        if (await files.match(url)) return
        const integrity = now.table.get(url) ?? ''
        // As the page asked: from the browser's own cache, where it still is.
        const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin' })
        if (answer.ok) await files.put(url, answer)
      }),
    )
  }

  function isFile({ origin, pathname }: URL): boolean {
    return origin === location.origin && /^\/(shell|releases|files|boot)\//.test(pathname)
  }

  async function file(request: Request, event: FetchEvent): Promise<Response> {
    const files = await caches.open(FILES)
    // Somebody distrusts what is kept (suspect-files.ts).
    if (/^(reload|no-cache|no-store)$/.test(request.cache)) {
      await files.delete(request.url)
      return fetch(request)
    }
    const kept = await files.match(request.url, { ignoreVary: true })
    if (kept) return kept
    const now = await known()
    if (!now || !isNamed(request.url, now)) return fetch(request)
    const integrity = now.table.get(request.url)
    const answer = await fetch(integrity ? new Request(request, { integrity }) : request)
    if (answer.ok) event.waitUntil(files.put(request.url, answer.clone()).catch(() => undefined))
    return answer
  }

  /** The network's answer, however late; what is kept for the path where there is none. */
  async function page(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
    const asked = event.preloadResponse.then((early) => early ?? fetch(event.request))
    const seen = asked.then(async (answer) => {
      await keepDocument(answer.clone(), search === '' ? pathname : null)
    })
    event.waitUntil(seen.catch(() => undefined))
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NAVIGATION_LIMIT_MS))
    const answer = await Promise.race([asked, late]).catch(() => null)
    return answer ?? (await keptDocument(pathname)) ?? asked
  }

  async function keptDocument(path: string): Promise<Response | undefined> {
    const documents = await caches.open(DOCUMENTS)
    return (await documents.match(path)) ?? documents.match(GENERIC)
  }

  /** `null` for a path that is not kept, since a query may hold a secret; its word still counts. */
  async function keepDocument(answer: Response, path: string | null): Promise<void> {
    const html = await listen(answer)
    if (html === null || path === null || answer.status !== 200) return
    const documents = await caches.open(DOCUMENTS)
    await documents.delete(path)
    await documents.put(path, keepable(answer, html))
    const paths = (await documents.keys()).filter((request) => !isGeneric(request))
    for (const oldest of paths.slice(0, -MAX_DOCUMENTS)) await documents.delete(oldest)
  }

  /** Reads a document and takes its word; `null` for what is no word of the server to everybody. */
  async function listen(answer: Response): Promise<string | null> {
    if (isForOneHour(answer)) return null
    const html = await answer.text()
    if (bootIn(html) === '') return null
    const key = keyOf(html)
    if ((await known())?.key !== key) await adopt(key)
    return newest?.key === key ? html : null
  }

  function isGeneric({ url }: Request): boolean {
    return new URL(url).pathname === GENERIC
  }

  async function visited(path: string | null, files: readonly string[]): Promise<void> {
    // A page that was under way while this worker started belongs to nobody yet.
    await worker.clients.claim()
    if (!(await known())) await adopt('')
    const documents = await caches.open(DOCUMENTS)
    if (path !== null && !(await documents.match(path)))
      await keepDocument(await fetch(path, { cache: 'no-cache' }), path)
    await keepFiles(files)
  }

  async function meet(key: string | null): Promise<void> {
    const who = await caches.open(WHO)
    const before = (await (await who.match('/'))?.text()) ?? ''
    if (before === (key ?? '')) return
    await caches.delete(PERSON)
    const documents = await caches.open(DOCUMENTS)
    for (const request of await documents.keys()) if (!isGeneric(request)) await documents.delete(request)
    await who.put('/', new Response(key ?? ''))
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

  worker.addEventListener('activate', (event) => {
    const start = async () => {
      for (const name of await caches.keys())
        if (![FILES, DOCUMENTS, WHO, PERSON].includes(name)) await caches.delete(name)
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    }
    event.waitUntil(start())
  })

  // One after the other: each may change what the next one reads.
  let turns: Promise<unknown> = Promise.resolve()
  worker.addEventListener('message', (event) => {
    const message = event.data as Message
    turns = turns
      .then(() => (message.kind === 'person' ? meet(message.key) : visited(message.path, message.files)))
      // Without a network, or without room, there is only less to open without a network.
      .catch(() => undefined)
    event.waitUntil(turns)
  })

  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return
    if (isFile(url)) event.respondWith(file(request, event))
    else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
      event.respondWith(page(event, url))
  })
})()
