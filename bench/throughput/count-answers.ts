import { connect, type Socket } from 'node:net'

const CONNECTIONS = 8
/** Requests in flight on each connection, so that the client is not the bottleneck. */
const AT_ONCE = 4

/**
 * Responses per second that a server gives to the same request, over persistent connections, measured for `lastsMs`.
 */
export async function countAnswers(port: number, question: string, lastsMs: number): Promise<number> {
  const sizeBytes = await answerSize(port, question)
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      countOn(connect(port, '127.0.0.1'), question, sizeBytes, lastsMs),
    ),
  )
  return (counts.reduce((total, count) => total + count, 0) * 1000) / lastsMs
}

/** Every response has as many bytes as the first: the same page, the same headers. */
function answerSize(port: number, question: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    let bytes = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part])
      const head = bytes.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(bytes.subarray(0, head).toString('latin1'))?.[1]
      if (head === -1 || length === undefined) return
      const sizeBytes = head + 4 + Number(length)
      if (bytes.byteLength < sizeBytes) return
      socket.destroy()
      resolve(sizeBytes)
    })
  })
}

function countOn(socket: Socket, question: string, sizeBytes: number, lastsMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = 0
    let answered = 0
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', () => {
      socket.write(question.repeat(AT_ONCE))
      setTimeout(() => {
        socket.destroy()
        resolve(answered)
      }, lastsMs)
    })
    socket.on('data', ({ byteLength }) => {
      received += byteLength
      const now = Math.floor(received / sizeBytes)
      if (now > answered) socket.write(question.repeat(now - answered))
      answered = now
    })
  })
}
