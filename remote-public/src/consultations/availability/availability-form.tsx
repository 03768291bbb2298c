import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { Availability } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { schemaLoader } from '../../lib/load-shapes.ts'
import type { AvailabilityFields } from './availability-fields.ts'
import { toDraft, toRequest, type AvailabilityDraft } from './availability-draft.rule.ts'
import { availabilityMessages } from './availability.messages.ts'
import styles from './availability.module.css'
import { SpecialDays } from './special-days.tsx'
import { WeekHours } from './week-hours.tsx'

const NOTICE = [24, 48, 72, 168]
const BUFFER = [0, 15, 30, 60]
const HORIZON = [14, 30, 60]

/** All of a partner's hours, saved at once. */
export function AvailabilityForm({ stored }: { readonly stored: Availability }) {
  const m = useStore(availabilityMessages)
  const { form, submit } = useSaving(stored)
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
      <SelectField
        label={m.zone}
        hint={m.zoneHint}
        className={styles.zone}
        options={zonesWith(stored.timeZone).map((zone) => ({
          value: zone,
          label: zone,
        }))}
        {...fieldsOf(form)('timeZone')}
      />
      <WeekHours form={form} />
      <SpecialDays form={form} />
      <BookingRules form={form} />
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.saving}>
        {m.save}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

function BookingRules({ form }: { readonly form: AvailabilityFields }) {
  const m = useStore(availabilityMessages)
  const field = fieldsOf(form)
  const choices = (values: readonly number[], labelOf: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: labelOf(value) }))
  const hoursBefore = (hours: number) =>
    hours > 24 ? m.noticeDays({ days: hours / 24 }) : m.noticeHours({ hours })
  return (
    <section aria-labelledby="rules" className={styles.part}>
      <h2 id="rules">{m.rules}</h2>
      <div className={styles.rules}>
        <SelectField label={m.notice} options={choices(NOTICE, hoursBefore)} {...field('noticeHours')} />
        <SelectField
          label={m.horizon}
          options={choices(HORIZON, (days) => m.horizonDays({ days }))}
          {...field('horizonDays')}
        />
        <SelectField
          label={m.buffer}
          options={choices(BUFFER, (minutes) => m.bufferMinutes({ minutes }))}
          {...field('bufferMinutes')}
        />
      </div>
      <TextField
        type="url"
        label={m.video}
        hint={m.videoHint}
        maxLength={500}
        className={styles.zone}
        {...field('videoLink')}
      />
    </section>
  )
}

function zonesWith(current: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(current) ? known : [current, ...known]
}

function useSaving(stored: Availability) {
  const m = useStore(availabilityMessages)
  const { fetch, notify } = usePlatform()
  const form = useSchemaForm<AvailabilityDraft, Availability>({
    schema: schemaLoader('Availability'),
    defaultValues: toDraft(stored),
    toRequest,
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(fetch, {
      url: '/consultants/me/availability',
      method: 'PUT',
      body,
    })
    if (error) return showServerErrors(form, error, m.notSaved)
    form.reset(toDraft(body))
    notify('success', m.saved)
  })
  return { form, submit }
}
