import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/shell.ts'

export const shell: Translation<typeof en.shell> = {
  skipToContent: 'Ir al contenido',
  verifying: 'Comprobando su sesión...',
}
