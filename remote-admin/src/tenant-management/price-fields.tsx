import { useStore } from '@nanostores/react'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import type { SettingsFieldsProps } from './settings-fields.ts'
import { toDollars } from '../lib/dollars.rule.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './tenant-editor.module.css'

export function PriceFields({ form: { field } }: SettingsFieldsProps) {
  const t = useStore(tenantManagementMessages)
  return (
    <div className={layout.fields}>
      <TextField
        label={t.learnerPrice}
        hint={t.learnerPriceHint}
        inputMode="decimal"
        {...field('settings.prices.learnerMonthlyCents')}
      />
      <fieldset className={classes.prices}>
        <legend>{t.coursePrices}</legend>
        <p className={classes.note}>{t.coursePricesHint}</p>
        <div className={layout.pair}>
          {CORE_MODULES.map(({ code, title, priceCents }) => (
            <TextField
              key={code}
              label={t.coursePrice({ title })}
              hint={t.standardPrice({ code, price: toDollars(priceCents) })}
              inputMode="decimal"
              {...field(`settings.prices.courseCents.${code}`)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
