import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/account-problems.ts'

export const accountProblems: Translation<typeof en.accountProblems> = {
  'account-disabled': 'Esta cuenta está desactivada. Escriba a soporte si cree que es un error.',
  'account-gone': 'Esta cuenta ya no existe.',
  'account-protected':
    'Ya existe una cuenta con este correo y con su propia contraseña. Inicie sesión en “Con su correo”.',
  'challenge-over': 'Esto tardó demasiado. Por favor, empiece a iniciar sesión de nuevo.',
  'already-in-company': 'Esta persona ya está en su empresa.',
  'class-has-sheet':
    'Esta clase ya tiene una hoja de asistencia. La hoja es una prueba y no se puede reemplazar.',
  'class-not-found': 'Esta clase ya está anulada o no es de su empresa.',
  'class-not-found:sheet': 'Esta clase no tiene hoja de asistencia.',
  'company-invitation-gone': 'Esta invitación ya no está abierta.',
  'company-manager': 'Solo los responsables de una empresa pueden hacer esto.',
  'company-not-found': 'No encontramos esta empresa.',
  'company-rule-not-found': 'Esta regla ya no existe.',
  'company-owner': 'Solo un propietario de la empresa puede hacer esto.',
  'directory-account':
    'Su empresa comprueba cada inicio de sesión. Entre primero en “Con su empresa” y use la llave de acceso como segundo paso.',
  'directory-base-missing':
    'El directorio de su empresa no está bien configurado: no se encontró su base de búsqueda. Avise a su administrador.',
  'directory-email':
    'El directorio de su empresa no tiene un correo de la empresa para usted. Pida a su administrador que lo agregue.',
  'directory-left':
    'Usted ya no está en el directorio de su empresa; por eso se cerró su sesión. Pida ayuda a su administrador.',
  'directory-not-allowed':
    'No pudimos conectarnos con el directorio de su empresa. Avise a su administrador.',
  'directory-person-ambiguous':
    'En el directorio de su empresa, más de una persona tiene este usuario. Avise a su administrador.',
  'directory-person-missing': 'No user found in LDAP directory with the specified credentials',
  'directory-person-refused': 'Invalid user LDAP credentials',
  'directory-search-refused': 'El directorio de su empresa rechazó la búsqueda. Avise a su administrador.',
  'directory-service-refused': 'Invalid admin LDAP credentials',
  'directory-silent':
    'El directorio de su empresa no respondió; por eso se cerró su sesión. Inicie sesión más tarde.',
  'directory-unreachable': 'El directorio de su empresa no respondió. Inténtelo más tarde.',
  'directory-untrusted':
    'No pudimos conectarnos de forma segura con el directorio de su empresa. Avise a su administrador.',
  'email-not-verified': 'Confirme primero su dirección de correo. Abra el enlace del correo que le enviamos.',
  'email-taken': 'Este correo ya está registrado. Use otro correo o inicie sesión.',
  'email-taken:field': 'Este correo ya está registrado.',
  'erased-already': 'Esta cuenta ya se borró.',
  'has-consultations':
    'Hay clientes que reservaron consultas con esta cuenta. Cancele primero esas consultas.',
  'exemption-not-found': 'Esta exención ya terminó o no es de su empresa.',
  'in-another-company':
    'Usted está ahora en otra empresa. Pida a su responsable que lo desactive allí y luego acepte esta invitación.',
  'in-another-company:person': 'Esta persona está ahora en otra empresa.',
  invalid: 'Revise lo que escribió.',
  'invalid:class-form': 'Envíe el campo "details" con JSON y como máximo un archivo en el campo "sheet".',
  'invalid:class-in-future': 'La fecha de la clase no puede ser futura.',
  'invalid:pack-certificates':
    'Estas personas tienen {total, number} certificados, y un expediente incluye como máximo {limit, number} en PDF. Elija un sitio o menos módulos, u omita los PDF.',
  'invalid:pack-recipients': 'Elija responsables de su empresa.',
  'invalid:pack-in-future': 'Elija hoy o un día anterior.',
  'invalid:class-too-old': 'Escriba una clase de los últimos {years} años.',
  'invalid:csv-columns':
    'Elija la columna que tiene los correos electrónicos o la de los números de empleado.',
  'invalid:csv-empty': 'El archivo no tiene filas debajo de su encabezado.',
  'invalid:csv-long': 'El archivo tiene {rows} filas. Importe {limit} a la vez como máximo.',
  'invalid:supervisor': 'Elija un supervisor entre las personas de su empresa.',
  'invalid:supervisor-circle': 'Esta persona sería su propio supervisor. Elija a otra.',
  'key-reused':
    'Usted ya envió esto con otro contenido, que es el que se guardó. Revíselo y envíelo de nuevo.',
  'last-company-owner': 'Es el último propietario. Dé primero ese papel a otra persona.',
  'last-factor': 'Su cuenta necesita un segundo paso para iniciar sesión. Agregue otro antes de quitar este.',
  'last-operator':
    'Esta es la última cuenta de operador de la plataforma. Dé primero ese rol a otra persona.',
  'last-super-admin':
    'Esta es la última cuenta de superadministrador de este sitio. Dé primero ese rol a otra persona.',
  'link-expired': 'Este enlace venció o ya se usó. Pida uno nuevo.',
  'link-expired:verification': 'Este enlace no es válido o venció. Pida uno nuevo.',
  'location-not-found': 'No encontramos este lugar.',
  'manages-another-company': 'Esta persona ya es responsable de otra empresa.',
  'names-needed': 'Escriba también su nombre. Esta cuenta nunca se confirmó.',
  'no-enrollment': 'Este código QR venció. Por favor, empiece de nuevo.',
  'no-password': 'Su empresa administra su contraseña. Cámbiela en su empresa.',
  'no-second-factor': 'Los códigos de recuperación son solo para cuentas con un segundo paso.',
  'no-such-host': 'No hay ningún sitio en esta dirección.',
  'not-ready:database': 'El servidor no está listo. La base de datos no responde.',
  'not-ready:disk': 'El servidor no está listo. El disco está lleno.',
  'not-signed-in': 'Por favor, inicie sesión.',
  operator:
    'Solo un operador de la plataforma puede hacer esto. Su cuenta administra su propio sitio, no la plataforma.',
  overloaded:
    'En este momento hay más solicitudes de las que podemos atender. Inténtelo de nuevo en un momento.',
  partner: 'Solo los profesionales asociados pueden hacer esto.',
  'partner-not-found': 'No encontramos a este profesional asociado.',
  'passkey-not-found': 'Su cuenta no tiene esta llave de acceso.',
  'passkey-taken': 'Esta llave de acceso ya está en uso.',
  'password-breached':
    'Esta contraseña está en una lista de contraseñas filtradas, así que otras personas pueden probarla. Elija otra.',
  'password-needed': 'Escriba la contraseña que eligió al registrarse.',
  'password-weak':
    'Esta contraseña es demasiado fácil de adivinar. Hágala más larga. Tres o cuatro palabras sin relación funcionan bien.',
  'proof-needed':
    'Alguien escribió contraseñas incorrectas para esta cuenta. Inténtelo de nuevo en {minutes, plural, one {{minutes} minuto} many {{minutes} minutos} other {{minutes} minutos}}.',
  'proof-required': 'Por favor, confirme que es usted. Después inténtelo de nuevo.',
  'resource-not-found': 'No encontramos este archivo.',
  role: 'Su cuenta no tiene permiso para hacer esto.',
  'role:consultations': 'Su cuenta no tiene permiso para ver estas consultas.',
  'second-factor-required':
    'Su cuenta necesita un segundo paso para iniciar sesión. Agréguelo primero en la página de su cuenta.',
  'session-ended': 'Su sesión terminó. Por favor, inicie sesión de nuevo.',
  'session-expired':
    'Su sesión estuvo abierta mucho tiempo y por eso terminó. Por favor, inicie sesión de nuevo.',
  'session-not-found': 'Esta sesión ya terminó.',
  'sign-in-again': 'Aquí no podemos confirmar esta cuenta. Cierre la sesión e iníciela de nuevo.',
  'sign-in-link-needed':
    'Alguien escribió muchas contraseñas incorrectas para esta cuenta. Para iniciar sesión en este dispositivo, abra el enlace del correo que le enviamos, elija una contraseña nueva con “¿Olvidó su contraseña?” o inténtelo de nuevo en {minutes, plural, one {{minutes} minuto} many {{minutes} minutos} other {{minutes} minutos}}.',
  'signed-out':
    'Se cerró su sesión: desde otro dispositivo, por un cambio en su cuenta o por un administrador. Por favor, inicie sesión de nuevo.',
  'storage-full': 'El servidor no tiene espacio para guardar esto. Nada cambió. Inténtelo más tarde.',
  'too-many-attempts':
    'Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {{minutes} minuto} many {{minutes} minutos} other {{minutes} minutos}}.',
  'too-many-passkeys': 'Una cuenta puede tener {limit} llaves de acceso. Quite una que ya no use.',
  'too-many-requests':
    'Demasiadas solicitudes. Inténtelo de nuevo en {seconds, plural, one {{seconds} segundo} many {{seconds} segundos} other {{seconds} segundos}}.',
  'too-many-requests:minutes':
    'Demasiadas solicitudes. Inténtelo de nuevo en {minutes, plural, one {{minutes} minuto} many {{minutes} minutos} other {{minutes} minutos}}.',
  'totp-not-found': 'Su cuenta no tiene una aplicación de autenticación.',
  unavailable: 'El servicio no puede responder ahora. Inténtelo de nuevo en unos segundos.',
  'unavailable:stopping': 'Este servidor se está deteniendo. Inténtelo de nuevo.',
  'unknown-host': 'Las llaves de acceso no funcionan en esta dirección. Abra el sitio en su propio dominio.',
  'unknown-partner': 'No encontramos a este profesional asociado. Elija otro.',
  'unknown-state': 'Elija uno de los 50 estados.',
  'wrong-code':
    'Este código no es correcto. Revise lo que escribió o espere el siguiente código de su aplicación.',
  'wrong-credentials': 'El correo o la contraseña no son correctos.',
  'wrong-passkey': 'No se aceptó esta llave de acceso. Inténtelo de nuevo o elija otra opción.',
  'wrong-password': 'Esta no es su contraseña actual. Inténtelo de nuevo.',
  'wrong-password:registration': 'Esta no es la contraseña que eligió al registrarse. Inténtelo de nuevo.',
  'no-item': 'Esta página o este elemento no existe.',
  'no-route': 'No hay nada en {method} {path}.',
  'server-error': 'Algo falló de nuestro lado. Inténtelo de nuevo.',
  'feature-off': 'Este sitio no ofrece esta función.',
  'employee-number-taken': 'Alguien de su empresa ya tiene este número de empleado.',
  'person-not-found:number':
    'Nadie sin correo en la empresa que usted administra tiene este número de empleado.',
  'pin-locked':
    'Demasiados PIN incorrectos. Inténtelo de nuevo en {minutes, plural, one {{minutes} minuto} many {{minutes} minutos} other {{minutes} minutos}} o pida un PIN nuevo a su gerente.',
  'tablet-gone': 'Esta tableta se eliminó. Pida a su gerente que la configure de nuevo.',
  'tablet-not-found': 'Esta tableta ya no existe.',
  'too-many-tablets': 'Su empresa tiene 50 tabletas, el máximo posible. Elimine una primero.',
  'wrong-pin': 'El número o el PIN no son correctos. Inténtelo de nuevo o pida un PIN nuevo a su gerente.',
  'needs-email': 'Esto solo funciona con cuentas que tienen correo electrónico.',
  'gate-gone': 'Esta entrada se eliminó. Pida un enlace nuevo a la empresa.',
  'gate-not-found': 'Esta entrada ya no existe.',
  'too-many-gates': 'Su empresa tiene 50 entradas, el máximo posible. Elimine una primero.',
  'pack-link-gone': 'Este enlace venció o fue revocado. Pida uno nuevo a quien se lo envió.',
  'pack-not-found': 'Este expediente de inspección ya no existe.',
  'pack-not-found:file': 'No se encontró un archivo de este expediente. Créelo de nuevo.',
  'pack-not-found:link': 'Este enlace ya está revocado o no existe.',
  'pack-not-ready': 'Este expediente de inspección todavía no está listo.',
  'pack-schedule-not-found': 'Esta programación ya no existe.',
  'scim-token-not-found': 'Este token ya está revocado o no existe.',
  'too-many-scim-tokens':
    'Su empresa tiene {limit} tokens activos. Revoque uno que ya no se use y luego cree otro.',
  'too-many-pack-schedules': 'Una empresa puede tener cinco programaciones. Elimine una primero.',
  'too-many-packs': 'Se están creando tres expedientes. Espere a que uno esté listo o elimine uno.',
  'too-many-views': 'Puede guardar 30 vistas. Primero elimine una.',
  'view-not-found': 'Esta vista ya no existe.',
}
