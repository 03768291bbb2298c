import { useStore } from '@nanostores/react'
import type { CertificateCheck } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { formatDate, formatDay } from '../lib/dates.ts'
import { signedMessages } from './signed/signed.messages.ts'
import { verifyMessages } from './verify.messages.ts'

type CheckedCertificate = NonNullable<CertificateCheck['certificate']>
type Facts = readonly (readonly [label: string, value: string])[]

/** Who signed as the qualified trainer, and the certification of fall protection training. */
export function useSignedFacts({ acts = [], measured, hasTrainer }: CheckedCertificate): Facts {
  const t = useStore(verifyMessages)
  const language = useStore(locale)
  const earlier = hasTrainer ? t.trainerYes : t.trainerNo
  const unsigned = [[t.trainer, measured ? t.trainerUnsigned : earlier] as const]
  const signed = acts.map(
    ({ kind, signedBy: name, credential, isLapsed, signedAt, trainedOn, adequateOn }) => {
      const day = formatDay(signedAt, language)
      if (kind === 'trainer')
        return [
          t.trainer,
          isLapsed ? t.lapsed({ name, credential, day }) : t.signedBy({ name, credential, day }),
        ] as const
      const on = formatDate(trainedOn ?? adequateOn ?? signedAt.slice(0, 10), language)
      return [
        t.certification,
        trainedOn ? t.certified({ name, day: on }) : t.foundAdequate({ name, day: on }),
      ] as const
    },
  )
  return acts.some(({ kind }) => kind === 'trainer') ? signed : [...unsigned, ...signed]
}

/** What the server measured, or that it did not yet. */
export function useMeasuredFacts({ measured }: CheckedCertificate): Facts {
  const t = useStore(verifyMessages)
  if (measured === undefined) return []
  if (measured === null) return [[t.measured, t.earlierRules]]
  const { lessonsRead: read, lessonsTotal: total, minutes, attempts, basis } = measured
  const facts = t.measuredFacts({ read, total, minutes, attempts })
  const notes = { lessons: [], renewal: [t.refresher], staff: [t.openedByStaff] }
  return [[t.measured, [facts, ...(basis ? notes[basis] : [])].join(' ')]]
}

/** Whether the signature covers what is stored; nothing from a server that does not sign. */
export function useSignatureFact({ signature }: CheckedCertificate): Facts {
  const t = useStore(signedMessages)
  const language = useStore(locale)
  if (!signature) return []
  const { state, signedAt } = signature
  const text =
    state === 'good' && signedAt !== null
      ? t.signatureGood({ day: formatDay(signedAt, language) })
      : t.signatureAltered
  return [[t.signature, text]]
}
