import type { SessionEnvironment } from './session-environment.ts'
import { withBearer } from './with-bearer.ts'

type Environment = Pick<SessionEnvironment, 'sessionBase' | 'storage' | 'fetch'>

/** A call below the session base. The 401 rule of the request layer is not for these. */
export function sessionCall({ sessionBase, storage, fetch }: Environment, path: string, init?: RequestInit) {
  return withBearer(storage, fetch)(`${sessionBase}${path}`, init)
}
