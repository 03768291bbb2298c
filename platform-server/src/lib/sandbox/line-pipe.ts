import type { Readable } from 'node:stream'

/** Calls back with each line. `onTooLong` when one has more than `maxLength` characters, and nothing after that. */
export function readLines(
  input: Readable,
  maxLength: number,
  { onLine, onTooLong }: { readonly onLine: (line: string) => void; readonly onTooLong: () => void },
): void {
  let parts: string[] = []
  let length = 0
  input.setEncoding('utf8')
  input.on('data', (text: string) => {
    const [first = '', ...rest] = text.split('\n')
    parts.push(first)
    length += first.length
    for (const next of rest) {
      onLine(parts.join(''))
      parts = [next]
      length = next.length
    }
    if (length <= maxLength) return
    input.removeAllListeners('data').resume()
    onTooLong()
  })
}
