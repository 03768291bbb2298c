import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../../en/app/figures/lockout.ts'

export const lockoutFigures: Translation<typeof en.lockoutFigures> = {
  prepare: 'Preparar',
  shutDown: 'Apagar',
  isolate: 'Aislar',
  lock: 'Bloquear y\netiquetar',
  release: 'Liberar\nla energía',
  verify: 'Verificar',
}
