import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/update.ts'

export const update: Translation<typeof en.update> = {
  label: 'Actualización',
  ready: 'Hay una versión más nueva de esta página.',
  typed: 'Se perderá lo que escribió aquí y no guardó.',
  now: 'Actualizar ahora',
  anyway: 'Actualizar de todos modos',
  later: 'Más tarde',
}
