import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/accounts/account-emails.ts'

export const accountEmails: Translation<typeof en.accountEmails> = {
  greeting: 'Hola, {firstName}:',
  verificationSubject: 'Confirme su correo para {site}',
  verificationBody:
    'Su cuenta en {site} está casi lista. Por favor, confirme que esta dirección de correo es suya. Después podrá iniciar sesión.',
  verificationAction: 'Confirmar mi correo',
  verificationClosing:
    'El enlace sirve durante 3 días. Si usted no creó esta cuenta, ignore este correo. La cuenta quedará cerrada.',
  passwordResetSubject: 'Cambie su contraseña de {site}',
  passwordResetBody:
    'Alguien, esperamos que usted, pidió cambiar la contraseña de su cuenta en {site}. Use el botón para elegir una nueva.',
  passwordResetAction: 'Elegir una contraseña nueva',
  passwordResetClosing:
    'El enlace sirve una sola vez, durante una hora. Si usted no lo pidió, ignore este correo. Su contraseña no cambiará.',
  directoryAccountSubject: 'Cómo entrar a {site}',
  directoryAccountBody:
    'Alguien, esperamos que usted, pidió cambiar una contraseña en {site}. Su cuenta usa la contraseña de su empresa. Elija “Con su empresa” en la página de inicio de sesión. Si olvidó esa contraseña, el administrador de su empresa puede ayudarle.',
  directoryAccountAction: 'Ir a la página de inicio de sesión',
  directoryAccountClosing: 'Si usted no lo pidió, ignore este correo. Nada cambió.',
  passwordChangedSubject: 'Se cambió su contraseña de {site}',
  passwordChangedBody:
    'La contraseña de su cuenta en {site} se acaba de cambiar. Se cerró la sesión en todos los demás dispositivos, y los enlaces anteriores para cambiar la contraseña ya no sirven.',
  passwordChangedBody2: 'Si usted la cambió, no tiene que hacer nada.',
  passwordChangedAction: 'Yo no la cambié',
  passwordChangedClosing: 'Si usted no la cambió, use el botón ahora para elegir una contraseña nueva.',
  finishRegistrationSubject: 'Termine de crear su cuenta de {site}',
  finishRegistrationBody:
    'Alguien, esperamos que usted, intentó crear una cuenta en {site} con esta dirección de correo. Antes ya se había empezado una cuenta con esta dirección, pero nunca se confirmó.',
  finishRegistrationBody2:
    'Para usarla, elija una contraseña y escriba su nombre. Lo que se escribió antes se borrará.',
  finishRegistrationAction: 'Configurar mi cuenta',
  finishRegistrationClosing:
    'El enlace sirve una sola vez, durante una hora. Si usted no pidió una cuenta, ignore este correo.',
  repeatedLoginFailuresSubject: 'Intentos fallidos de iniciar sesión en {site}',
  repeatedLoginFailuresBody:
    'Alguien escribió una contraseña incorrecta para su cuenta en {site} 10 veces en 15 minutos. No logró entrar, y su contraseña no ha cambiado.',
  repeatedLoginFailuresBody2:
    'Para iniciar sesión ahora en un dispositivo nuevo, abra este correo en ese dispositivo y use el botón. También necesita su contraseña. Los dispositivos que ya usó funcionan como siempre.',
  repeatedLoginFailuresAction: 'Iniciar sesión en este dispositivo',
  repeatedLoginFailuresClosing:
    'El enlace sirve una sola vez, durante 24 horas. Si usa la misma contraseña en otros sitios, cámbiela allí y aquí.',
}
