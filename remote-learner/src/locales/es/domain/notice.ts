import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/domain/notice.ts'

export const offlineNotice: Translation<typeof en.offlineNotice> = {
  attemptGraded:
    'Se entregó un cuestionario guardado en este dispositivo. Vea el resultado en Cuestionarios.',
}
