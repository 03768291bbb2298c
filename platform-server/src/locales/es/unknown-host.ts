import type { Translation } from '../../lib/messages/message-types.ts'
import type * as source from '../en/unknown-host.ts'

export const unknownHost: Translation<typeof source.unknownHost> = {
  title: 'No hay ningún sitio en esta dirección',
  text: 'Revise la dirección e inténtelo de nuevo.',
}
