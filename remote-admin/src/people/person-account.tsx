import { useStore } from '@nanostores/react'
import type { PersonAction, PersonDetail } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { failureOf } from '../lib/failure.ts'
import { DAY, DAY_AND_TIME } from '../lib/format.ts'
import { useActOnPersonMutation } from './people.api.ts'
import { personMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './people.module.css'
import { useShownEmail } from '../ui/use-shown-email.ts'

export function PersonAccount({ person }: { readonly person: PersonDetail }) {
  const shownEmail = useShownEmail()
  const t = useStore(personMessages)
  const { time } = useStore(format)
  const { emailVerifiedAt: verifiedAt, lastSeenAt } = person
  const facts = [
    [t.email, shownEmail(person.email)],
    [t.company, person.companyName ?? t.unknown],
    [t.state, person.state ?? t.unknown],
    [t.joined, time(new Date(person.createdAt), DAY)],
    [t.seen, lastSeenAt === null ? t.never : time(new Date(lastSeenAt), DAY_AND_TIME)],
    [
      t.address,
      verifiedAt === null ? t.addressOpen : t.addressVerified({ day: time(new Date(verifiedAt), DAY) }),
    ],
  ] as const
  return (
    <Card level={2} title={t.account}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Actions person={person} />
    </Card>
  )
}

function Actions({ person }: { readonly person: PersonDetail }) {
  const t = useStore(personMessages)
  const { notify } = usePlatform()
  const [act, { isLoading, error, originalArgs }] = useActOnPersonMutation()
  const done: Partial<Record<PersonAction, string>> = {
    verify: t.didVerify,
    'send-verification': t.didResend,
    'send-password-link': t.didPasswordLink,
  }
  const button = (action: PersonAction, label: string) => (
    <BusyButton
      size="sm"
      isBusy={isLoading && originalArgs?.action === action}
      disabled={isLoading}
      onClick={() =>
        void act({ id: person.id, action }).then((answer) => {
          if (!answer.error) notify('success', done[action] ?? label)
        })
      }
    >
      {label}
    </BusyButton>
  )
  return (
    <>
      {error && <Alert kind="danger">{failureOf(error).message}</Alert>}
      <div className={layout.buttons}>
        {person.emailVerifiedAt === null && button('verify', t.verify)}
        {person.emailVerifiedAt === null && button('send-verification', t.resend)}
        {person.email !== '' && !person.signsInByDirectory && button('send-password-link', t.passwordLink)}
      </div>
      {person.signsInByDirectory && <p className={classes.muted}>{t.directoryLogin}</p>}
    </>
  )
}
