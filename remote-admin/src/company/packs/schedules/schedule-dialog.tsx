import { useStore } from '@nanostores/react'
import {
  PACK_LINK_DAYS,
  PackScheduleRequest,
  type CompanyOverview,
  type PackSchedule,
  type PackScheduleList,
} from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { usePlatform } from '@platform/shared-contracts/remote'
import { SelectField } from '@platform/shared-ui/select-field'
import { ChoicesField } from '../../../ui/choices-field.tsx'
import layout from '../../../ui/layout.module.css'
import { ResourceDialog } from '../../../ui/resource-dialog.tsx'
import { useActionForm, type EditorProps } from '../../../ui/use-row-form.ts'
import type { FormOf } from '../../../ui/use-resource-form.ts'
import { CertificatesField, useCertificatesChoice } from '../certificates-field.tsx'
import { packLinkMessages, scheduleFormMessages, scheduleMessages } from '../packs.messages.ts'
import { ScopeFields } from '../scope-fields.tsx'
import { draftOf, requestOf, type ScheduleDraft } from './schedule-draft.rule.ts'
import { useSaveScheduleMutation } from './schedules.api.ts'
import { useScheduleName, useWeekdays } from './use-schedule-name.ts'

interface ScheduleDialogProps
  extends EditorProps<PackSchedule>, Pick<CompanyOverview, 'places'>, Pick<PackScheduleList, 'managers'> {}

const DAYS_OF_MONTH = Array.from({ length: 28 }, (_, index) => String(index + 1))
const DAYS_OF_WEEK = DAYS_OF_MONTH.slice(0, 7)

/** A schedule, or a new one: when, about what, and who gets a link. */
export function ScheduleDialog({ row, places, managers, onClose }: ScheduleDialogProps) {
  const t = useStore(scheduleFormMessages)
  const links = useStore(packLinkMessages)
  const list = useStore(scheduleMessages)
  const when = useScheduleName()
  const { user } = usePlatform().session
  const [save] = useSaveScheduleMutation()
  const form = useActionForm({
    start: draftOf(row, { modules: CORE_MODULES.map(({ code }) => code), userId: Number(user?.id ?? 0) }),
    toRequest: requestOf,
    schema: PackScheduleRequest,
    send: (body) => save({ id: row?.id ?? null, body }),
    done: t.saved,
    onClose,
  })
  const { field } = form
  const draft = form.form.watch()
  const certificates = useCertificatesChoice({ form, scope: draft, isChosen: row !== null })
  const title = row ? t.editTitle({ name: list.name({ when: when(row) }) }) : t.addTitle
  return (
    <ResourceDialog
      form={form}
      title={title}
      size="lg"
      className={layout.stack}
      waiting={certificates.waiting}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <DayFields form={form} every={draft.every} />
      <ScopeFields form={form} places={places} />
      <CertificatesField choice={certificates} />
      <ChoicesField
        label={t.recipients}
        options={managers.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }))}
        field={field('recipients')}
      />
      <SelectField
        label={t.linkDays}
        options={PACK_LINK_DAYS.map((days) => ({ value: String(days), label: links.forDays({ days }) }))}
        {...field('linkDays')}
      />
    </ResourceDialog>
  )
}

interface DayFieldsProps {
  readonly form: Pick<FormOf<ScheduleDraft>, 'field'>
  readonly every: ScheduleDraft['every']
}

function DayFields({ form: { field }, every }: DayFieldsProps) {
  const t = useStore(scheduleFormMessages)
  const weekday = useWeekdays()
  const weekdays = DAYS_OF_WEEK.map((value) => ({ value, label: weekday(Number(value)) }))
  return (
    <div className={layout.pair}>
      <SelectField
        label={t.every}
        options={[
          { value: 'month', label: t.everyMonth },
          { value: 'week', label: t.everyWeek },
        ]}
        {...field('every')}
      />
      {every === 'month' ? (
        <SelectField
          label={t.dayOfMonth}
          options={DAYS_OF_MONTH.map((value) => ({ value, label: value }))}
          {...field('dayOfMonth')}
        />
      ) : (
        <SelectField label={t.dayOfWeek} options={weekdays} {...field('dayOfWeek')} />
      )}
    </div>
  )
}
