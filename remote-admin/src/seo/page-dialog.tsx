import { useStore } from '@nanostores/react'
import { SeoChange } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { showServerErrors } from '@platform/shared-ui/form/server-errors'
import { failureOf } from '../lib/failure.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { useActionForm } from '../ui/use-row-form.ts'
import { fullTitle, type CheckedPage } from './page-checks.rule.ts'
import { SearchResult } from './search-result.tsx'
import { useDescribePageMutation, useResetPageMutation } from './seo.api.ts'
import { seoMessages } from './seo.messages.ts'
import layout from '../ui/layout.module.css'

interface Props {
  /** With an empty path for one that is not listed. */
  readonly page: CheckedPage
  readonly siteName: string
  readonly onClose: () => void
}

export function PageDialog({ page, siteName, onClose }: Props) {
  const t = useStore(seoMessages)
  const form = usePageForm(page, onClose)
  const { field } = form
  const draft = form.form.watch()
  return (
    <ResourceDialog
      form={form}
      title={page.path ? t.editTitle({ path: page.path }) : t.otherTitle}
      size="lg"
      className={layout.fields}
      save={t.save}
      saving={t.saving}
      onClose={onClose}
      actions={
        page.isOwn && (
          <Button variant="ghost" disabled={form.isResetting} onClick={() => void form.reset()}>
            {t.reset}
          </Button>
        )
      }
    >
      {page.path === '' && <TextField label={t.path} hint={t.otherHint} required {...field('path')} />}
      <TextField
        label={t.pageTitle}
        hint={t.fieldTitleHint({ count: fullTitle(siteName, draft.title).length })}
        required
        {...field('title')}
      />
      <TextAreaField
        label={t.description}
        hint={t.fieldDescriptionHint({ count: draft.description.length })}
        rows={3}
        required
        {...field('description')}
      />
      <SearchResult siteName={siteName} {...draft} />
    </ResourceDialog>
  )
}

function usePageForm(page: CheckedPage, onClose: () => void) {
  const t = useStore(seoMessages)
  const { notify } = usePlatform()
  const [describe] = useDescribePageMutation()
  const [resetPage, { isLoading: isResetting }] = useResetPageMutation()
  const form = useActionForm({
    start: { path: page.path, title: page.title, description: page.description },
    schema: SeoChange,
    send: describe,
    done: ({ path }) => t.saved({ path }),
    onClose,
  })
  const reset = async () => {
    const { error } = await resetPage(page.path)
    if (error) return showServerErrors(form.form, failureOf(error))
    notify('success', t.resetDone({ path: page.path }))
    onClose()
  }
  return { ...form, reset, isResetting }
}
