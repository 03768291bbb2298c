import { useEffect, useRef, useSyncExternalStore } from 'react'
import { usePlatform, type PageAnswer, type Platform } from '@platform/shared-contracts/remote'
import { answerEntry, type Answer, type AnswerEntry, type AnswerShape } from './answers.ts'
import { loadShape, type Shaped, type ShapeName } from './load-shapes.ts'
import { useInlined } from './use-inlined.ts'

const kept = new WeakMap<Platform, Map<string, AnswerEntry<unknown>>>()

interface Reading<Data> {
  readonly answer: Answer<Data>
  /** The last data that was read here, under this path or the one before: a list stays while the next one loads. */
  readonly data: Data | null
  readonly reload: () => void
}

/** Reads `path` of the API. Always the same shape for one path. */
export function useAnswer<Name extends ShapeName>(path: string, shape: Name): Reading<Shaped<Name>> {
  type Data = Shaped<Name>
  const platform = usePlatform()
  const inlined = useInlined(path, shape)
  const entry = entryOf<Data>(platform, path, () => loadShape(shape), inlined)
  const answer = useSyncExternalStore(entry.subscribe, entry.current, entry.current)
  const last = useRef<Data | null>(null)
  useEffect(() => {
    entry.load()
  }, [entry])
  useEffect(() => {
    if (answer.data !== null) last.current = answer.data
  })
  return { answer, data: answer.data ?? last.current, reload: entry.reload }
}

function entryOf<Data>(
  platform: Platform,
  path: string,
  shape: () => Promise<AnswerShape<Data>>,
  inlined: PageAnswer | null,
): AnswerEntry<Data> {
  const entries = kept.get(platform) ?? new Map<string, AnswerEntry<unknown>>()
  kept.set(platform, entries)
  const known = entries.get(path)
  if (known) return known as AnswerEntry<Data>
  const made = answerEntry(platform.fetch, path, shape, inlined)
  entries.set(path, made)
  return made
}
