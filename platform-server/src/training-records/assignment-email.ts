import type { Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Person } from '../domain/accounts/people.ts'

interface AssignmentDetails {
  readonly firstName: string
  readonly titles: readonly string[]
  readonly day: string
}

const MESSAGES = {
  en: ({ firstName, titles, day }: AssignmentDetails) => ({
    subject:
      titles.length === 1 ? `${titles[0]} is due by ${day}` : `${titles.length} modules are due by ${day}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'You have new training to complete:',
      ...titles.map((title) => `• ${title}`),
      `Please complete ${titles.length === 1 ? 'it' : 'them'} by the end of ${day}.`,
    ],
    action: { label: 'Start training', path: '/progress' },
    closing: 'Your progress page shows what is due and what is overdue.',
  }),
  es: ({ firstName, titles, day }: AssignmentDetails) => ({
    subject:
      titles.length === 1
        ? `${titles[0]}: complételo a más tardar el ${day}`
        : `${titles.length} módulos para completar a más tardar el ${day}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      'Tiene capacitación nueva por completar:',
      ...titles.map((title) => `• ${title}`),
      `Por favor, ${titles.length === 1 ? 'complételo' : 'complételos'} antes de que termine el ${day}.`,
    ],
    action: { label: 'Comenzar la capacitación', path: '/progress' },
    closing: 'La página de su avance muestra lo que tiene pendiente y lo que está atrasado.',
  }),
} satisfies Record<Language, (details: AssignmentDetails) => object>

/** Notifies a learner, in their language, what they have to complete, and by when. */
export function assignmentEmail(
  { email, firstName, language: chosen }: Person,
  modules: readonly string[],
  dueOn: string,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const titles = CORE_MODULES.filter(({ code }) => modules.includes(code)).map((course) =>
    courseTitle(course, language),
  )
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const details = { firstName, titles, day: format.format(new Date(dueOn)) }
  return { to: email, language, ...MESSAGES[language](details) }
}
