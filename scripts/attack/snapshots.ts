import type { MatrixActor } from './matrix-actors.ts'
import type { Target } from './target.ts'

/** What the accounts of a tenant can read, to compare it with a later reading. */
export interface Snapshots {
  readonly size: number
  /** Which responses have changed since. */
  changed(): Promise<readonly string[]>
}

/** Timestamps and values that are generated for each reader. */
const UNSTEADY = /"(lastUsedAt|lastSeenAt|lastActivityAt|at|generatedAt|now)":"[^"]*"/g

/** Shared by the whole platform: changed by every visit, and by jobs that run by the clock. */
const SHARED = ['/api/registry/', '/api/operators/jobs']

/** Covers every list that the readers may read. Responses that differ between two readings in a row are omitted. */
export async function createSnapshots(target: Target, readers: readonly MatrixActor[]): Promise<Snapshots> {
  const first = await readAll(target, readers)
  const second = await readAll(target, readers)
  const steady = new Map([...second].filter(([name, body]) => first.get(name) === body))
  return {
    size: steady.size,
    async changed() {
      const last = await readAll(target, readers)
      return [...steady].filter(([name, body]) => last.get(name) !== body).map(([name]) => name)
    },
  }
}

async function readAll(
  { wire, operations }: Target,
  readers: readonly MatrixActor[],
): Promise<Map<string, string>> {
  const lists = operations.filter(
    ({ method, path }) =>
      method === 'GET' && !path.includes('{') && !SHARED.some((start) => path.startsWith(start)),
  )
  const answers = new Map<string, string>()
  for (const { name, headers } of readers)
    for (const { path } of lists) {
      const { status, body, type } = await wire.send({ method: 'GET', path, headers })
      if (status === 200 && /json|csv/.test(type))
        answers.set(`${path} as ${name}`, body.replaceAll(UNSTEADY, ''))
    }
  return answers
}
