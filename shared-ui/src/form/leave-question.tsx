import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { formMessages } from '../app/form.messages.ts'
import { uiMessages } from '../app/ui.messages.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { clickedLink, isOtherPage, onTraverse } from '../lib/leaving.ts'
import type { SchemaForm } from './use-schema-form.tsx'

interface LeaveQuestionProps<Draft extends FieldValues, Request> {
  readonly form: SchemaForm<Draft, Request>
}

/**
 * Asks before a link, the Back button or a closed tab loses what the user typed into this form. The router is shared in
 * declarative mode and cannot block a move, so this stops the click and the history step that would start one.
 */
export function LeaveQuestion<Draft extends FieldValues, Request>({
  form,
}: LeaveQuestionProps<Draft, Request>) {
  const { isDirty, isSubmitSuccessful } = form.formState
  return isDirty && !isSubmitSuccessful ? <WhileUnsaved /> : null
}

/** The unsaved forms of the page. Only effects change it: on the server it stays empty. */
const unsavedForms = atom<readonly object[]>([])

/** One form asks for all of them: the one that the user changed last, because the others may be hidden. */
function WhileUnsaved() {
  const [form] = useState(() => ({}))
  const isAsking = useStore(unsavedForms).at(-1) === form
  useEffect(() => {
    unsavedForms.set([...unsavedForms.get(), form])
    return () => unsavedForms.set(unsavedForms.get().filter((other) => other !== form))
  }, [form])
  return isAsking ? <LeaveGuard /> : null
}

function LeaveGuard() {
  const { leave, stay } = useLeaving()
  return leave && <LeaveAlert onLeave={leave} onStay={stay} />
}

interface LeaveAlertProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** 'Leave without saving?', for whatever would lose what the user typed. */
export function LeaveAlert({ onLeave, onStay }: LeaveAlertProps) {
  const t = useStore(formMessages)
  const { cancel } = useStore(uiMessages)
  // Not a ConfirmDialog: it holds a form, and this is inside one.
  const footer = (
    <>
      <Button onClick={onStay}>{cancel}</Button>
      <Button variant="danger" onClick={onLeave}>
        {t.leave}
      </Button>
    </>
  )
  return (
    <Dialog isOpen role="alertdialog" size="sm" title={t.leaveTitle} onClose={onStay} footer={footer}>
      <p>{t.leaveText}</p>
    </Dialog>
  )
}

function useLeaving() {
  const navigate = useNavigate()
  const location = useLocation()
  const isAllowed = useRef(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  // A page that stays open after the move, with another query for example, asks again.
  useEffect(() => {
    isAllowed.current = false
  }, [location])
  useEffect(() => {
    const ask = (proceed: () => void) =>
      setLeave(() => () => {
        isAllowed.current = true
        setLeave(null)
        proceed()
      })
    const onClick = (event: MouseEvent) => {
      const link = isAllowed.current ? null : clickedLink(event)
      if (!link || !isOtherPage(link.href)) return
      event.preventDefault()
      event.stopPropagation()
      // A menu that held the link may have closed meanwhile.
      const { pathname, search, hash } = new URL(link.href)
      ask(() => (link.isConnected ? link.click() : void navigate(pathname + search + hash)))
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    const stopTraverse = onTraverse(
      (proceed) => ask(proceed),
      () => isAllowed.current,
    )
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      stopTraverse()
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [navigate])
  return { leave, stay: () => setLeave(null) }
}
