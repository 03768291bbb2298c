import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@platform/shared-contracts/http'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { browserStorage } from './browser-storage.ts'

/** Written once a passkey was made or used in this browser; only then does /login look for one by itself. */
const USED_HERE = 'passkeyUsed'

const library = () => import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser')

/** Not while the server renders, nor where the page is no secure context. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

export function hasUsedPasskeyHere(): boolean {
  return browserStorage().getItem(USED_HERE) !== null
}

export function rememberPasskeyHere(): void {
  browserStorage().setItem(USED_HERE, '1')
}

/** After the last one was removed: what the browser still has would be refused. */
export function forgetPasskeyHere(): void {
  browserStorage().removeItem(USED_HERE)
}

/** Whether the browser can offer passkeys among what it fills in. */
export async function canFillInPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/**
 * Has the browser ask for a passkey. Asking ends a question that is still open.
 *
 * Errors: throws when the person gives up or has none.
 */
export async function askForPasskey(
  options: PasskeyOptions,
  { isFilledIn = false }: { readonly isFilledIn?: boolean } = {},
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON, useBrowserAutofill: isFilledIn })
}

/** Has the browser make a passkey. Errors: throws when the person gives up, or the device has one already. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

/** Ends a question that is still open. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}
