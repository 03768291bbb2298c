import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { priceCart, type CartItem } from '@platform/shared-contracts/rules'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import { Link, useNavigate } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { moduleTitle } from '../app/catalog.ts'
import { tenantCatalog } from '../app/tenant-catalog.ts'
import { formatMoney } from '../lib/money.ts'
import type { LandingOffer } from './landing-page.ts'
import { offerMessages } from './landing.messages.ts'
import styles from './landing.module.css'

/** What it costs at this tenant, and where to begin. */
export function LandingOfferCard({ offer }: { readonly offer: LandingOffer }) {
  if (offer.kind === 'partners') return <PartnersOffer />
  const codes = offer.kind === 'module' ? [offer.code] : offer.codes
  return <CoursesOffer codes={codes} />
}

function CoursesOffer({ codes }: { readonly codes: readonly string[] }) {
  const m = useStore(offerMessages)
  const language = useStore(i18n.language)
  const { tenant } = usePlatform()
  const modules = tenantCatalog(tenant).filter(({ code }) => codes.includes(code))
  const { sumCents, totalCents } = priceCart(modules)
  const isOne = codes.length === 1
  const percent = Math.round(100 * (1 - totalCents / sumCents))
  const minutes = modules.reduce((sum, module) => sum + (module.minutes ?? 0), 0)
  return (
    <Card as="section" level={2} tone="accent" title={m.title} className={styles.offer}>
      <p className={styles.price}>
        {formatMoney(totalCents, language)}
        {sumCents > totalCents && <small>{m.before({ price: formatMoney(sumCents, language) })}</small>}
      </p>
      <p>
        {isOne
          ? m.module({ minutes, hasMinutes: String(minutes > 0) })
          : m.bundle({ count: String(codes.length), percent: String(percent) })}
      </p>
      {!isOne && (
        <ul className={styles.bundle}>
          {codes.map((code) => (
            <li key={code}>
              <Link to={`/modules/${code}`}>{moduleTitle(code)}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <AddToCart modules={modules} />
        {isOne && <LinkButton to={`/modules/${codes[0]}`}>{m.toModule}</LinkButton>}
        <SubscribeButton variant="secondary" />
      </div>
      <p className={styles.muted}>{m.orSubscribe}</p>
      <p className={styles.muted}>
        <Link to="/pricing">{m.toPricing}</Link>
      </p>
    </Card>
  )
}

/** Fills the cart and goes there: the checkout asks for the login, and has the same courses after it. */
function AddToCart({ modules }: { readonly modules: readonly CartItem[] }) {
  const m = useStore(offerMessages)
  const { cart } = usePlatform()
  const navigate = useNavigate()
  const add = () => {
    for (const { code, title, priceCents } of modules) cart.add({ code, title, priceCents })
    void navigate('/cart')
  }
  return (
    <Button variant="primary" onClick={add}>
      {m.add({ count: modules.length })}
    </Button>
  )
}

function PartnersOffer() {
  const m = useStore(offerMessages)
  return (
    <Card as="section" level={2} tone="accent" title={m.partners} className={styles.offer}>
      <p>{m.partnersText}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to="/partners">
          {m.toPartners}
        </LinkButton>
        <SubscribeButton variant="secondary" />
      </div>
      <p className={styles.muted}>{m.orSubscribe}</p>
    </Card>
  )
}
