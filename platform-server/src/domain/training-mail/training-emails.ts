import type { Language, QuizUnlockKind } from '@platform/shared-contracts/http'
import { CORE_MODULES, courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { trainingEmails } from '../../locales/en/training-emails.ts'
import type { Person } from '../accounts/people.ts'
import { zoneOfState } from '../accounts/state-zone.rule.ts'

const messagesIn = createMessages({ trainingEmails })

/** Of the person whom an email about their training goes to. */
export type TrainedPerson = Pick<Person, 'email' | 'firstName' | 'language' | 'state'>

interface Passed {
  readonly certificateId: string
  readonly tenantId: number
  readonly moduleCode: string
  /** Fraction in [0, 1]. */
  readonly score: number
  readonly expiresAt: Date
  readonly site: string
}

/** The certificate goes along as a file, which is made when the email is sent. */
export function passedEmail(to: TrainedPerson, passed: Passed) {
  const { t, language, module, base } = about(to, passed.moduleCode)
  const percent = new Intl.NumberFormat(writtenIn(language), { style: 'percent' }).format(passed.score)
  return {
    ...base,
    subject: t.passedSubject({ module }),
    paragraphs: [
      t.passedBody({ module, percent, site: passed.site, day: dayOf(passed.expiresAt, language) }),
      t.passedPractice,
    ],
    action: { label: t.passedAction, path: `/certificates#${passed.certificateId}` },
    closing: t.passedClosing,
    attachment: { kind: 'certificate', id: passed.certificateId, tenantId: passed.tenantId },
  }
}

interface Answered {
  readonly moduleCode: string
  readonly question: string
  readonly answer: string
  readonly trainer: string
}

export function answeredEmail(to: TrainedPerson, { moduleCode, question, answer, trainer }: Answered) {
  const { t, module, base } = about(to, moduleCode)
  return {
    ...base,
    subject: t.answeredSubject({ trainer, module }),
    paragraphs: [t.answeredQuestion({ text: question }), t.answeredText({ trainer, text: answer })],
    action: { label: t.answeredAction, path: `/modules/${moduleCode}` },
    closing: t.answeredClosing,
  }
}

interface Signed {
  readonly moduleCode: string
  readonly trainer: string
  readonly place: string
  /** ISO date, without a time. */
  readonly performedOn: string
}

export function signedEmail(to: TrainedPerson, { moduleCode, trainer, place, performedOn }: Signed) {
  const { t, language, module, base } = about(to, moduleCode)
  const day = dayOf(new Date(performedOn), language)
  return {
    ...base,
    subject: t.signedSubject({ module }),
    paragraphs: [t.signedBody({ trainer, module, day, place })],
    action: { label: t.signedAction, path: '/certificates' },
    closing: t.signedClosing,
  }
}

export function lockedEmail(to: TrainedPerson, moduleCode: string, lockedUntil: Date) {
  const { t, module, base } = about(to, moduleCode)
  const moment = momentOf(lockedUntil, to)
  return {
    ...base,
    subject: t.lockedSubject({ module, moment }),
    paragraphs: [t.lockedBody({ module, moment }), t.lockedAdvice],
    action: { label: t.lockedAction, path: `/modules/${moduleCode}` },
    closing: t.lockedClosing,
  }
}

/** New attempts, or the quiz although lessons are missing. */
export function unlockedEmail(to: TrainedPerson, moduleCode: string, kind: QuizUnlockKind) {
  const { t, module, base } = about(to, moduleCode)
  return {
    ...base,
    subject: t.unlockedSubject({ module }),
    paragraphs: [kind === 'lessons' ? t.openedBody({ module }) : t.unlockedBody({ module })],
    action: { label: t.unlockedAction, path: '/quizzes' },
    closing: kind === 'lessons' ? t.openedClosing : t.unlockedClosing,
  }
}

/** In the language of the account, whichever the training was in. */
function about({ email, firstName, language: chosen }: TrainedPerson, moduleCode: string) {
  const language = chosen ?? SOURCE_LANGUAGE
  const t = messagesIn(language)
  const course = CORE_MODULES.find(({ code }) => code === moduleCode) ?? {
    code: moduleCode,
    title: moduleCode,
  }
  const base = { to: email, language, greeting: t.greeting({ firstName }) }
  return { t, language, module: courseTitle(course, language), base }
}

/** As on the certificate. */
function dayOf(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}

function momentOf(at: Date, { language, state }: TrainedPerson): string {
  return new Intl.DateTimeFormat(writtenIn(language ?? SOURCE_LANGUAGE), {
    ...{ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone: zoneOfState(state),
  }).format(at)
}
