import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The minimum work for Node: the same bytes and headers for every request. Runs as a separate process. */
const [file = ''] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as {
  headers: Record<string, string>
  body: string
}
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  process.send?.(port)
})
process.on('disconnect', () => process.exit(0))
