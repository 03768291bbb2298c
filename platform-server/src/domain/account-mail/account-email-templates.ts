import type { EmailContent } from '../../lib/mail/mail-layout.ts'

/** An email without the target of its button. */
export interface AccountEmailContent extends Omit<EmailContent, 'action'> {
  readonly action: string
}

type Write = (site: string, firstName: string) => AccountEmailContent

export interface AccountEmailTemplates {
  readonly verification: Write
  readonly passwordReset: Write
  /** For an account that signs in against its company's directory: there is no password to reset here. */
  readonly directoryAccount: Write
  /** The person is notified of every password change, because someone else may have made it. */
  readonly passwordChanged: Write
  /** For a new registration with an address that is still unverified: its owner takes the account over here. */
  readonly finishRegistration: Write
  /** After so many failed logins that the person should know, and may need another way to sign in. */
  readonly repeatedLoginFailures: Write
}

export const englishTemplates: AccountEmailTemplates = {
  verification: (site, firstName) => ({
    subject: `Verify your email for ${site}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your account at ${site} is almost ready. Please confirm that this email address is yours. Then you can sign in.`,
    ],
    action: 'Verify my email',
    closing:
      'The link works for 3 days. If you did not create this account, ignore this email. The account will stay closed.',
  }),
  passwordReset: (site, firstName) => ({
    subject: `Reset your ${site} password`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Someone, hopefully you, asked to reset the password for your account at ${site}. Use the button to choose a new one.`,
    ],
    action: 'Choose a new password',
    closing:
      'The link works once, for one hour. If you did not ask for it, ignore this email. Your password will not change.',
  }),
  directoryAccount: (site, firstName) => ({
    subject: `How to sign in to ${site}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Someone, hopefully you, asked to reset a password at ${site}. Your account uses your company password instead. Choose Company Login on the sign-in page. If you forgot that password, your company's administrator can help.`,
    ],
    action: 'Go to the sign-in page',
    closing: 'If you did not ask for this, ignore this email. Nothing has changed.',
  }),
  passwordChanged: (site, firstName) => ({
    subject: `Your ${site} password was changed`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The password for your account at ${site} was just changed. All other devices were signed out, and older password reset links no longer work.`,
      'If you changed it, you do not need to do anything.',
    ],
    action: 'I did not change it',
    closing: 'If you did not change it, use the button now to choose a new password.',
  }),
  finishRegistration: (site, firstName) => ({
    subject: `Finish your ${site} account`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Someone, hopefully you, tried to create an account at ${site} with this email address. An account with this address was started earlier but never confirmed.`,
      'To use it, choose a password and enter your name. Anything entered earlier will be deleted.',
    ],
    action: 'Set up my account',
    closing: 'The link works once, for one hour. If you did not ask for an account, ignore this email.',
  }),
  repeatedLoginFailures: (site, firstName) => ({
    subject: `Failed sign-in attempts at ${site}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Someone entered a wrong password for your account at ${site} 10 times within 15 minutes. They did not get in, and your password has not changed.`,
      'To sign in on a new device now, open this email on that device and use the button. You still need your password. Devices you have used before work as usual.',
    ],
    action: 'Sign in on this device',
    closing:
      'The link works once, for 24 hours. If you use the same password on other sites, change it there and here.',
  }),
}

export const spanishTemplates: AccountEmailTemplates = {
  verification: (site, firstName) => ({
    subject: `Confirme su correo para ${site}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Su cuenta en ${site} está casi lista. Por favor, confirme que esta dirección de correo es suya. Después podrá iniciar sesión.`,
    ],
    action: 'Confirmar mi correo',
    closing:
      'El enlace sirve durante 3 días. Si usted no creó esta cuenta, ignore este correo. La cuenta quedará cerrada.',
  }),
  passwordReset: (site, firstName) => ({
    subject: `Cambie su contraseña de ${site}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Alguien, esperamos que usted, pidió cambiar la contraseña de su cuenta en ${site}. Use el botón para elegir una nueva.`,
    ],
    action: 'Elegir una contraseña nueva',
    closing:
      'El enlace sirve una sola vez, durante una hora. Si usted no lo pidió, ignore este correo. Su contraseña no cambiará.',
  }),
  directoryAccount: (site, firstName) => ({
    subject: `Cómo entrar a ${site}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Alguien, esperamos que usted, pidió cambiar una contraseña en ${site}. Su cuenta usa la contraseña de su empresa. Elija “Con su empresa” en la página de inicio de sesión. Si olvidó esa contraseña, el administrador de su empresa puede ayudarle.`,
    ],
    action: 'Ir a la página de inicio de sesión',
    closing: 'Si usted no lo pidió, ignore este correo. Nada cambió.',
  }),
  passwordChanged: (site, firstName) => ({
    subject: `Se cambió su contraseña de ${site}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `La contraseña de su cuenta en ${site} se acaba de cambiar. Se cerró la sesión en todos los demás dispositivos, y los enlaces anteriores para cambiar la contraseña ya no sirven.`,
      'Si usted la cambió, no tiene que hacer nada.',
    ],
    action: 'Yo no la cambié',
    closing: 'Si usted no la cambió, use el botón ahora para elegir una contraseña nueva.',
  }),
  finishRegistration: (site, firstName) => ({
    subject: `Termine de crear su cuenta de ${site}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Alguien, esperamos que usted, intentó crear una cuenta en ${site} con esta dirección de correo. Antes ya se había empezado una cuenta con esta dirección, pero nunca se confirmó.`,
      'Para usarla, elija una contraseña y escriba su nombre. Lo que se escribió antes se borrará.',
    ],
    action: 'Configurar mi cuenta',
    closing:
      'El enlace sirve una sola vez, durante una hora. Si usted no pidió una cuenta, ignore este correo.',
  }),
  repeatedLoginFailures: (site, firstName) => ({
    subject: `Intentos fallidos de iniciar sesión en ${site}`,
    greeting: `Hola, ${firstName}:`,
    paragraphs: [
      `Alguien escribió una contraseña incorrecta para su cuenta en ${site} 10 veces en 15 minutos. No logró entrar, y su contraseña no ha cambiado.`,
      'Para iniciar sesión ahora en un dispositivo nuevo, abra este correo en ese dispositivo y use el botón. También necesita su contraseña. Los dispositivos que ya usó funcionan como siempre.',
    ],
    action: 'Iniciar sesión en este dispositivo',
    closing:
      'El enlace sirve una sola vez, durante 24 horas. Si usa la misma contraseña en otros sitios, cámbiela allí y aquí.',
  }),
}
