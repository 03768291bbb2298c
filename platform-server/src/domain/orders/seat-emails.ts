import type { Language, Order, SeatCourse } from '@platform/shared-contracts/http'
import { courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import { courseLanguages } from './course-languages.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { seatEmails } from '../../locales/en/seat-emails.ts'

interface Holder {
  readonly email: string
  readonly firstName: string
  /** `null` where they never chose. */
  readonly language: Language | null
}

interface Invited {
  readonly email: string
  readonly language: Language
  readonly path: string
}

const messagesIn = createMessages({ seatEmails })

/** Each course with the languages that it exists in. */
function titlesOf({ lines }: Order, language: Language): string[] {
  const messages = messagesIn(language)
  const names = new Intl.DisplayNames(writtenIn(language), { type: 'language' })
  const all = new Intl.ListFormat(writtenIn(language), { type: 'conjunction' })
  return lines.map((line) => {
    const title = courseTitle(line, language)
    const own = courseLanguages(line.code)
    if (own.length === 0) return `• ${title}`
    const named = { title, languages: all.format(own.map((code) => names.of(code) ?? code)) }
    return own.includes(language) ? messages.course(named) : messages.courseElsewhere(named)
  })
}
const namesIn = ({ buyer, billing }: Order) => ({
  buyer: buyer.name,
  payer: billing.companyName ? `${buyer.name} (${billing.companyName})` : buyer.name,
})

/** To a person who was assigned a seat. */
export function seatAssignedEmail(order: Order, { email: to, firstName, language: chosen }: Holder) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  return {
    ...{ to, language },
    subject: messages.assignedSubject(namesIn(order)),
    greeting: messages.greeting({ firstName }),
    paragraphs: [
      messages.assignedBody(namesIn(order)),
      ...titlesOf(order, language),
      messages.sharing(namesIn(order)),
    ],
    action: { label: messages.assignedAction, path: '/progress' },
    closing: messages.assignedClosing,
  }
}

/** To an address without an account. */
export function seatInvitationEmail(order: Order, { email: to, language, path }: Invited) {
  const messages = messagesIn(language)
  return {
    ...{ to, language },
    subject: messages.invitationSubject(namesIn(order)),
    greeting: messages.invitationGreeting,
    paragraphs: [
      messages.invitationBody(namesIn(order)),
      ...titlesOf(order, language),
      messages.sharing(namesIn(order)),
    ],
    action: { label: messages.invitationAction, path },
    closing: messages.invitationClosing,
  }
}

/** To a person with a seat who has not finished: what is left. */
export function seatReminderEmail(
  order: Order,
  { email: to, firstName, language: chosen }: Holder,
  left: readonly SeatCourse[],
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const courses = left.map(({ code, title, lessonsRead, lessonsTotal }) =>
    messages.remindCourse({ title: courseTitle({ code, title }, language), lessonsRead, lessonsTotal }),
  )
  return {
    ...{ to, language },
    subject: messages.remindSubject(namesIn(order)),
    greeting: messages.greeting({ firstName }),
    paragraphs:
      courses.length > 0
        ? [messages.remindBody(namesIn(order)), ...courses]
        : [messages.remindStart(namesIn(order))],
    action: { label: messages.remindAction, path: '/progress' },
    closing: messages.remindClosing,
  }
}

/** To a person who was removed from a seat before they started. */
export function seatTakenBackEmail(order: Order, { email: to, firstName, language: chosen }: Holder) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  return {
    ...{ to, language },
    subject: messages.removedSubject(namesIn(order)),
    greeting: messages.greeting({ firstName }),
    paragraphs: [messages.removedBody(namesIn(order)), ...titlesOf(order, language)],
    action: { label: messages.removedAction, path: '/progress' },
    closing: messages.removedClosing,
  }
}
