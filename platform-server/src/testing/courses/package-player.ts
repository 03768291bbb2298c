import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { ask } from '../people.ts'
import { as, type TestApp } from '../test-app.ts'
import { sendFile } from '../upload-form.ts'

const staff = as({ role: 'admin', email: 'admin@oncall.test' })

let uploads = 0

/** Sends an archive to be imported, from an address each: uploads are counted by address. */
export function uploadPackage(test: TestApp, file: Buffer, headers: Record<string, string> = staff) {
  return sendFile(test, { url: '/admin/packages', headers, file, address: `192.0.2.${(uploads += 1)}` })
}

/** Imports a package for the tenant of localhost and opens it to learners; for a test app with `byTestHeader`. */
export async function openPackage(test: TestApp, file: Buffer): Promise<{ id: number; unitId: string }> {
  const made = await uploadPackage(test, file)
  if (made.statusCode !== 201) throw new Error(`the package was refused: ${made.body}`)
  const { id, title } = made.json<{ id: number; title: string }>()
  await ask(test, `/admin/packages/${id}`, { method: 'PUT', headers: staff, body: { title, isOpen: true } })
  const [unit] = (await ask(test, `/packages/${id}`, { headers: staff })).json().units
  return { id, unitId: unit.unitId }
}

/** Requests of a browser that shows a launched lesson: on the package's own host, without anything of the platform. */
export interface Player {
  /** The address that the platform gave out. */
  readonly url: URL
  /** A request below the address of the launch. */
  get(path: string, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>
  post(path: string, body: object, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>
}

export async function launch(
  test: TestApp,
  { id, unitId }: { readonly id: number; readonly unitId: string },
  userId: number,
): Promise<Player> {
  const headers = as({ userId, isSubscribed: true })
  const answer = await ask(test, `/packages/${id}/launches`, { headers, body: { unitId } })
  if (answer.statusCode !== 201) throw new Error(`the launch was refused: ${answer.body}`)
  const url = new URL(answer.json<{ url: string }>().url)
  const request = (path: string, options: Partial<InjectOptions>) =>
    test.app.inject({
      ...options,
      url: new URL(path, url).pathname + new URL(path, url).search,
      headers: { host: url.host, ...options.headers },
    })
  return {
    url,
    get: (path, options = {}) => request(path, options),
    post: (path, body, options = {}) =>
      request(path, { method: 'POST', payload: JSON.stringify(body), ...options }),
  }
}
