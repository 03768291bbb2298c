import type { PageAnswer } from '../remote/platform.ts'
import type { ApiError, ApiFetch } from './api-request.ts'
import { toResult, readApi, type ApiSchemaSource } from './read-api.ts'

export type Answer<Data> =
  | { readonly status: 'loading'; readonly data: null; readonly error: null }
  | { readonly status: 'ready'; readonly data: Data; readonly error: null }
  | { readonly status: 'failed'; readonly data: null; readonly error: ApiError }

const LOADING = { status: 'loading', data: null, error: null } as const

/** The response for one path, shared by all that show it. */
export interface AnswerEntry<Data> {
  current(): Answer<Data>
  subscribe(onChange: () => void): () => void
  /** Sends the request, unless it has been sent already. */
  load(): void
  /** Sends the request again. What is shown stays meanwhile. */
  reload(): void
  /** Replaces the data by what a change answered. */
  set(data: Data): void
}

export interface AnswerSource<Data> {
  readonly fetch: ApiFetch
  /** With its query. Always the same schema for one path. */
  readonly path: string
  readonly schema: ApiSchemaSource<Data>
  /** What came with the document, checked already (inlined.ts): nothing is fetched. */
  readonly inlined?: PageAnswer | null
}

export function answerEntry<Data>({
  fetch,
  path,
  schema,
  inlined = null,
}: AnswerSource<Data>): AnswerEntry<Data> {
  const known = inlined && toAnswer<Data>(toResult(inlined.status, inlined.body) as Result<Data>)
  let answer: Answer<Data> = known ?? LOADING
  let requestCount = known ? 1 : 0
  const listeners = new Set<() => void>()

  const become = (next: Answer<Data>) => {
    answer = next
    listeners.forEach((listener) => listener())
  }

  async function request(): Promise<void> {
    const turn = (requestCount += 1)
    if (answer.status === 'failed') become(LOADING)
    const next = toAnswer(await readApi(fetch, path, schema))
    if (turn === requestCount) become(next)
  }

  return {
    current: () => answer,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    load: () => void (requestCount === 0 && request()),
    reload: () => void request(),
    set(data) {
      requestCount += 1
      become({ status: 'ready', data, error: null })
    },
  }
}

type Result<Data> = Awaited<ReturnType<typeof readApi<Data>>>

function toAnswer<Data>({ data, error }: Result<Data>): Answer<Data> {
  if (error) return { status: 'failed', data: null, error }
  return { status: 'ready', data: data as Data, error: null }
}
