import { useStore } from '@nanostores/react'
import type { PriceList } from '@platform/shared-contracts/http'
import { CORE_MODULES, LEARNER_MONTHLY_CENTS, PARTNER_MONTHLY_CENTS } from '@platform/shared-contracts/rules'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { toDollars } from '../lib/dollars.rule.ts'
import type { FormOf } from '../ui/use-resource-form.ts'
import { plansMessages } from './plans.messages.ts'
import type { PriceDraft } from './price-form.rule.ts'
import layout from '../ui/layout.module.css'

interface Props {
  readonly form: FormOf<PriceDraft>
  readonly list: PriceList
}

export function PlanFields({ form, list }: Props) {
  const t = useStore(plansMessages)
  const platformPrice = (cents: number) => t.platformPrice({ price: `$${toDollars(cents)}` })
  return (
    <div className={layout.pair}>
      <Card as="section" level={2} eyebrow="LS0100" title={t.learner}>
        <div className={layout.fields}>
          <p>{t.live({ count: list.livePlans['LS0100'] ?? 0 })}</p>
          <TextField
            required
            label={t.learnerPrice}
            hint={platformPrice(LEARNER_MONTHLY_CENTS)}
            inputMode="decimal"
            {...form.field('prices.learnerMonthlyCents')}
          />
          <TextField
            required
            label={t.trialDays}
            hint={t.trialHint}
            inputMode="numeric"
            {...form.field('prices.trialDays')}
          />
          <Offered form={form} code="LS0100" />
        </div>
      </Card>
      <Card as="section" level={2} eyebrow="PS0100" title={t.partner}>
        <div className={layout.fields}>
          <p>{t.live({ count: list.livePlans['PS0100'] ?? 0 })}</p>
          <TextField
            required
            label={t.partnerPrice}
            hint={platformPrice(PARTNER_MONTHLY_CENTS)}
            inputMode="decimal"
            {...form.field('prices.partnerMonthlyCents')}
          />
          <Offered form={form} code="PS0100" />
        </div>
      </Card>
    </div>
  )
}

function Offered({ form, code }: Pick<Props, 'form'> & { readonly code: keyof PriceDraft['offered'] }) {
  const t = useStore(plansMessages)
  return (
    <CheckboxField label={t.isOffered} hint={t.isOfferedHint} {...form.form.register(`offered.${code}`)} />
  )
}

export function CourseFields({ form }: Pick<Props, 'form'>) {
  const t = useStore(plansMessages)
  return (
    <Card as="section" level={2} title={t.courses}>
      <div className={layout.fields}>
        <p>{t.coursesHint}</p>
        <div className={layout.pair}>
          {CORE_MODULES.map(({ code, title, priceCents }) => (
            <TextField
              key={code}
              label={t.course({ title })}
              hint={t.coursePlatformPrice({ code, price: `$${toDollars(priceCents)}` })}
              inputMode="decimal"
              {...form.field(`prices.courseCents.${code}`)}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
