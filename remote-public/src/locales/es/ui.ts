import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/ui.ts'

export const publicUi: Translation<typeof en.publicUi> = {
  minutes: 'Unos {minutes} min',
}
