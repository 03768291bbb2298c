import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Card } from '@platform/shared-ui/card'
import { i18n } from '../app/i18n.ts'
import { tenantCatalog } from '../app/tenant-catalog.ts'
import { formatMoney } from '../lib/money.ts'
import styles from './module-box.module.css'
import { publicUiMessages } from './ui.messages.ts'

interface ModuleBoxProps {
  readonly code: string
  readonly level?: 2 | 3
  /** Above the title; the standard that the module teaches unless given. */
  readonly eyebrow?: string
  readonly as?: 'div' | 'li'
}

/** One training module with the way to it; nothing where the catalog does not have it. */
export function ModuleBox({ code, level = 3, eyebrow, as = 'div' }: ModuleBoxProps) {
  const m = useStore(publicUiMessages)
  const language = useStore(i18n.language)
  const { tenant } = usePlatform()
  const module = tenantCatalog(tenant).find((entry) => entry.code === code)
  if (!module) return null
  return (
    <Card
      as={as}
      level={level}
      eyebrow={eyebrow ?? `29 CFR ${module.standard}`}
      title={module.title}
      to={`/modules/${module.code}`}
    >
      <p className={styles.facts}>
        {module.minutes !== null && <span>{m.minutes({ minutes: String(module.minutes) })}</span>}
        <strong>{formatMoney(module.priceCents, language)}</strong>
      </p>
    </Card>
  )
}
