import {
  ONCALL_TENANT,
  TRINOVA_TENANT,
  faviconOf,
  tenantName,
  themeProperties,
} from '@platform/shared-contracts/rules'
import { useEffect, useState } from 'react'
import { BrandMark } from '../src/layout/brand-mark.tsx'
import { Button } from '../src/actions/button.tsx'
import { PageHeader } from '../src/layout/page-header.tsx'
import styles from './gallery.module.css'
import { Brand } from './sections/brand.tsx'
import { Buttons } from './sections/buttons.tsx'
import { Cards } from './sections/cards.tsx'
import { Choices } from './sections/choices.tsx'
import { Colors } from './sections/colors.tsx'
import { Feedback } from './sections/feedback.tsx'
import { Fields } from './sections/fields.tsx'
import { Loading } from './sections/loading.tsx'
import { Overlays } from './sections/overlays.tsx'
import { Tables } from './sections/tables.tsx'
import { TabSets } from './sections/tab-sets.tsx'
import { Typography } from './sections/typography.tsx'

const TENANTS = [ONCALL_TENANT, TRINOVA_TENANT]
const SECTIONS = {
  Brand,
  Colors,
  Typography,
  Buttons,
  Fields,
  Choices,
  Feedback,
  Loading,
  Cards,
  Overlays,
  Tabs: TabSets,
  Tables,
}

/** Every component in every state, in the colors of either tenant (`?tenant=trinova`). */
export function Gallery() {
  const [slug, setSlug] = useState(() => new URLSearchParams(location.search).get('tenant') ?? 'oncall')
  const tenant = TENANTS.find((each) => each.slug === slug) ?? ONCALL_TENANT
  useEffect(() => {
    for (const [name, value] of Object.entries(themeProperties(tenant)))
      document.documentElement.style.setProperty(name, value)
    document.title = `Component gallery, ${tenantName(tenant)}`
    const icon =
      document.querySelector('link[rel=icon]') ?? document.head.appendChild(document.createElement('link'))
    icon.setAttribute('rel', 'icon')
    icon.setAttribute('href', faviconOf(tenant))
  }, [tenant])
  return (
    <>
      <header className={styles.top}>
        <div className={`content ${styles.bar}`}>
          <BrandMark name={tenantName(tenant)} />
          <div className={styles.themes} role="group" aria-label="Theme">
            {TENANTS.map((each) => (
              <Button
                key={each.slug}
                size="sm"
                variant={each === tenant ? 'secondary' : 'ghost'}
                aria-pressed={each === tenant}
                onClick={() => setSlug(each.slug)}
              >
                {each.slug}
              </Button>
            ))}
          </div>
        </div>
      </header>
      <main className="content">
        <PageHeader
          eyebrow="shared-ui"
          title="Component gallery"
          lead="Every component in every state, on the theme variables of a tenant. What is not here does not exist yet."
        />
        <nav className={styles.index} aria-label="Sections">
          {Object.keys(SECTIONS).map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
        {Object.entries(SECTIONS).map(([name, Section]) => (
          <section key={name} id={name} className={styles.section} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{name}</h2>
            <Section />
          </section>
        ))}
      </main>
    </>
  )
}
