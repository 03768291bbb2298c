import { CORE_MODULES, SOURCE_LANGUAGE, courseTitle, writtenIn } from '@platform/shared-contracts/rules'
import type { Language } from '@platform/shared-contracts/http'
import { personName } from '../../domain/accounts/person-name.rule.ts'
import type { Person } from '../../domain/accounts/people.ts'
import type { MemberTraining } from '../../domain/requirements/company-standings.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { companyDigest } from '../../locales/en/companies/company-digest.ts'

const messagesIn = createMessages({ companyDigest })

const LISTED = 10
const STATES = ['overdue', 'expired', 'expiring'] as const

/** What needs the attention of a manager; `null` when nothing does. */
export function digestEmail(
  manager: Pick<Person, 'email' | 'firstName' | 'language'>,
  company: string,
  training: readonly MemberTraining[],
) {
  const language = manager.language ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const required = training.filter(({ isRequired }) => isRequired)
  const paragraphs = STATES.flatMap((state) => {
    const rows = required.filter(({ standing }) => standing.state === state)
    if (rows.length === 0) return []
    const more = rows.length - LISTED
    return [
      messages[state]({ count: rows.length }),
      ...rows.slice(0, LISTED).map((row) => `• ${lineOf(row, language)}`),
      ...(more > 0 ? [messages.more({ count: more })] : []),
    ]
  })
  if (paragraphs.length === 0) return null
  const { email: to, firstName } = manager
  return {
    ...{ to, language, paragraphs },
    subject: messages.subject({ company }),
    greeting: messages.greeting({ firstName }),
    action: { label: messages.action, path: '/company' },
    closing: messages.closing({ company }),
  }
}

/** With the due day of what is overdue, and the last day of what was or is current. */
function lineOf(
  { member: { account }, module, facts, standing }: MemberTraining,
  language: Language,
): string {
  const course = CORE_MODULES.find(({ code }) => code === module)
  const day = standing.until ?? facts.assignment?.dueOn ?? ''
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'medium', timeZone: 'UTC' })
  return messagesIn(language).line({
    name: personName(account),
    title: course ? courseTitle(course, language) : module,
    day: format.format(new Date(day)),
  })
}
