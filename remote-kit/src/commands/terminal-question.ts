import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Ask } from './command.ts'

/** Asks on stderr, so that stdout is the answer alone; what is typed for a secret is not shown. */
export function terminalQuestion(stdin: NodeJS.ReadStream, stderr: NodeJS.WriteStream): Ask {
  return async (question, kind) => {
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
    stderr.write(`${question}: `)
    const reading = createInterface({
      input: stdin,
      output: kind === 'secret' ? silent : stderr,
      terminal: true,
    })
    const canceled = new AbortController()
    // Raw mode swallows the signal.
    reading.once('SIGINT', () => canceled.abort())
    reading.once('close', () => canceled.abort())
    try {
      return await reading.question('', { signal: canceled.signal })
    } catch (error) {
      if (canceled.signal.aborted) return ''
      throw error
    } finally {
      reading.close()
      if (kind === 'secret') stderr.write('\n')
    }
  }
}
