import { i18n } from '../../app/i18n.ts'
import { tenantPreview } from '../../locales/en/preview.ts'

export const previewMessages = i18n({ tenantPreview })
