import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/unknown-host.ts'

export const unknownHost: Translation<typeof en.unknownHost> = {
  title: 'No hay ningún sitio en esta dirección',
  text: 'Revise la dirección e inténtelo de nuevo.',
}
