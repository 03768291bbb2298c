import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProxySite } from '../front/proxy-site.ts'
import { countAnswers } from './count-answers.ts'

const ROUND_MS = 1_500

export interface Throughput {
  /** Answers a second, one value a round. */
  readonly product: readonly number[]
  readonly bare: readonly number[]
}

/** A page from the product's cache beside a bare node:http with the same bytes, in turns. `folder` is for a file. */
export async function measureThroughput(
  productUrl: string,
  rounds: number,
  folder: string,
): Promise<Throughput> {
  const { port: productPort } = new URL(productUrl)
  const question = `GET / HTTP/1.1\r\nhost: localhost:${productPort}\r\naccept-encoding: br\r\n\r\n`
  const file = join(folder, 'bare.json')
  const answer = await rawAnswer(productUrl)
  writeFileSync(file, JSON.stringify(answer))
  const bareServer = fork(join(import.meta.dirname, 'bare-server.ts'), [file])
  const [barePort] = (await once(bareServer, 'message')) as [number]
  try {
    const product: number[] = []
    const bare: number[] = []
    // The first round warms both and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await countAnswers(Number(productPort), question, ROUND_MS)
      const theirs = await countAnswers(barePort, question, ROUND_MS)
      if (round === 0) continue
      product.push(ours)
      bare.push(theirs)
    }
    return { product, bare }
  } finally {
    bareServer.disconnect()
  }
}

/** As it travels: compressed, with all headers but those that Node writes by itself. */
async function rawAnswer(url: string) {
  const { headers, body } = await createProxySite(url)({
    method: 'GET',
    url: '/',
    host: new URL(url).host,
    headers: { 'accept-encoding': 'br' },
    body: Buffer.alloc(0),
  })
  const comparableHeaders = Object.entries(headers).filter(([name]) => name !== 'date')
  return { headers: Object.fromEntries(comparableHeaders), body: body.toString('base64') }
}
