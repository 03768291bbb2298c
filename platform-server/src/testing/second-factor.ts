import type { SecondFactorStep, TotpEnrollment } from '@platform/shared-contracts/http'
import { Secret, TOTP } from 'otpauth'
import { ask, PASSWORD } from './people.ts'
import type { SoftwareAuthenticator } from './software-authenticator.ts'
import type { TestApp } from './test-app.ts'

/** What the app on the phone shows at that moment. */
export function totpCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** Adds an authenticator app; the first code is spent by it. */
export async function addTotp(test: TestApp, token: string) {
  const enrollment = (await ask(test, '/account/totp', { method: 'POST', token })).json<TotpEnrollment>()
  const code = totpCode(enrollment.secret, test.services.now())
  const answer = await ask(test, '/account/totp/confirm', { body: { code }, token })
  if (answer.statusCode !== 200) throw new Error(`the authenticator app was answered ${answer.body}`)
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] | null }>()
  return { ...enrollment, recoveryCodes: recoveryCodes ?? [] }
}

interface Adding {
  readonly token: string
  readonly host?: string
  readonly name?: string
}

export async function addPasskey(
  test: TestApp,
  authenticator: SoftwareAuthenticator,
  { token, host = 'localhost', name = 'Laptop' }: Adding,
) {
  const options = await ask(test, '/account/passkeys/options', { method: 'POST', token, host })
  if (options.statusCode !== 200) throw new Error(`the options were answered ${options.body}`)
  const body = { name, response: authenticator.create(options.json()) }
  return ask(test, '/account/passkeys', { body, token, host })
}

/** A login by password that must go on with a second factor. */
export async function beginLogin(test: TestApp, email: string): Promise<SecondFactorStep['secondFactor']> {
  const answer = await ask(test, '/auth/login', { body: { email, password: PASSWORD } })
  const { secondFactor } = answer.json<Partial<SecondFactorStep>>()
  if (!secondFactor) throw new Error(`login of ${email} was answered ${answer.body}`)
  return secondFactor
}
