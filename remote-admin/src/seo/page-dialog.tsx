import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SeoChange } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { failureOf } from '../lib/failure.ts'
import { fullTitle, type CheckedPage } from './page-checks.rule.ts'
import { SearchResult } from './search-result.tsx'
import { useDescribePageMutation, useResetPageMutation } from './seo.api.ts'
import { seoMessages } from './seo.messages.ts'
import classes from './seo.module.css'

interface Props {
  /** With an empty path for one that is not listed. */
  readonly page: CheckedPage
  readonly siteName: string
  readonly onClose: () => void
}

export function PageDialog({ page, siteName, onClose }: Props) {
  const t = useStore(seoMessages)
  const [form, setForm] = useState<SeoChange>({
    path: page.path,
    title: page.title,
    description: page.description,
  })
  const saving = useSaving(form, onClose)
  const field = (name: keyof SeoChange) => ({
    required: true,
    value: form[name],
    error: saving.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })
  return (
    <Dialog
      isOpen
      size="lg"
      title={page.path ? t.editTitle({ path: page.path }) : t.otherTitle}
      onClose={onClose}
      footer={<Buttons page={page} saving={saving} onClose={onClose} />}
    >
      <div className={classes.fields}>
        {saving.message && <Alert kind="danger">{saving.message}</Alert>}
        {page.path === '' && <TextField label={t.path} hint={t.otherHint} {...field('path')} />}
        <TextField
          label={t.pageTitle}
          hint={t.fieldTitleHint({ count: fullTitle(siteName, form.title).length })}
          {...field('title')}
        />
        <TextAreaField
          label={t.description}
          hint={t.fieldDescriptionHint({ count: form.description.length })}
          rows={3}
          {...field('description')}
        />
        <SearchResult siteName={siteName} {...form} />
      </div>
    </Dialog>
  )
}

interface ButtonsProps extends Pick<Props, 'page' | 'onClose'> {
  readonly saving: ReturnType<typeof useSaving>
}

function Buttons({ page, saving, onClose }: ButtonsProps) {
  const t = useStore(seoMessages)
  return (
    <>
      {page.isOwn && (
        <Button variant="ghost" onClick={saving.reset}>
          {t.reset}
        </Button>
      )}
      <Button onClick={onClose}>{t.cancel}</Button>
      <BusyButton variant="primary" isBusy={saving.isBusy} busyText={t.saving} onClick={saving.save}>
        {t.save}
      </BusyButton>
    </>
  )
}

function useSaving(form: SeoChange, onDone: () => void) {
  const t = useStore(seoMessages)
  const { notify } = usePlatform()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [describe, describing] = useDescribePageMutation()
  const [resetPage, resetting] = useResetPageMutation()

  const attempt = async (work: () => Promise<unknown>, said: string) => {
    setMessage(null)
    try {
      await work()
      notify('success', said)
      onDone()
    } catch (error) {
      const failure = failureOf(error)
      setErrors(failure.fields ?? {})
      setMessage(failure.message)
    }
  }
  return {
    errors,
    message,
    isBusy: describing.isLoading || resetting.isLoading,
    save: () => {
      const found = faultsOf(form)
      setErrors(found)
      if (Object.keys(found).length === 0)
        void attempt(() => describe(form).unwrap(), t.saved({ path: form.path }))
    },
    reset: () => void attempt(() => resetPage(form.path).unwrap(), t.resetDone({ path: form.path })),
  }
}

function faultsOf(form: SeoChange): Readonly<Record<string, string>> {
  const parsed = SeoChange.safeParse(form)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]))
}
