import { CORE_MODULES, courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import type { Person } from '../accounts/people.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { assignmentEmail as catalog } from '../../locales/en/assignment-email.ts'

const messagesIn = createMessages({ assignmentEmail: catalog })

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
  const day = format.format(new Date(dueOn))
  const messages = messagesIn(language)
  const count = titles.length
  return {
    ...{ to: email, language },
    subject: messages.subject({ count, title: titles[0] ?? '', day }),
    greeting: messages.greeting({ firstName }),
    paragraphs: [messages.intro, ...titles.map((title) => `• ${title}`), messages.request({ count, day })],
    action: { label: messages.action, path: '/progress' },
    closing: messages.closing,
  }
}
