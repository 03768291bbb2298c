import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/consultations/about.ts'

export const consultationsAbout: Translation<typeof en.consultationsAbout> = {
  module: 'Módulo (opcional)',
  noModule: 'Ningún módulo',
  about: 'Módulo:',
}
