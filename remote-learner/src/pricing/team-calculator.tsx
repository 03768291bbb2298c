import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { CheckboxGroupField } from '@platform/shared-ui/checkbox-group-field'
import { TextField } from '@platform/shared-ui/field'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { formatCents } from '../lib/money.ts'
import { parseSeats } from '../domain/cart/seats.rule.ts'
import { useCartItems } from '../domain/cart/use-cart-items.ts'
import { pricingMessages } from './pricing.messages.ts'
import { TeamPrice } from './team-price.tsx'
import classes from './pricing.module.css'

const FIRST_CREW = '10'

/** The chosen courses are the cart's, so that what a visitor computed here is what the checkout has. */
export function TeamCalculator({ offers }: { readonly offers: readonly ModuleOffer[] }) {
  const t = useStore(pricingMessages)
  const language = useStore(locale)
  const { cart } = usePlatform()
  const chosen = useCartItems().map(({ code }) => code)
  const [typed, setTyped] = useState(FIRST_CREW)
  const seats = parseSeats(typed)
  const choose = (wanted: readonly string[]) => {
    for (const { code, title, priceCents } of offers)
      if (wanted.includes(code)) cart.add({ code, title, priceCents })
      else cart.remove(code)
  }
  return (
    <section className={classes.teams} aria-labelledby="teams">
      <div>
        <h2 id="teams">{t.teams}</h2>
        <p className={classes.lead}>{t.teamsLead}</p>
      </div>
      <div className={classes.choices}>
        <CheckboxGroupField
          label={t.choose}
          options={offers.map(({ code, title, priceCents }) => ({
            value: code,
            label: title,
            hint: formatCents(priceCents, language),
          }))}
          values={chosen}
          onChange={choose}
        />
        <div className={classes.quick}>
          <Button size="sm" onClick={() => choose(offers.map(({ code }) => code))}>
            {t.chooseAll}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => choose([])}>
            {t.chooseNone}
          </Button>
        </div>
      </div>
      <div className={classes.result}>
        <TextField
          label={t.people}
          hint={t.peopleHint}
          inputMode="numeric"
          value={typed}
          error={seats === null ? t.peopleRange : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TeamPrice chosen={offers.filter(({ code }) => chosen.includes(code))} seats={seats} />
      </div>
    </section>
  )
}
