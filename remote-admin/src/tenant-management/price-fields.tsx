import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TenantPriceSettings } from '@platform/shared-contracts/http'
import { CORE_MODULES, LEARNER_MONTHLY_CENTS } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { parseDollars, toDollars } from './settings-form.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import classes from './tenant-editor.module.css'

const PLATFORM_PRICES: TenantPriceSettings = { learnerMonthlyCents: LEARNER_MONTHLY_CENTS, courseCents: {} }

export function PriceFields({ settings, errors, change }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  const prices = settings.prices ?? PLATFORM_PRICES
  const set = (patch: Partial<TenantPriceSettings>) => change({ prices: { ...prices, ...patch } })
  const setCourse = (code: string, cents: number | null) => {
    const others = Object.entries(prices.courseCents).filter(([other]) => other !== code)
    set({ courseCents: Object.fromEntries(cents === null ? others : [...others, [code, cents]]) })
  }
  return (
    <div className={classes.fields}>
      <PriceField
        label={t.learnerPrice}
        hint={t.learnerPriceHint}
        cents={prices.learnerMonthlyCents}
        error={errors['prices.learnerMonthlyCents']}
        onCents={(cents) => set({ learnerMonthlyCents: cents ?? -1 })}
      />
      <fieldset className={classes.prices}>
        <legend>{t.coursePrices}</legend>
        <p className={classes.note}>{t.coursePricesHint}</p>
        <div className={classes.pair}>
          {CORE_MODULES.map(({ code, title, priceCents }) => (
            <PriceField
              key={code}
              label={t.coursePrice({ title })}
              hint={t.standardPrice({ code, price: toDollars(priceCents) })}
              cents={prices.courseCents[code] ?? null}
              error={errors[`prices.courseCents.${code}`]}
              onCents={(cents) => setCourse(code, cents)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

interface PriceFieldProps {
  readonly label: string
  readonly hint: string
  readonly cents: number | null
  readonly error: string | undefined
  /** null while the field is empty, -1 while what is typed is no price. */
  readonly onCents: (cents: number | null) => void
}

function PriceField({ label, hint, cents, error, onCents }: PriceFieldProps) {
  const [text, setText] = useState(cents === null ? '' : toDollars(cents))
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={text}
      error={error}
      onChange={({ target }) => {
        setText(target.value)
        onCents(target.value.trim() === '' ? null : parseDollars(target.value))
      }}
    />
  )
}
