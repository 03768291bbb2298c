import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/ui/emails.ts'

export const emails: Translation<typeof en.emails> = {
  none: 'Sin correo',
}
