import type { Language, ModerationState } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { reviewEmails } from '../../locales/en/review-emails.ts'
import type { Person } from '../accounts/people.ts'
import { publicName } from '../accounts/public-name.rule.ts'

interface Decision {
  /** What was reviewed, in the language of the email. */
  readonly subject: (language: Language) => string
  readonly state: Exclude<ModerationState, 'pending'>
  /** Empty where none was given. */
  readonly reason: string
  /** Where the review is shown and where its author changes it. */
  readonly pages: { readonly shown: string; readonly changed: string }
}

const messagesIn = createMessages({ reviewEmails })

/** An email to the author of a review about what staff decided, in the language that they chose. */
export function decisionEmail(
  { email, firstName, lastName, language: chosen }: Person,
  { subject: subjectIn, state, reason, pages }: Decision,
) {
  const language = chosen ?? SOURCE_LANGUAGE
  const messages = messagesIn(language)
  const subject = subjectIn(language)
  const author = publicName(`${firstName} ${lastName}`)
  const common = { to: email, language, greeting: messages.greeting({ firstName }) }
  if (state === 'published')
    return {
      ...common,
      subject: messages.publishedSubject({ subject }),
      paragraphs: [messages.publishedBody({ subject, author })],
      action: { label: messages.publishedAction, path: pages.shown },
      closing: messages.publishedClosing,
    }
  return {
    ...common,
    subject: messages.rejectedSubject({ subject }),
    paragraphs: [
      messages.rejectedBody({ subject }),
      ...(reason === '' ? [] : [messages.rejectedReason({ reason })]),
    ],
    action: { label: messages.rejectedAction, path: pages.changed },
    closing: messages.rejectedClosing,
  }
}
