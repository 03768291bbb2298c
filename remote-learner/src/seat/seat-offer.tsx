import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { OpenInvitation } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { formatDay } from '../lib/dates.ts'
import { languageNames } from '../lib/language-name.ts'
import { useAcceptInvitationMutation } from './seat.api.ts'
import { seatMessages } from './seat.messages.ts'
import classes from './seat.module.css'

interface Props {
  readonly token: string
  readonly invitation: OpenInvitation
}

/** Shows which courses the seat opens and who offers it, with a way to accept it. */
export function SeatOffer({ token, invitation }: Props) {
  const t = useStore(seatMessages)
  const language = useStore(locale)
  const { email, invitedBy: name, companyName: company, titles, expiresAt, isTaken } = invitation
  return (
    <Card
      as="section"
      level={2}
      title={company === '' ? t.from({ name }) : t.fromCompany({ name, company })}
      className={classes.offer}
    >
      <div className={classes.stack}>
        <h3 className={classes.small}>{t.opens}</h3>
        <ul className={classes.titles}>
          {titles.map(({ code, title, languages = [] }) => (
            <li key={code}>
              {courseTitle({ code, title }, language)}{' '}
              <span className={classes.muted}>
                {[
                  code,
                  ...(languages.length > 0
                    ? [t.languages({ languages: languageNames(languages, language) })]
                    : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {!isTaken && (
          <p className={classes.muted}>
            {t.until({ email, day: formatDay(expiresAt, language) })} {t.how} {t.sharing}
          </p>
        )}
        <SeatActions token={token} invitation={invitation} />
      </div>
    </Card>
  )
}

function SeatActions({ token, invitation }: Props) {
  const t = useStore(seatMessages)
  const { session } = usePlatform()
  const { email, isTaken } = invitation
  if (session.status === 'loading') return null
  if (session.status !== 'signedIn') return <SignInLinks token={token} invitation={invitation} />
  if (session.user.email !== email)
    return <Alert kind="warning">{t.other({ own: session.user.email, email })}</Alert>
  return isTaken ? <SeatAccepted /> : <AcceptSeat token={token} />
}

/** Users who sign in return to this page; users who register receive the seat once their email address is verified. */
function SignInLinks({ token, invitation: { email, isTaken } }: Props) {
  const t = useStore(seatMessages)
  const from = `/seat?token=${encodeURIComponent(token)}`
  const back = { reason: 'sign-in', from }
  if (isTaken)
    return (
      <Alert
        kind="success"
        actions={
          <LinkButton size="sm" to="/login" state={back}>
            {t.signInShort}
          </LinkButton>
        }
      >
        {t.takenSignIn}
      </Alert>
    )
  return (
    <div className={classes.ways}>
      <LinkButton variant="primary" to="/register" state={{ email }}>
        {t.register}
      </LinkButton>
      <LinkButton to="/login" state={back}>
        {t.signIn}
      </LinkButton>
    </div>
  )
}

function SeatAccepted() {
  const t = useStore(seatMessages)
  const begin = (
    <LinkButton size="sm" variant="primary" to="/progress">
      {t.begin}
    </LinkButton>
  )
  return (
    <Alert kind="success" actions={begin}>
      {t.taken}
    </Alert>
  )
}

function AcceptSeat({ token }: { readonly token: string }) {
  const t = useStore(seatMessages)
  const [take, { data, isLoading, error }] = useAcceptInvitationMutation()
  return (
    <FocusFallback change={data} label={t.title} className={classes.stack}>
      {error && <Alert kind="danger">{(error as ApiError).message}</Alert>}
      {data ? (
        <SeatAccepted />
      ) : (
        <div>
          <BusyButton
            variant="primary"
            isBusy={isLoading}
            busyText={t.taking}
            onClick={() => void take(token)}
          >
            {t.take}
          </BusyButton>
        </div>
      )}
    </FocusFallback>
  )
}
