import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { KnownDevices } from '../accounts/known-devices.ts'
import type { Passwords } from '../accounts/passwords.ts'
import { createAnnounce } from './announce.ts'
import { createPasskeyRequest } from './passkeys/passkey-request.ts'
import { createChangeFactors } from './change-factors.ts'
import { createCheckCode } from './check-code.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createPasskeyChanges } from './passkeys/passkey-changes.ts'
import { createPasskeyLogin } from './passkeys/passkey-login.ts'
import { createPasskeySite } from './passkeys/passkey-site.ts'
import { createProof } from './proof.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createRegisterPasskey } from './passkeys/register-passkey.ts'
import { createSecondStep, type OpenSession } from './second-step.ts'
import { createTotpChanges } from './totp-changes.ts'
import { createTotp } from './totp.ts'
import { createVerifyPasskey } from './passkeys/verify-passkey.ts'

interface Parts extends MailingOptions {
  readonly passwords: Passwords
  readonly devices: KnownDevices
  readonly openSession: OpenSession
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** Everything about second factors, put together once. */
export function createSecondFactor({ services, tenantMailer, passwords, devices, openSession }: Parts) {
  const announce = createAnnounce(tenantMailer)
  const findSite = createPasskeySite(services)
  const limits = createGuessLimits(services)
  const totp = createTotp(services)
  const recoveryCodes = createRecoveryCodes(services, passwords)
  const checkCode = createCheckCode({ services, totp, recoveryCodes })
  const askPasskey = createPasskeyRequest({ services, findSite })
  const registerPasskey = createRegisterPasskey({ services, findSite })
  const change = createChangeFactors({ services, recoveryCodes, announce })
  const verifyPasskey = createVerifyPasskey({
    services,
    findSite,
    onCopied: (request, { userId, name }) =>
      services.database.withTenant(request.tenant.id, (tx) =>
        announce(tx, {
          tenant: request.tenant,
          event: 'second-factor.passkey-copied',
          detail: name,
          request,
          userId,
        }),
      ),
  })
  const signIn = { services, askPasskey, verifyPasskey, limits, openSession }
  return {
    findSite,
    registerPasskey,
    secondStep: createSecondStep({ ...signIn, checkCode, announce, devices }),
    passkeyLogin: createPasskeyLogin(signIn),
    proof: createProof({ services, passwords, checkCode, askPasskey, findSite, verifyPasskey, limits }),
    totpChanges: createTotpChanges({ services, totp, recoveryCodes, limits, change }),
    passkeyChanges: createPasskeyChanges({ register: registerPasskey, recoveryCodes, change }),
  }
}
