import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/second-factor-emails.ts'

export const secondFactorEmails: Translation<typeof en.secondFactorEmails> = {
  greeting: 'Hola, {firstName}:',
  action: 'Revisar mi cuenta',
  closing:
    'Si no fue usted, entre ahora, cambie su contraseña y cierre las sesiones que no reconozca. Si no puede entrar, escríbanos.',
  totpAddedSubject: 'Se agregó una aplicación de autenticación a su cuenta de {site}',
  totpAddedBody: 'A partir de ahora, para entrar necesita su contraseña y un código de esta aplicación.',
  totpRemovedSubject: 'Se quitó la aplicación de autenticación de su cuenta de {site}',
  totpRemovedBody: 'Sus códigos ya no sirven para entrar. Se cerraron todas sus demás sesiones.',
  passkeyAddedSubject: 'Se agregó una llave de acceso a su cuenta de {site}',
  passkeyAddedBody: 'Ya puede entrar con la llave de acceso “{passkey}”.',
  passkeyRemovedSubject: 'Se quitó una llave de acceso de su cuenta de {site}',
  passkeyRemovedBody:
    'La llave de acceso “{passkey}” ya no sirve para entrar. Se cerraron todas sus demás sesiones.',
  passkeyCopiedSubject: 'Bloqueamos un inicio de sesión en su cuenta de {site}',
  passkeyCopiedBody:
    'Es posible que alguien haya copiado la llave de acceso “{passkey}”. Quítela de su cuenta y agregue una nueva.',
  recoveryUsedSubject: 'Se usó un código de recuperación de su cuenta de {site}',
  recoveryUsedBody:
    'Códigos de recuperación que le quedan: {left}. En la página de su cuenta puede crear diez nuevos.',
  recoveryReplacedSubject: 'Códigos de recuperación nuevos para su cuenta de {site}',
  recoveryReplacedBody: 'Se crearon diez códigos de recuperación nuevos. Los anteriores ya no sirven.',
  resetSubject: 'Se restableció la seguridad de acceso de su cuenta de {site}',
  resetBody:
    'Nuestro personal quitó su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación, porque alguien nos avisó que usted no podía entrar. Se cerraron todas sus sesiones. Entre con su contraseña y configure de nuevo un segundo paso.',
}
