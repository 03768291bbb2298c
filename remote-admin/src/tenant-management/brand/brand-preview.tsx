import { useStore } from '@nanostores/react'
import type { TenantSettings } from '@platform/shared-contracts/http'
import { themeProperties, toTenantConfig } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { BrandMark } from '@platform/shared-ui/brand-mark'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { previewMessages } from './preview.messages.ts'
import { useScopedCss } from './use-scoped-css.ts'
import classes from './brand-preview.module.css'

const SCOPE = '[data-tenant-preview]'

/** The tenant's pages in small, on the colors, font and CSS being edited. Nothing in it can be operated. */
export function BrandPreview({ settings }: { readonly settings: TenantSettings }) {
  const t = useStore(previewMessages)
  const config = toTenantConfig({ id: 0, slug: 'preview', settings })
  useScopedCss(settings.customCss, SCOPE)
  return (
    <section aria-label={t.label} className={classes.frame}>
      <div
        inert
        data-theme-scope
        data-tenant-preview
        className={classes.page}
        style={themeProperties(config) as React.CSSProperties}
      >
        <header className={classes.header}>
          <BrandMark name={settings.name || t.unnamed} logoUrl={settings.logoUrl ?? undefined} />
          <span className={classes.nav}>{t.navTraining}</span>
          <span className={classes.nav}>{t.navResources}</span>
        </header>
        <div className={classes.hero}>
          <h3>{t.headline}</h3>
          <p>{t.lead({ name: settings.name || t.unnamed })}</p>
          <Button variant="primary">{t.subscribe}</Button>
        </div>
        <Card title={t.cardTitle} eyebrow={t.cardCode} aside={<Badge tone="success">{t.cardStatus}</Badge>}>
          {t.cardText}
        </Card>
        <Alert kind="success">{t.success}</Alert>
        <Alert kind="warning">{t.warning}</Alert>
        <Alert kind="danger">{t.danger}</Alert>
        <Alert kind="info">{t.info}</Alert>
      </div>
    </section>
  )
}
