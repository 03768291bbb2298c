import type { PageAnswer, Platform } from '@platform/shared-contracts/remote'

export interface AnswerError {
  /** HTTP status, or 0 when no usable answer came. */
  readonly status: number
}

export type Answer<Data> =
  | { readonly status: 'loading'; readonly data: null; readonly error: null }
  | { readonly status: 'ready'; readonly data: Data; readonly error: null }
  | { readonly status: 'failed'; readonly data: null; readonly error: AnswerError }

/** Checks an answer's shape, as a schema of shared-contracts does. Errors: throws when it is another one. */
export interface AnswerShape<Data> {
  parse(body: unknown): Data
}

const LOADING = { status: 'loading', data: null, error: null } as const

/** What was read under one path; kept for as long as the `Platform`, so that going back shows it at once. */
export interface AnswerEntry<Data> {
  current(): Answer<Data>
  subscribe(onChange: () => void): () => void
  /** Asks, unless that is done or under way. */
  load(): void
  /** Asks again. */
  reload(): void
}

export function answerEntry<Data>(
  fetch: Platform['fetch'],
  path: string,
  shape: AnswerShape<Data>,
  inlined: PageAnswer | null = null,
): AnswerEntry<Data> {
  const known = inlined && toAnswer(inlined, shape)
  let answer: Answer<Data> = known ?? LOADING
  let asked = known ? 1 : 0
  const listeners = new Set<() => void>()

  const become = (next: Answer<Data>) => {
    answer = next
    listeners.forEach((listener) => listener())
  }

  async function ask(): Promise<void> {
    const turn = (asked += 1)
    if (answer.status === 'failed') become(LOADING)
    const next = await read(fetch, path, shape)
    if (turn === asked) become(next)
  }

  return {
    current: () => answer,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    load: () => void (asked === 0 && ask()),
    reload: () => void ask(),
  }
}

/** What came with the document; `null` where it is of another shape, as after a newer server: then it is asked for. */
function toAnswer<Data>({ status, body }: PageAnswer, shape: AnswerShape<Data>): Answer<Data> | null {
  if (status !== 200) return { status: 'failed', data: null, error: { status } }
  try {
    return { status: 'ready', data: shape.parse(body), error: null }
  } catch {
    return null
  }
}

async function read<Data>(
  fetch: Platform['fetch'],
  path: string,
  shape: AnswerShape<Data>,
): Promise<Answer<Data>> {
  let status = 0
  try {
    const response = await fetch(path)
    if (response.ok) return { status: 'ready', data: shape.parse(await response.json()), error: null }
    status = response.status
    // A body that nobody reads keeps its connection busy.
    await response.body?.cancel()
  } catch {
    // No connection, or an answer of another shape: for the reader both are "could not be loaded".
  }
  return { status: 'failed', data: null, error: { status } }
}
