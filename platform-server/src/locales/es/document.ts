import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/document.ts'

export const document: Translation<typeof en.document> = {
  noScript: '{site} necesita JavaScript. Actívelo para este sitio y vuelva a cargar la página.',
}
