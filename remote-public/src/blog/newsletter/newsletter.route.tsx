import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterMessages } from './newsletter.messages.ts'
import styles from './newsletter.module.css'

type State = 'waiting' | 'busy' | 'done' | 'gone' | 'failed'

/** Where the links in emails lead: to confirm, or to leave. Without either, the form itself. */
function NewsletterRoute() {
  const [address] = useSearchParams()
  const confirm = address.get('confirm')
  const leave = address.get('leave')
  return (
    <div className={`content ${styles.page}`}>
      {confirm ? <Confirm token={confirm} /> : leave ? <Leave token={leave} /> : <SignUp />}
    </div>
  )
}

function SignUp() {
  const m = useStore(newsletterMessages)
  return (
    <>
      <PageHeader title={m.title} lead={m.lead} back={{ to: '/blog', label: m.back }} />
      <NewsletterForm />
    </>
  )
}

/** With a button, because programs that check emails open their links. */
function Confirm({ token }: { readonly token: string }) {
  const m = useStore(newsletterMessages)
  const { state, send } = useToken('/newsletter/confirmations', token)
  return (
    <>
      <PageHeader title={m.confirmTitle} lead={m.lead} back={{ to: '/blog', label: m.back }} />
      {state === 'done' && (
        <>
          <Alert kind="success">{m.confirmed}</Alert>
          <LinkButton to="/blog">{m.back}</LinkButton>
        </>
      )}
      {state === 'gone' && (
        <>
          <Alert kind="warning">{m.linkGone}</Alert>
          <NewsletterForm />
        </>
      )}
      {state === 'failed' && <Alert kind="danger">{m.failed}</Alert>}
      {state !== 'done' && state !== 'gone' && (
        <BusyButton variant="primary" isBusy={state === 'busy'} busyText={m.confirming} onClick={send}>
          {m.confirm}
        </BusyButton>
      )}
    </>
  )
}

/** One click: the link in the email is the click. */
function Leave({ token }: { readonly token: string }) {
  const m = useStore(newsletterMessages)
  const { state, send } = useToken('/newsletter/leavings', token)
  useEffect(send, [send])
  const isOver = state === 'done' || state === 'failed'
  return (
    <>
      <PageHeader title={m.leaveTitle} back={{ to: '/blog', label: m.back }} />
      {!isOver && <p role="status">{m.leaving}</p>}
      {state === 'done' && (
        <>
          <Alert kind="success">{m.left}</Alert>
          <p>{m.again}</p>
          <NewsletterForm />
        </>
      )}
      {state === 'failed' && (
        <>
          <Alert kind="danger">{m.failed}</Alert>
          <BusyButton isBusy={false} busyText={m.leaving} onClick={send}>
            {m.leave}
          </BusyButton>
        </>
      )}
    </>
  )
}

function useToken(url: string, token: string) {
  const { fetch } = usePlatform()
  const [state, setState] = useState<State>('waiting')
  const [send] = useState(() => () => {
    setState('busy')
    void callApi(fetch, { url, method: 'POST', body: { token } }).then(({ error }) => {
      if (!error) setState('done')
      else setState(error.status === 404 ? 'gone' : 'failed')
    })
  })
  return { state, send }
}

export { NewsletterRoute as Component }
