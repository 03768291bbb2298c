import type { ResourceLanguage, ResourceTopic } from '@platform/shared-contracts/http'
import type { SheetBlock, SheetFigureName, SheetItem, Starter } from '../sheet/starter.ts'

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

const MESSAGES = {
  en: {
    how: 'Ten minutes, standing, where the work is',
    howText:
      'Say why, make the points in your own words, ask and wait for answers, then walk and look together. Write down what gets fixed. Sign page 2.',
    why: 'Why today',
    points: 'What to say',
    ask: 'What to ask',
    checks: 'Walk and look',
    fixed: 'To fix after this talk: what, who, by when',
    people: 'Who was there',
    site: 'Site',
    leader: 'Talk led by',
    date: 'Date and time',
    language: 'Language',
    name: 'Printed name',
    employer: 'Employer',
    signature: 'Signature',
    sign: 'Led by',
  },
  es: {
    how: 'Diez minutos, de pie, donde se hace el trabajo',
    howText:
      'Diga por qué, explique los puntos con sus propias palabras, pregunte y espere las respuestas. Después caminen y miren juntos. Anote lo que se va a arreglar. Firmen la página 2.',
    why: 'Por qué hoy',
    points: 'Qué decir',
    ask: 'Qué preguntar',
    checks: 'Caminar y mirar',
    fixed: 'Por arreglar después de esta charla: qué, quién, para cuándo',
    people: 'Quiénes estuvieron',
    site: 'Lugar de trabajo',
    leader: 'Dirigió la charla',
    date: 'Fecha y hora',
    language: 'Idioma',
    name: 'Nombre en letra de molde',
    employer: 'Empleador',
    signature: 'Firma',
    sign: 'Dirigió la charla',
  },
} as const

export function toolboxTalk(talk: Talk): Starter {
  const { why, points, figure, questions, checks, language = 'en', ...card } = talk
  const messages = MESSAGES[language]
  return {
    ...card,
    language,
    type: 'talk',
    pages: 2,
    updatedOn: '2026-11-09',
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

function attendance(messages: (typeof MESSAGES)[ResourceLanguage]): readonly SheetBlock[] {
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
