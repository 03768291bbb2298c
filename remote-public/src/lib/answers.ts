import type { PageAnswer, Platform } from '@platform/shared-contracts/remote'

export interface AnswerError {
  /** HTTP status, or 0 if there was no usable response. */
  readonly status: number
}

export type Answer<Data> =
  | { readonly status: 'loading'; readonly data: null; readonly error: null }
  | { readonly status: 'ready'; readonly data: Data; readonly error: null }
  | { readonly status: 'failed'; readonly data: null; readonly error: AnswerError }

/** Checks the shape of a response, as a schema of shared-contracts does. Errors: throws if the shape does not match. */
export interface AnswerShape<Data> {
  parse(body: unknown): Data
}

const LOADING = { status: 'loading', data: null, error: null } as const

/**
 * The response for one path. It is cached for the lifetime of the `Platform`, so that going back shows it immediately.
 */
export interface AnswerEntry<Data> {
  current(): Answer<Data>
  subscribe(onChange: () => void): () => void
  /** Sends the request, unless it has been sent already. */
  load(): void
  /** Sends the request again. */
  reload(): void
}

export function answerEntry<Data>(
  fetch: Platform['fetch'],
  path: string,
  loadShape: () => Promise<AnswerShape<Data>>,
  inlined: PageAnswer | null = null,
): AnswerEntry<Data> {
  const known = inlined && toAnswer<Data>(inlined)
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
    const next = await read(fetch, path, loadShape)
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

/** Already checked where the page was rendered (use-inlined.ts). */
function toAnswer<Data>({ status, body }: PageAnswer): Answer<Data> {
  if (status !== 200) return { status: 'failed', data: null, error: { status } }
  return { status: 'ready', data: body as Data, error: null }
}

async function read<Data>(
  fetch: Platform['fetch'],
  path: string,
  loadShape: () => Promise<AnswerShape<Data>>,
): Promise<Answer<Data>> {
  const shaping = loadShape()
  // If the request fails first, nothing awaits this promise, so its rejection would be unhandled.
  shaping.catch(() => undefined)
  let status = 0
  try {
    const response = await fetch(path)
    if (response.ok) {
      const [shape, body] = await Promise.all([shaping, response.json() as Promise<unknown>])
      return { status: 'ready', data: shape.parse(body), error: null }
    }
    status = response.status
    // A body that is not read keeps its connection busy.
    await response.body?.cancel()
  } catch {
    // No connection, no schema to check with, or another shape: for the reader, all of these are "could not be loaded".
  }
  return { status: 'failed', data: null, error: { status } }
}
