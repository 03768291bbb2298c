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

const WORDS = {
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
    spoken: 'Language',
    name: 'Printed name',
    employer: 'Employer',
    signature: 'Signature',
    sign: 'Led by',
  },
  es: {
    how: 'Diez minutos, de pie, donde se hace el trabajo',
    howText:
      'Diga por qué, explique los puntos con sus propias palabras, pregunte y espere la respuesta; después caminen y miren juntos. Anote lo que se va a arreglar. Firmen la página 2.',
    why: 'Por qué hoy',
    points: 'Qué decir',
    ask: 'Qué preguntar',
    checks: 'Caminar y mirar',
    fixed: 'Por arreglar después de la charla: qué, quién, para cuándo',
    people: 'Quiénes estuvieron',
    site: 'Lugar de trabajo',
    leader: 'Dirigió la charla',
    date: 'Fecha y hora',
    spoken: 'Idioma',
    name: 'Nombre en letra de molde',
    employer: 'Empleador',
    signature: 'Firma',
    sign: 'Dirigió la charla',
  },
} as const

export function toolboxTalk(talk: Talk): Starter {
  const { why, points, figure, questions, checks, language = 'en', ...card } = talk
  const words = WORDS[language]
  return {
    ...card,
    language,
    type: 'talk',
    pages: 2,
    updatedOn: '2026-11-09',
    blocks: [
      { kind: 'callout', tone: 'rule', title: words.how, text: words.howText },
      { kind: 'heading', text: words.why },
      { kind: 'paragraph', text: why },
      ...(figure ? [{ kind: 'figure', ...figure } as const] : []),
      { kind: 'heading', text: words.points },
      { kind: 'steps', items: points },
      { kind: 'heading', text: words.ask },
      { kind: 'questions', items: questions },
      { kind: 'page-break' },
      { kind: 'checklist', heading: words.checks, items: checks.map((text) => ({ text })) },
      { kind: 'fields', rows: [[{ label: words.fixed, lines: 3 }]] },
      ...attendance(words),
    ],
  }
}

function attendance(words: (typeof WORDS)[ResourceLanguage]): readonly SheetBlock[] {
  return [
    { kind: 'heading', text: words.people },
    {
      kind: 'fields',
      rows: [
        [
          { label: words.site, weight: 4 },
          { label: words.leader, weight: 4 },
          { label: words.date, weight: 3 },
          { label: words.spoken, weight: 2 },
        ],
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: words.name, weight: 5 },
        { label: words.employer, weight: 4 },
        { label: words.signature, weight: 5 },
      ],
      blankRows: 14,
      isNumbered: true,
    },
    { kind: 'signatures', roles: [words.sign] },
  ]
}
