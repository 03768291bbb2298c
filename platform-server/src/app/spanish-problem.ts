import type { Problem } from '@platform/shared-contracts/http'

/** By the code of a problem that learners can get: signing in, their account, lessons, quizzes, certificates. */
const SPANISH: Readonly<Record<string, string>> = {
  'account-disabled': 'Esta cuenta está desactivada. Escriba al servicio de ayuda si cree que es un error.',
  'account-gone': 'Esta cuenta ya no existe.',
  'challenge-over': 'Esto tardó demasiado. Por favor, inicie sesión de nuevo desde el principio.',
  'directory-account':
    'Su empresa comprueba cada inicio de sesión: entre primero con su empresa y use la llave de acceso como segundo paso.',
  'last-factor': 'Su cuenta necesita un segundo paso. Agregue otro antes de quitar este.',
  'no-enrollment': 'Empiece de nuevo: este código QR ya venció.',
  'no-such-host': 'No hay ningún sitio con este nombre.',
  'no-second-factor': 'Los códigos de recuperación son para cuentas con un segundo paso.',
  'passkey-not-found': 'No tiene esa llave de acceso.',
  'passkey-taken': 'Esta llave de acceso ya está en uso.',
  'proof-required': 'Confirme que es usted e inténtelo de nuevo.',
  'second-factor-required':
    'Su cuenta necesita un segundo paso. Agréguelo primero en la página de su cuenta.',
  'sign-in-again': 'Esta cuenta no se puede confirmar aquí. Cierre la sesión y entre de nuevo.',
  'too-many-passkeys': 'Una cuenta puede tener 20 llaves de acceso. Quite una que ya no use.',
  'totp-not-found': 'No tiene aquí una aplicación de autenticación.',
  'unknown-host': 'Las llaves de acceso no funcionan en esta dirección. Abra el sitio por su propio nombre.',
  'wrong-code': 'Este código no es correcto. Espere el siguiente en su aplicación o revise lo que escribió.',
  'wrong-passkey': 'No se aceptó esta llave de acceso. Inténtelo de nuevo o elija otra forma.',
  'already-passed':
    'Usted ya aprobó este cuestionario; puede renovarlo desde 90 días antes de que venza el certificado.',
  'attempt-closed': 'Este intento ya se entregó.',
  'attempt-not-found': 'Ese intento no existe.',
  'certificate-not-found': 'Ese certificado no existe.',
  'company-not-found': 'Esta empresa no existe.',
  'directory-left':
    'El directorio de su empresa ya no lo incluye; por eso se cerró su sesión. Pregunte a su administrador.',
  'directory-silent':
    'El directorio de su empresa no contesta desde hace mucho; por eso se cerró su sesión. Inicie sesión más tarde.',
  'email-not-verified':
    'Confirme primero su dirección de correo: abra el enlace del mensaje que le enviamos.',
  'email-taken': 'Este correo ya está registrado. Use otro correo o inicie sesión.',
  'file-too-slow': 'El archivo no se pudo preparar a tiempo. Inténtelo de nuevo en un momento.',
  'has-seat': 'Esa persona ya tiene un lugar de este pedido.',
  'invitation-gone': 'Esta invitación venció o fue anulada. Pida una nueva a quien se la envió.',
  invalid: 'Revise lo que escribió.',
  'key-reused':
    'Esto ya se envió antes con otro contenido, que es el que se guardó. Revíselo y envíelo de nuevo.',
  'learner-not-found': 'Esa persona no existe.',
  'lesson-not-found': 'Esa lección no existe.',
  'link-expired': 'Este enlace venció o ya se usó. Pida uno nuevo.',
  'module-not-found': 'Ese módulo no existe.',
  'no-mistakes': 'Aquí no hay nada que practicar.',
  'no-seat-left': 'Todos los lugares de este pedido están ocupados o guardados para alguien.',
  'no-password': 'Su empresa administra su contraseña: cámbiela allí.',
  'not-signed-in': 'Inicie sesión.',
  'not-yours': 'Solo puede ver y cambiar su propio avance.',
  operator: 'Solo un operador de la plataforma puede hacer esto.',
  'other-address':
    'Esta invitación es para otra dirección. Inicie sesión, o regístrese, con la dirección que recibió el correo.',
  overloaded: 'Hay más peticiones de las que podemos atender. Inténtelo de nuevo en un momento.',
  partner: 'Esto es para profesionales asociados.',
  'names-needed': 'Escriba también su nombre: esta cuenta nunca se confirmó.',
  'password-breached':
    'Esta contraseña está en una lista de contraseñas filtradas, así que otras personas la probarán. Elija otra.',
  'password-needed': 'Escriba la contraseña que eligió al registrarse.',
  'password-weak':
    'Esta contraseña es demasiado fácil de adivinar. Hágala más larga: tres o cuatro palabras que no tengan relación funcionan bien.',
  'proof-needed': 'Alguien escribió contraseñas incorrectas para esta cuenta. Inténtelo de nuevo en {time}.',
  'question-not-found': 'Esa pregunta no existe.',
  'quiz-locked':
    'Tres intentos no fueron aprobados. Puede intentarlo otra vez cuando pasen 24 horas, o en cuanto su instructor desbloquee el cuestionario.',
  'quiz-not-found': 'Ese cuestionario no existe.',
  role: 'Su cuenta no permite hacer esto.',
  'session-ended': 'Su sesión terminó. Por favor, inicie sesión de nuevo.',
  'session-expired':
    'Su sesión estuvo abierta mucho tiempo, así que terminó. Por favor, inicie sesión de nuevo.',
  'signed-out':
    'Se cerró su sesión: desde otro dispositivo, por un cambio en su cuenta o por un administrador. Por favor, inicie sesión de nuevo.',
  'session-not-found': 'No tiene abierta esa sesión.',
  'seat-in-use': 'Esa persona ya comenzó: el lugar se queda con ella.',
  'sign-in-link-needed':
    'Alguien escribió muchas contraseñas incorrectas para esta cuenta. Para iniciar sesión en este dispositivo, abra el enlace del correo que le enviamos, elija una contraseña nueva con «¿Olvidó su contraseña?», o inténtelo de nuevo en {time}.',
  'storage-full':
    'El servidor no tiene espacio para guardar esto. Nada cambió; inténtelo de nuevo más tarde.',
  'subscription-ended':
    'Su suscripción terminó. Lo que hizo sigue a su disposición para leerlo; renuévela para seguir capacitándose.',
  'subscription-needed': 'Esto es parte de la suscripción.',
  'ticket-closed': 'Esta consulta está cerrada. Por favor, abra una nueva.',
  'ticket-not-found': 'Esa consulta no existe.',
  'too-large': 'El archivo es demasiado grande.',
  'too-many-attempts': 'Demasiados intentos. Inténtelo de nuevo en {time}.',
  'too-many-files': 'Sus otros archivos todavía se están preparando. Inténtelo de nuevo en un momento.',
  'too-many-requests': 'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
  'too-many-waiting':
    'Ya tiene 10 preguntas sin contestar. Haga la siguiente cuando un instructor haya contestado.',
  unavailable: 'El servicio no puede responder ahora. Inténtelo de nuevo en unos segundos.',
  'unknown-partner': 'Ese profesional asociado no existe.',
  'unknown-state': 'Elija uno de los 50 estados.',
  'unknown-status': 'Ese estado no existe.',
  'wrong-credentials': 'El correo o la contraseña no son correctos.',
  'wrong-password': 'La contraseña actual no es correcta.',
}

/** Schema messages that users see in forms; any other gets a general message. */
const SPANISH_FIELDS: Readonly<Record<string, string>> = {
  'Use letters, spaces, hyphens, apostrophes and periods only, and no web address.':
    'Use solo letras, espacios, guiones, apóstrofos y puntos, y ninguna dirección web.',
  'Leave out web addresses and invisible characters.': 'No incluya direcciones web ni caracteres invisibles.',
  'Enter a name.': 'Escriba un nombre.',
  'Enter an email address like name@company.com.': 'Escriba una dirección de correo como nombre@empresa.com.',
}
const FIELD = 'Este dato no es válido.'

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
}

/** A problem with its messages in Spanish; unchanged where it has no translation. */
export function spanishProblem(problem: Problem, retryAfterSeconds = 60): Problem {
  const written = SPANISH[problem.code ?? '']
  if (written === undefined) return problem
  const message = written.replace('{time}', minutesOf(retryAfterSeconds))
  const names = Object.keys(problem.fields ?? {})
  if (names.length === 0) return { ...problem, message }
  const textOf = (english: string) =>
    problem.code === 'invalid' ? (SPANISH_FIELDS[english] ?? FIELD) : message
  const fields = Object.entries(problem.fields ?? {}).map(([name, text]) => [name, textOf(text)])
  return { ...problem, message, fields: Object.fromEntries(fields) }
}
