import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { answerEntry, type Answer, type AnswerEntry, type AnswerSource } from './answer-entry.ts'

interface UseAnswerOptions<Data> extends AnswerSource<Data> {
  /**
   * Answers are cached for as long as this object lives, so that going back shows them immediately: the `Platform`, which
   * is another one for another session. Without it they last as long as the component.
   */
  readonly cache?: object
  /** What was read on an earlier visit is shown and read again, because the user changes it. */
  readonly isFresh?: boolean
}

export interface Reading<Data> extends Pick<AnswerEntry<Data>, 'reload' | 'set'> {
  readonly answer: Answer<Data>
  /** The last data that was read here, under this path or the one before: a list stays while the next one loads. */
  readonly data: Data | null
}

const caches = new WeakMap<object, Map<string, AnswerEntry<unknown>>>()

/** Reads one path of the API for pages without a store: the shell and public pages. */
export function useAnswer<Data>({
  cache,
  isFresh = false,
  fetch,
  path,
  schema,
  inlined,
}: UseAnswerOptions<Data>): Reading<Data> {
  const entry = useMemo(() => {
    const source = { fetch, path, schema, inlined: inlined ?? null }
    return cache ? entryOf(cache, source) : answerEntry(source)
  }, [cache, fetch, path, schema, inlined])
  const answer = useSyncExternalStore(entry.subscribe, entry.current, entry.current)
  const last = useRef<Data | null>(null)
  useEffect(() => {
    if (isFresh && entry.current().status !== 'loading') entry.reload()
    else entry.load()
  }, [entry, isFresh])
  useEffect(() => {
    if (answer.data !== null) last.current = answer.data
  })
  return { answer, data: answer.data ?? last.current, reload: entry.reload, set: entry.set }
}

function entryOf<Data>(cache: object, source: AnswerSource<Data>): AnswerEntry<Data> {
  const entries = caches.get(cache) ?? new Map<string, AnswerEntry<unknown>>()
  caches.set(cache, entries)
  const known = entries.get(source.path)
  if (known) return known as AnswerEntry<Data>
  const made = answerEntry(source)
  entries.set(source.path, made as AnswerEntry<unknown>)
  return made
}
