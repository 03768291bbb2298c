import type { CertificateActKind } from '@platform/shared-contracts/http'
import { CORE_MODULES, courseTitle, SOURCE_LANGUAGE, writtenIn } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { actEmails } from '../../locales/en/certificates/act-emails.ts'
import type { TrainedPerson } from './training-emails.ts'

const messagesIn = createMessages({ actEmails })

interface SignedAct {
  readonly kind: CertificateActKind
  readonly certificateId: string
  readonly moduleCode: string
  readonly signedBy: string
  readonly signedAt: Date
  readonly credential: string
  readonly credentialIssuer: string
  /** ISO dates, without a time; of a certification, one of them. */
  readonly trainedOn: string | null
  readonly adequateOn: string | null
}

/** Notifies the holder of a certificate, in the language of their account, what a trainer signed for it. */
export function actEmail({ email, firstName, language: chosen }: TrainedPerson, act: SignedAct) {
  const language = chosen ?? SOURCE_LANGUAGE
  const t = messagesIn(language)
  const format = new Intl.DateTimeFormat(writtenIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const { signedBy: trainer, credential, credentialIssuer: issuer, trainedOn, adequateOn } = act
  const course = CORE_MODULES.find(({ code }) => code === act.moduleCode)
  const module = course ? courseTitle(course, language) : act.moduleCode
  const said = { trainer, module, credential, issuer, day: format.format(act.signedAt) }
  const isCertification = act.kind === 'fall_protection'
  return {
    ...{ to: email, language },
    subject: isCertification ? t.certifiedSubject(said) : t.signedSubject(said),
    greeting: t.greeting({ firstName }),
    paragraphs: [
      isCertification ? t.certifiedBody(said) : t.signedBody(said),
      ...(trainedOn ? [t.trainedOn({ day: format.format(new Date(trainedOn)) })] : []),
      ...(adequateOn ? [t.adequateOn({ day: format.format(new Date(adequateOn)) })] : []),
    ],
    action: { label: t.action, path: `/certificates#${act.certificateId}` },
    closing: t.closing,
  }
}
