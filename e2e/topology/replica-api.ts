import { request } from 'node:http'

interface Call {
  readonly token?: string
  readonly body?: unknown
  /** The tenant's host; the machine need not know the name. */
  readonly host?: string
}

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** One call to one replica, as another program would make it. */
export function api(
  base: string,
  method: string,
  path: string,
  { token, body, host }: Call = {},
): Promise<Answer> {
  const url = new URL(`/api${path}`, base)
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname: '127.0.0.1', port: url.port, method, path: url.pathname + url.search, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const received = Buffer.concat(chunks).toString()
          const parsed = received === '' ? {} : (JSON.parse(received) as Record<string, unknown>)
          resolve({ status: response.statusCode ?? 0, body: parsed })
        })
      },
    )
    call.setHeader('host', host ?? url.host)
    if (token) call.setHeader('authorization', `Bearer ${token}`)
    if (text !== undefined) call.setHeader('content-type', 'application/json')
    call.on('error', reject)
    call.end(text)
  })
}

export async function signedIn(
  base: string,
  email: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const { status, body } = await api(base, 'POST', '/auth/login', {
    body: { email, password: 'Training2025!' },
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`)
  return body as { accessToken: string; refreshToken: string }
}
