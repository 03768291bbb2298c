import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { ArrowRightIcon } from '@platform/shared-ui/icon'
import { i18n } from '../app/i18n.ts'
import { formatMoney } from '../lib/money.ts'
import { tenantCatalog } from '../app/tenant-catalog.ts'
import { homeSectionsMessages } from './home-sections.messages.ts'
import { SectionHead } from './section-head.tsx'
import styles from './sections.module.css'
import { useTenantPrices } from './use-tenant-prices.ts'

export function CatalogStrip() {
  const m = useStore(homeSectionsMessages)
  const language = useStore(i18n.language)
  const { ref, prices } = useTenantPrices()
  const { tenant } = usePlatform()
  return (
    <section className={styles.band}>
      <div className={`content ${styles.section}`}>
        <SectionHead title={m.catalogTitle} lead={m.catalogLead} />
        <ul className={styles.catalog} ref={ref}>
          {tenantCatalog(tenant).map(({ code, title, standard, minutes, priceCents }) => (
            <li key={code}>
              <span className={styles.course}>{title}</span>
              <span className={styles.price}>{formatMoney(prices.get(code) ?? priceCents, language)}</span>
              <span className={styles.small}>
                <code>{standard}</code>
                {minutes !== null && m.minutes({ minutes })}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <LinkButton to="/courses" icon={<ArrowRightIcon />}>
            {m.catalogMore}
          </LinkButton>
          <LinkButton variant="ghost" to="/pricing">
            {m.catalogPricing}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
