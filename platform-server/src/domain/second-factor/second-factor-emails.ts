import type { EmailContent } from '../../lib/mail/mail-layout.ts'

/** What happened to the second factor of an account; also the name of its entry in the audit trail. */
export type SecondFactorEvent =
  | 'second-factor.totp-added'
  | 'second-factor.totp-removed'
  | 'second-factor.passkey-added'
  | 'second-factor.passkey-removed'
  | 'second-factor.passkey-copied'
  | 'second-factor.recovery-used'
  | 'second-factor.recovery-replaced'
  | 'second-factor.reset'

export interface EventDetails {
  readonly site: string
  readonly firstName: string
  /** Name of the passkey, or how many recovery codes are left. */
  readonly detail: string
}

type Sentences = Readonly<Record<SecondFactorEvent, (happened: EventDetails) => readonly [string, string]>>
type SecondFactorEmail = Omit<EmailContent, 'action'> & { readonly action: string }

const english: Sentences = {
  'second-factor.totp-added': ({ site }) => [
    `An authenticator app was added to your ${site} account`,
    'From now on, you need your password and a code from this app to sign in.',
  ],
  'second-factor.totp-removed': ({ site }) => [
    `The authenticator app was removed from your ${site} account`,
    'You can no longer sign in with its codes. All your other sessions have ended.',
  ],
  'second-factor.passkey-added': ({ site, detail }) => [
    `A passkey was added to your ${site} account`,
    `You can now sign in with the passkey "${detail}".`,
  ],
  'second-factor.passkey-removed': ({ site, detail }) => [
    `A passkey was removed from your ${site} account`,
    `You can no longer sign in with the passkey "${detail}". All your other sessions have ended.`,
  ],
  'second-factor.passkey-copied': ({ site, detail }) => [
    `We blocked a sign-in to your ${site} account`,
    `Someone may have copied your passkey "${detail}". Remove it from your account and add a new one.`,
  ],
  'second-factor.recovery-used': ({ site, detail }) => [
    `A recovery code for your ${site} account was used`,
    `Recovery codes left: ${detail}. You can create ten new ones on your account page.`,
  ],
  'second-factor.recovery-replaced': ({ site }) => [
    `New recovery codes for your ${site} account`,
    'Ten new recovery codes were created. The old ones no longer work.',
  ],
  'second-factor.reset': ({ site }) => [
    `Sign-in security for your ${site} account was reset`,
    'Our staff removed your authenticator app, your passkeys and your recovery codes because we were told that you cannot sign in. All your sessions have ended. Sign in with your password and set up a second step again.',
  ],
}

const spanish: Sentences = {
  'second-factor.totp-added': ({ site }) => [
    `Se agregó una aplicación de autenticación a su cuenta de ${site}`,
    'A partir de ahora, para entrar necesita su contraseña y un código de esta aplicación.',
  ],
  'second-factor.totp-removed': ({ site }) => [
    `Se quitó la aplicación de autenticación de su cuenta de ${site}`,
    'Sus códigos ya no sirven para entrar. Se cerraron todas sus demás sesiones.',
  ],
  'second-factor.passkey-added': ({ site, detail }) => [
    `Se agregó una llave de acceso a su cuenta de ${site}`,
    `Ya puede entrar con la llave de acceso “${detail}”.`,
  ],
  'second-factor.passkey-removed': ({ site, detail }) => [
    `Se quitó una llave de acceso de su cuenta de ${site}`,
    `La llave de acceso “${detail}” ya no sirve para entrar. Se cerraron todas sus demás sesiones.`,
  ],
  'second-factor.passkey-copied': ({ site, detail }) => [
    `Bloqueamos un inicio de sesión en su cuenta de ${site}`,
    `Es posible que alguien haya copiado la llave de acceso “${detail}”. Quítela de su cuenta y agregue una nueva.`,
  ],
  'second-factor.recovery-used': ({ site, detail }) => [
    `Se usó un código de recuperación de su cuenta de ${site}`,
    `Códigos de recuperación que le quedan: ${detail}. En la página de su cuenta puede crear diez nuevos.`,
  ],
  'second-factor.recovery-replaced': ({ site }) => [
    `Códigos de recuperación nuevos para su cuenta de ${site}`,
    'Se crearon diez códigos de recuperación nuevos. Los anteriores ya no sirven.',
  ],
  'second-factor.reset': ({ site }) => [
    `Se restableció la seguridad de acceso de su cuenta de ${site}`,
    'Nuestro personal quitó su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación, porque nos avisaron que usted no puede entrar. Se cerraron todas sus sesiones. Entre con su contraseña y configure de nuevo un segundo paso.',
  ],
}

export function secondFactorEmail(
  event: SecondFactorEvent,
  happened: EventDetails,
  language: 'en' | 'es',
): SecondFactorEmail {
  if (language === 'es') {
    const [subject, text] = spanish[event](happened)
    return {
      language,
      subject,
      greeting: `Hola, ${happened.firstName}:`,
      paragraphs: [text],
      action: 'Revisar mi cuenta',
      closing:
        'Si no fue usted, entre ahora, cambie su contraseña y cierre las sesiones que no reconozca. Si no puede entrar, escríbanos.',
    }
  }
  const [subject, text] = english[event](happened)
  return {
    language,
    subject,
    greeting: `Hello ${happened.firstName},`,
    paragraphs: [text],
    action: 'Check my account',
    closing:
      'If this was not you, sign in now, change your password and end any sessions you do not recognize. If you cannot sign in, contact us.',
  }
}
