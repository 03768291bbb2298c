import type { MatrixActor } from './matrix-actors.ts'
import type { Target } from './target.ts'

/** What the accounts of a tenant read, to be read once more later. */
export interface Snapshots {
  readonly size: number
  /** Which answers are others by now. */
  changed(): Promise<readonly string[]>
}

/** Says when, or is made anew for each reader. */
const UNSTEADY = /"(lastUsedAt|lastSeenAt|lastActivityAt|at|generatedAt|now)":"[^"]*"/g

/** One for the whole platform, and shows every visit. */
const SHARED = '/api/registry/'

/** Of every list that the readers may read. What two readings with nothing between them do not agree on is left out. */
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
    ({ method, path }) => method === 'GET' && !path.includes('{') && !path.startsWith(SHARED),
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
