import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { delay, type Fault } from '../../e2e/fixtures/faulty-network.ts'
import { freePort } from '../../scripts/run/server.ts'
import { buildPlain } from './plain-build.ts'
import { LEARN, NEWS, ROGUE_PAGES, SHELL } from './plain-sources.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Files of one folder on a port of their own, as a team's web server or bucket has them; each can be broken. */
export interface PlainHost {
  readonly url: string
  folder: string
  readonly break: (pattern: RegExp, fault: Fault) => void
  readonly heal: () => void
  readonly close: () => void
}

interface Given {
  readonly status: number
  readonly type: string
  readonly body: Buffer | string
}

async function host(port: number, isShell: boolean): Promise<PlainHost> {
  const faults: { pattern: RegExp; fault: Fault }[] = []
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://x').pathname
    const fault = faults.find(({ pattern }) => pattern.test(path))?.fault
    if (fault === 'cut') response.socket?.destroy()
    else void answerOf(self.folder, isShell && extname(path) === '' ? '/index.html' : path, fault).then(send)

    function send({ status, type, body }: Given): void {
      const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' }
      response.writeHead(status, { 'content-type': type, ...headers }).end(body)
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const self: PlainHost = {
    url: `http://localhost:${port}`,
    folder: '',
    break: (pattern, fault) => void faults.push({ pattern, fault }),
    heal: () => void faults.splice(0),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return self
}

async function answerOf(
  folder: string,
  file: string,
  fault: Exclude<Fault, 'cut'> | undefined,
): Promise<Given> {
  const body = await readFile(join(folder, file)).catch(() => null)
  const usual: Given = {
    status: body ? 200 : 404,
    type: TYPES[extname(file)] ?? 'text/plain',
    body: body ?? 'Not found',
  }
  if (typeof fault === 'function') return { ...usual, status: 200, ...fault(body ?? Buffer.from('')) }
  if (fault) await delay(fault)
  return usual
}

export interface PlainSite {
  readonly shell: PlainHost
  readonly learn: PlainHost
  readonly news: PlainHost
  /** Puts the second version of the learner's files in the place of the first, as a deploy to a folder does. */
  readonly replaceLearn: () => void
  readonly restoreLearn: () => void
  readonly close: () => void
}

/** Shell and two remotes, three web servers. */
export async function plainSite(): Promise<PlainSite> {
  const shell = await host(await freePort(), true)
  const learn = await host(await freePort(), false)
  const news = await host(await freePort(), false)
  const rogue = Object.fromEntries(ROGUE_PAGES.map((name) => [`./${name}`, `./src/rogue-${name}.tsx`]))
  const learner = { name: 'learn', files: LEARN, exposes: { './App': './src/app.tsx', ...rogue } }
  const details = { 'src/details.tsx': `${LEARN['src/details.tsx']}\nexport const more = 'second'` }
  learn.folder = await buildPlain(learner)
  const first = learn.folder
  const second = await buildPlain({ ...learner, version: '2', files: { ...LEARN, ...details } })
  news.folder = await buildPlain({ name: 'news', files: NEWS, exposes: { './App': './src/app.tsx' } })
  shell.folder = await buildPlain({
    name: 'shell',
    files: SHELL,
    remotes: { learn: `learn@${learn.url}/remoteEntry.js`, news: `news@${news.url}/remoteEntry.js` },
  })
  return {
    ...{ shell, learn, news },
    replaceLearn: () => void (learn.folder = second),
    restoreLearn: () => void (learn.folder = first),
    close: () => [shell, learn, news].forEach((one) => one.close()),
  }
}
