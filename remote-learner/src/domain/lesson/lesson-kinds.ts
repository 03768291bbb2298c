import type { OutboxKind } from '../outbox/outbox-kind.ts'
import { LESSON_KINDS, toChange, type LessonEdit, type WaitingChange } from './lesson-change.rule.ts'

const CONTENT = { place: 'block', note: 'text', check: 'answers', question: 'text' } as const
const TYPES = { block: 'number', text: 'string', answers: 'object' } as const

export const lessonKinds: readonly OutboxKind[] = LESSON_KINDS.map((kind) => ({
  kind,
  isPayload: (payload) => isPayloadOf(kind, payload),
  takeOver: (old) => takeOver(kind, old),
}))

/** Version 1 stored the fields of the change side by side. */
function takeOver(kind: LessonEdit['kind'], old: Readonly<Record<string, unknown>>) {
  const { key, title, code, lessonId, madeAt } = old
  if (old['kind'] !== kind || typeof key !== 'string' || !isPayloadOf(kind, old)) return null
  const content = { [CONTENT[kind]]: old[CONTENT[kind]] }
  const change = toChange({
    kind,
    key,
    title: String(title ?? ''),
    code,
    lessonId,
    ...content,
  } as WaitingChange)
  return [typeof madeAt === 'number' ? { ...change, madeAt } : change]
}

function isPayloadOf(kind: LessonEdit['kind'], payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false
  const fields = payload as Readonly<Record<string, unknown>>
  const content = CONTENT[kind]
  const isOfLesson = typeof fields['code'] === 'string' && typeof fields['lessonId'] === 'string'
  return isOfLesson && fields[content] !== null && typeof fields[content] === TYPES[content]
}
