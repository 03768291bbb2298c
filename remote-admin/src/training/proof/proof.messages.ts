import { i18n } from '../../app/i18n.ts'
import {
  proof,
  registerState,
  register,
  credentialState,
  credentialReview,
} from '../../locales/en/training/proof.ts'

export const proofMessages = i18n({ proof })
export const certificateStateMessages = i18n({ registerState })
export const registerMessages = i18n({ register })
export const credentialStateMessages = i18n({ credentialState })
export const credentialMessages = i18n({ credentialReview })
