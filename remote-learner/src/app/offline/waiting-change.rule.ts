/** The fields that all unsent changes share. */
interface Made {
  /** Identifies the change, so that sending it twice counts once. */
  readonly key: string
  /** By the device's clock, in milliseconds. The server receives only the age of the change. */
  readonly madeAt: number
  readonly code: string
  readonly lessonId: string
  /** Title of the lesson, shown to the person. */
  readonly title: string
}

export type Change =
  | { readonly kind: 'place'; readonly block: number }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'check'; readonly answers: Readonly<Record<string, number>> }
  | { readonly kind: 'question'; readonly text: string }

/** A change to a lesson that the server has not confirmed. */
export type WaitingChange = Made & Change

/** One change per item: the newest note of a lesson replaces the previous one. Every question is an item of its own. */
export function slotOf({ kind, lessonId, key }: Pick<WaitingChange, 'kind' | 'lessonId' | 'key'>): string {
  return kind === 'question' ? `question:${key}` : `${kind}:${lessonId}`
}

interface ChangeRequest {
  readonly path: string
  readonly method: 'POST' | 'PUT'
  readonly body: object
}

export function requestOf(change: WaitingChange, now: number): ChangeRequest {
  const lesson = `/lessons/${encodeURIComponent(change.lessonId)}`
  const ageMs = Math.max(0, Math.round(now - change.madeAt))
  switch (change.kind) {
    case 'place':
      return { path: `${lesson}/position`, method: 'PUT', body: { block: change.block, ageMs } }
    case 'note':
      return { path: `${lesson}/note`, method: 'PUT', body: { text: change.text, ageMs } }
    case 'check':
      return { path: `${lesson}/check`, method: 'POST', body: { answers: change.answers } }
    case 'question':
      return {
        path: `/modules/${encodeURIComponent(change.code)}/questions`,
        method: 'POST',
        body: { text: change.text, lessonId: change.lessonId },
      }
  }
}

const CONTENT = { place: 'block', note: 'text', check: 'answers', question: 'text' } as const
const TYPES = { block: 'number', text: 'string', answers: 'object' } as const

/** The unsent changes, in the order in which they were made. */
export function changesIn(entries: Readonly<Record<string, unknown>>): readonly WaitingChange[] {
  return Object.values(entries)
    .filter(isChange)
    .sort((one, other) => one.madeAt - other.madeAt)
}

export function isChange(value: unknown): value is WaitingChange {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  if (typeof fields['kind'] !== 'string' || !(fields['kind'] in CONTENT)) return false
  const content = CONTENT[fields['kind'] as Change['kind']]
  const isMade = ['key', 'code', 'lessonId', 'title'].every((name) => typeof fields[name] === 'string')
  return isMade && typeof fields['madeAt'] === 'number' && typeof fields[content] === TYPES[content]
}

/** Retrying a 4xx does not help, except for a lost session, a timeout and a rate limit. */
export function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
