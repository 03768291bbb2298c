import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/login.ts'

export const login: Translation<typeof en.login> = {
  tabletNote: 'Esta es una tableta compartida.',
  tabletSignIn: 'Iniciar sesión con un número y un PIN',
  title: 'Iniciar sesión',
  lead: 'Le damos la bienvenida de nuevo a {tenant}.',
  tabs: 'Formas de iniciar sesión',
  emailTab: 'Con su correo',
  companyTab: 'Con su empresa',
  email: 'Correo electrónico',
  password: 'Contraseña',
  username: 'Usuario de la empresa',
  usernamePlaceholder: 'nombre@empresa.com',
  usernameHint: 'Su correo electrónico de la empresa.',
  companyVerified: 'Empresa verificada',
  lookingUp: 'Buscando su empresa...',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión...',
  forgot: '¿Olvidó su contraseña?',
  noAccount: '¿Es su primera vez aquí?',
  register: 'Crear una cuenta',
  signedInAs: 'Inició sesión como {name}.',
  goOn: 'Continuar',
  knownByLink: 'Inicie sesión con su contraseña. Recordaremos este dispositivo para su cuenta.',
  resend: 'Enviar otra vez el correo de confirmación',
  usePasskey: 'Usar una llave de acceso',
  passkeyFailed: 'La llave de acceso no funcionó. Inténtelo de nuevo o inicie sesión con su contraseña.',
}

export const loginFailures: Translation<typeof en.loginFailures> = {
  adminDirectory: 'Las credenciales del administrador LDAP no son válidas. Revise la configuración de LDAP.',
  notInDirectory: 'No se encontró el usuario LDAP. Revise sus datos.',
  directoryPassword: 'La contraseña LDAP no es correcta. Por favor, inténtelo de nuevo.',
  unknown: 'Ocurrió un error. Por favor, inténtelo más tarde.',
  unexpected: 'El servidor dio una respuesta inesperada.',
  incomplete: 'El servidor no completó el inicio de sesión. Por favor, inténtelo de nuevo.',
  companyRequired: 'Para iniciar sesión con LDAP se necesita el identificador de la empresa.',
  noCompany: 'No se encontró ninguna empresa con este dominio.',
  lookupFailed: 'No se pudo obtener la información de la empresa.',
}

export const secondStep: Translation<typeof en.secondStep> = {
  title: 'Confirme que es usted',
  lead: 'Su contraseña es correcta. Complete un paso más para iniciar sesión.',
  code: 'Código de su aplicación de autenticación',
  codeHint: 'Seis dígitos. Cada 30 segundos aparece un código nuevo.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los diez códigos que guardó. Cada uno sirve una sola vez.',
  passkeyText: 'Su navegador le pedirá la huella, la cara, el PIN o la llave de seguridad.',
  goOn: 'Continuar',
  back: 'Volver',
  otherWays: 'Otras opciones',
  useTotp: 'Usar la aplicación de autenticación',
  usePasskey: 'Usar la llave de acceso',
  useRecovery: 'Usar un código de recuperación',
  passkeyFailed: 'La llave de acceso no funcionó. Inténtelo de nuevo o elija otra opción.',
  noWay:
    'Ninguna de sus formas de iniciar sesión funciona en este sitio. Abra el sitio donde las configuró o escriba a soporte.',
}
