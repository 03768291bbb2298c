import { useStore } from '@nanostores/react'
import { NOTICE_AUDIENCES, NoticeRequest, type Notice } from '@platform/shared-contracts/http'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { optional, text, typedFields } from '../lib/typed-fields.rule.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { labeled, useRowForm, type EditorProps } from '../ui/use-row-form.ts'
import { useSaveNoticeMutation } from './notices.api.ts'
import { noticeMessages } from './notices.messages.ts'

const audience = { ...text, empty: 'everyone' }
const FIELDS = typedFields({ title: text, text, link: optional, startsOn: text, endsOn: text, audience })

export function NoticeDialog({ row, onClose }: EditorProps<Notice>) {
  const t = useStore(noticeMessages)
  const saved = (notice: Notice) => t.saved(notice)
  const useSave = useSaveNoticeMutation
  const form = useRowForm({ ...FIELDS, row, schema: NoticeRequest, useSave, saved, onClose })
  const options = NOTICE_AUDIENCES.map((value) => ({ value, label: t[value] }))
  const field = labeled(form, t)
  return (
    <ResourceDialog form={form} title={row ? t.editTitle(row) : t.addTitle} onClose={onClose}>
      <TextField {...field('title')} required />
      <TextAreaField {...field('text')} required rows={4} />
      <TextField {...field('link')} />
      <TextField {...field('startsOn')} type="date" required />
      <TextField {...field('endsOn')} type="date" required />
      <SelectField {...field('audience')} options={options} />
    </ResourceDialog>
  )
}
