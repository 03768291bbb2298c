import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/connection.ts'

export const connection: Translation<typeof en.connection> = {
  offline: 'No tiene conexión. Podrá guardar y enviar de nuevo cuando vuelva la conexión.',
}
