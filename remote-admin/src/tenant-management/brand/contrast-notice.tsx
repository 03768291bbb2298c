import { useStore } from '@nanostores/react'
import type { TenantSettings } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { contrastWarnings } from './contrast-warnings.rule.ts'
import { tenantManagementMessages } from '../tenant-management.messages.ts'

/** Warns while a color is being chosen that text in it could not be read. */
export function ContrastNotice({ settings }: { readonly settings: TenantSettings }) {
  const t = useStore(tenantManagementMessages)
  const warnings = contrastWarnings(settings)
  if (warnings.length === 0) return null
  return (
    <Alert kind="warning" title={t.contrastTitle}>
      <ul>
        {warnings.map(({ color, ratio, ink }) => (
          <li key={color}>{t.contrast({ color: t[color], ratio: ratio.toFixed(1), ink })}</li>
        ))}
      </ul>
    </Alert>
  )
}
