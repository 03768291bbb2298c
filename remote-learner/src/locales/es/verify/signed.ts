import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/verify/signed.ts'

export const signed: Translation<typeof en.signed> = {
  pageTitle: 'Compruebe un certificado sin nosotros',
  pageLead:
    'Cada certificado está firmado digitalmente. Con la clave pública de esta página, cualquier persona puede comprobar que un certificado es auténtico y no se cambió, incluso sin conexión.',
  fileTitle: 'Comprobar un archivo de certificado',
  fileLead:
    'Elija el PDF del certificado, su imagen, su archivo firmado (.jws) o su insignia (.jwt), o pegue el texto firmado. La comprobación se hace en su navegador: el archivo no se envía a ningún lugar.',
  file: 'Archivo del certificado',
  paste: 'O pegue el texto firmado',
  pasteHint: 'Empieza con eyJ y tiene dos puntos entre sus partes.',
  check: 'Comprobar archivo',
  checking: 'Comprobando...',
  needed: 'Elija un archivo o pegue el texto firmado.',
  tooLarge: 'Este archivo tiene más de 10 MB, así que no es un certificado de aquí.',
  keysFailed: 'No se pudieron cargar las claves públicas. Intente de nuevo.',
  loadingKeys: 'Cargando las claves públicas',
  good: 'Auténtico y sin cambios',
  goodText: 'Se firmó aquí y desde entonces no ha cambiado nada.',
  altered: 'No es auténtico',
  alteredText: 'La firma no corresponde a este contenido. Se cambió, o lo hizo otra persona. No lo acepte.',
  'unknown-key': 'No se firmó aquí',
  'unknown-keyText': 'La clave que firmó esto no es nuestra. No lo acepte como certificado de aquí.',
  none: 'No se encontró un certificado firmado',
  noneText:
    'En este archivo o texto no hay un certificado firmado. Los certificados descargados antes de noviembre de 2026 no tienen firma: verifique su código.',
  unsupported: 'Este navegador no puede comprobar firmas',
  unsupportedText:
    'Actualice su navegador o use el comando de abajo. El certificado no tiene ningún problema.',
  signedBy: 'Firmado con la clave',
  signedAt: 'Firmado el',
  serverTitle: '¿Sigue siendo válido?',
  serverText: 'La firma muestra que un certificado es auténtico. Solo el servidor sabe si se anuló después.',
  serverAsking: 'Preguntando al servidor',
  serverOffline: 'No se pudo contactar al servidor. Verifique el código cuando tenga conexión: {code}',
  serverAnswer: 'Respuesta del servidor ahora:',
  openCheck: 'Abrir la verificación de {code}',
  kind: 'Tipo de archivo',
  certificate: 'Certificado',
  badge: 'Open Badge',
  score: 'Puntaje',
  version: 'Versión del contenido',
  measured: 'Capacitación medida',
  signature: 'Firma digital',
  signatureGood: 'Válida: el certificado guardado es el que se firmó el {day}.',
  signatureAltered:
    'No es válida: el certificado guardado no es el que se firmó. No lo acepte y avise a quien lo emitió.',
  keysLink: 'Claves públicas y cómo comprobar sin conexión',
  keysTitle: 'Claves públicas',
  keysLead:
    'Los certificados se firman con Ed25519. Las claves anteriores se quedan aquí, para que siempre se pueda comprobar lo que firmaron.',
  inUse: 'En uso',
  retired: 'Retirada',
  keyName: 'Nombre (kid)',
  fingerprint: 'Huella digital (SHA-256)',
  since: 'En uso desde el {day}',
  until: 'Retirada el {day}. Los certificados que firmó antes siguen siendo auténticos.',
  publicKey: 'Clave pública (PEM)',
  jwks: 'Todas las claves para programas (JWKS)',
  howTitle: 'Comprobar sin conexión en su computadora',
  howOne:
    'Mientras tenga conexión, guarde el conjunto de claves (enlace de arriba) o la clave pública del certificado.',
  howTwo:
    'Pida al titular el archivo firmado del certificado: “Descargar archivo firmado” en el menú del certificado.',
  howThree:
    'Ejecute estos comandos donde esté instalado OpenSSL 3, con key.pem para la clave pública y certificate.jws para el archivo:',
  howFour:
    '“Signature Verified Successfully” significa que es auténtico. La parte central del archivo, decodificada, es lo que dice el certificado.',
}
