import type { ResourceLanguage, ResourceTopic } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { toolboxTalk as catalog } from '../../locales/en/toolbox-talk.ts'
import type { SheetBlock, SheetFigureName, SheetItem, Starter } from '../../domain/sheets/starter.ts'

/** A talk as it is written: ten minutes at the start of a shift, with something to say, to ask and to check. */
export interface Talk extends Pick<Starter, 'standards'> {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly topic: ResourceTopic
  readonly language?: ResourceLanguage
  readonly moduleCode: string
  readonly why: string
  readonly points: readonly SheetItem[]
  readonly figure?: { readonly name: SheetFigureName; readonly caption: string }
  readonly questions: readonly { readonly ask: string; readonly listenFor: string }[]
  readonly checks: readonly string[]
}

const messagesIn = createMessages({ toolboxTalk: catalog })

export function toolboxTalk(talk: Talk): Starter {
  const { why, points, figure, questions, checks, language = SOURCE_LANGUAGE, ...card } = talk
  const messages = messagesIn(language)
  return {
    ...card,
    language,
    type: 'talk',
    pages: 2,
    updatedOn: '2026-11-23',
    blocks: [
      { kind: 'callout', tone: 'rule', title: messages.how, text: messages.howText },
      { kind: 'heading', text: messages.why },
      { kind: 'paragraph', text: why },
      ...(figure ? [{ kind: 'figure', ...figure } as const] : []),
      { kind: 'heading', text: messages.points },
      { kind: 'steps', items: points },
      { kind: 'heading', text: messages.ask },
      { kind: 'questions', items: questions },
      { kind: 'page-break' },
      { kind: 'checklist', heading: messages.checks, items: checks.map((text) => ({ text })) },
      { kind: 'fields', rows: [[{ label: messages.fixed, lines: 3 }]] },
      ...attendance(messages),
    ],
  }
}

function attendance(messages: ReturnType<typeof messagesIn>): readonly SheetBlock[] {
  return [
    { kind: 'heading', text: messages.people },
    {
      kind: 'fields',
      rows: [
        [
          { label: messages.site, weight: 4 },
          { label: messages.leader, weight: 4 },
          { label: messages.date, weight: 3 },
          { label: messages.language, weight: 2 },
        ],
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: messages.name, weight: 5 },
        { label: messages.employer, weight: 4 },
        { label: messages.signature, weight: 5 },
      ],
      blankRows: 14,
      isNumbered: true,
    },
    { kind: 'signatures', roles: [messages.sign] },
  ]
}
