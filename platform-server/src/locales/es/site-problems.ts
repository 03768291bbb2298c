import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/site-problems.ts'

export const siteProblems: Translation<typeof en.siteProblems> = {
  'author-not-found': 'No encontramos a esta persona.',
  'built-in': 'Un sitio que viene con la plataforma no se puede eliminar.',
  canceled: 'Este pedido está cancelado.',
  'columns-unknown':
    'Estas columnas no coinciden con el archivo de inspecciones ni con el de infracciones. Elija uno de esos dos archivos.',
  'deploy-token': 'Este token de despliegue no es válido.',
  'deploy-token-expired':
    'El token de despliegue “{name}” venció el {day}. Pida uno nuevo a un operador de la plataforma.',
  'deploy-token-revoked':
    'El token de despliegue “{name}” se revocó. Pida uno nuevo a un operador de la plataforma.',
  'domain-taken': 'Otra empresa ya usa el dominio {domain}.',
  'drawing-not-found': 'No encontramos este dibujo.',
  'email-taken:entry': 'Otro registro ya tiene esta dirección de correo.',
  'has-learners':
    'Este profesional asociado todavía tiene trabajadores. Asígnelos primero a otro en la página para administrar asociados.',
  'has-learners:account':
    'Hay trabajadores asignados a esta cuenta. Asígnelos primero a otro profesional asociado en la página para administrar asociados.',
  'has-learners:successor': 'Elija un nuevo profesional asociado para sus trabajadores.',
  'has-users': 'Este sitio no se puede eliminar porque hay personas con cuentas en él.',
  'host-taken': 'El host {host} pertenece a otro sitio.',
  'host-taken:meanwhile': 'Uno de los hosts pertenece a otro sitio.',
  'inspection-not-found': 'No encontramos esta inspección.',
  'invalid:bind-password': 'Escriba la contraseña de la cuenta de servicio.',
  'invalid:bind-password-again':
    'Escriba la contraseña de nuevo. No enviamos una contraseña guardada a otro servidor ni en otro modo.',
  'invalid:course-unknown': 'No existe el curso {course}.',
  'invalid:custom-css': 'El CSS personalizado no se puede usar: {reason}',
  'invalid:damaged-png': 'Este PNG está dañado o mide más de 4096 por 4096 píxeles.',
  'invalid:damaged-svg': 'Este SVG no se puede leer. Expórtelo de nuevo y vuelva a intentarlo.',
  'invalid:due-day': 'Elija una fecha futura.',
  'invalid:file-gone': 'Este archivo ya no está disponible. Súbalo de nuevo.',
  'invalid:host-twice': 'El host {host} aparece dos veces.',
  'invalid:modules': 'Elija módulos del catálogo.',
  'invalid:one-file': 'Envíe un solo archivo, en el campo “file”.',
  'invalid:partner': 'Elija uno de los profesionales asociados.',
  'invalid:successor': 'Elija otro profesional asociado.',
  'learner-not-found:filters': 'Ya ningún trabajador coincide con estos filtros.',
  'learner-not-found:selection':
    'Solo puede asignar capacitación a sus propios trabajadores. Revise su selección.',
  'local-server': '{reason}',
  metrics: 'Las métricas solo están disponibles desde este equipo o con el token de métricas.',
  'newsletter-link': 'Este enlace ya se usó o es demasiado antiguo. Suscríbase de nuevo para recibir otro.',
  'no-deploy-token': 'No encontramos este token de despliegue.',
  'no-directory': 'Esta empresa todavía no tiene un directorio. Guarde uno primero.',
  'no-draft': 'No hay ningún borrador para publicar.',
  'no-host': 'Escriba al menos un nombre de host. Sin él, nadie puede llegar al sitio.',
  'no-job': 'No hay ninguna tarea programada con este nombre.',
  'no-operator': 'Esta cuenta no es de un operador de la plataforma.',
  'no-tenant': 'No existe el sitio “{slug}”.',
  'not-a-host': 'El encabezado Host no es un nombre de host.',
  'not-ready': 'El artículo no está listo para publicarse.',
  'not-ready:body': 'Escriba al menos {shortest} caracteres para publicar. Este artículo tiene {length}.',
  'not-ready:excerpt':
    'Escriba un resumen de al menos {shortest} caracteres. Aparece en las listas y en los buscadores.',
  'not-ready:schedule': 'La publicación no está lista para programarse. Revise los campos marcados.',
  'not-ready:time': 'Elija una hora futura.',
  'not-ready:too-long': 'La publicación es demasiado larga para algunas redes. Acórtela o quite esas redes.',
  'not-your-remote': 'Este token de despliegue no es para el remoto {remote}.',
  'operator:hosts': 'Solo un operador de la plataforma puede cambiar los hosts de un sitio.',
  'own-account': 'No puede desactivar su propia cuenta. Ciérrela en la página de su cuenta.',
  'own-role': 'No puede cambiar su propio rol. Pídalo a otro superadministrador.',
  'path-unknown':
    'Ninguna página pública tiene esta ruta, o la página define su propio título, como los artículos del blog.',
  'person-not-found': 'No encontramos a esta persona.',
  'person-not-found:email': 'El sitio {tenant} no tiene ninguna cuenta {email}.',
  'post-not-found': 'No encontramos este artículo.',
  'post-stale':
    'Alguien cambió esta publicación después de que usted la abrió. Vuelva a cargarla para ver los cambios.',
  posted: 'Esta publicación ya se publicó. Conviértala primero en borrador.',
  'professional-not-found': 'No encontramos a este profesional.',
  'partner-without-page': 'Primero guarde la página pública de este profesional. Después agregue la foto.',
  'not-a-photo': 'Suba una foto JPG o PNG.',
  'invalid:photo-too-small': 'Use una foto de al menos 144 por 144 píxeles.',
  'public-url-taken': 'Otro profesional asociado ya usa esta dirección pública. Elija otra.',
  published: 'Convierta el artículo en borrador antes de eliminarlo.',
  'reason-missing': 'Escriba un motivo para cambiar la suscripción.',
  'release-check': 'La versión no se pudo comprobar ahora: {reason}. Envíela de nuevo.',
  'revision-not-found': 'No existe la revisión {revision}.',
  'revision-stale':
    'Otra persona cambió este sitio y publicó la revisión {revision}. Vuelva a cargar la página para verla.',
  'revision-stale:post':
    '{who} guardó este artículo después de que usted lo abrió. Vuelva a cargarlo para ver los cambios.',
  'revision-stale:post-unknown':
    'Otra persona guardó este artículo después de que usted lo abrió. Vuelva a cargarlo para ver los cambios.',
  'role:assignments': 'Solo puede asignar capacitación a sus propios trabajadores.',
  'slug-taken': 'El identificador {slug} ya está en uso. Elija otro.',
  'slug-taken:post': 'Otro artículo usa o usó esta dirección. Elija otra.',
  'subscriber-not-found': 'No encontramos esta suscripción.',
  'tenant-not-found': 'No encontramos este sitio.',
  'too-large:picture': 'El archivo debe pesar menos de 1 MB.',
  'too-many-entries':
    'Este período tiene {total} registros, pero un archivo admite {limit} como máximo. Elija un período más corto.',
  'verified-already': 'Esta dirección de correo ya está confirmada.',
  'invalid:directory-filter': "Esto no es un filtro de búsqueda. Use uno como (uid='{account}').",
  'invalid:directory-filter-user':
    "Compare un atributo con '{username}' o '{account}', como (uid='{account}').",
  'notice-not-found': 'No encontramos este aviso.',
  'package-not-found': 'No encontramos este curso.',
  'no-export-player':
    'La versión de las páginas de aprendizaje que funciona aquí no se puede exportar. Publique una más nueva.',
  'statement-not-found': 'No encontramos esta declaración.',
  'packages-off':
    'Los cursos importados no se pueden abrir aquí, porque este servidor no tiene un nombre de host para ellos (PACKAGE_HOST).',
  'packages-host':
    'Los cursos importados no se pueden abrir en esta dirección. Use el nombre del sitio en lugar de un número.',
  'subscription-needed:packages': 'Los cursos adicionales son para personas con suscripción.',
  'not-a-package':
    'Esto no es un archivo ZIP. Exporte el curso desde su herramienta como SCORM 1.2, SCORM 2004 o cmi5.',
  'too-large:package': 'El archivo debe pesar menos de {limit} MB.',
  'invalid:package-damaged':
    'El archivo está dañado: su contenido no es el que indica su directorio. Exporte el curso de nuevo.',
  'invalid:package-files': 'El archivo tiene más de {limit} archivos.',
  'invalid:package-unpacked': 'Los archivos juntos pesan más de {limit} MB.',
  'invalid:package-ratio':
    'El archivo está comprimido mucho más de lo que un curso puede estar, así que no se descomprimió.',
  'invalid:package-large-file': '“{path}” pesa más de {limit} MB.',
  'invalid:package-path': 'El archivo contiene una ruta que no está permitida: “{path}”.',
  'invalid:package-twice': 'El archivo contiene “{path}” dos veces.',
  'invalid:package-entry': '“{path}” está cifrado o es un enlace. Solo se permiten archivos normales.',
  'invalid:package-no-manifest':
    'No hay imsmanifest.xml ni cmi5.xml en el nivel superior. Comprima el contenido de la carpeta, no la carpeta.',
  'invalid:package-xml': 'No se puede leer {file}: {reason}',
  'invalid:package-standard': 'El paquete es de la versión “{version}”. Use SCORM 1.2, SCORM 2004 o cmi5.',
  'invalid:package-no-units': 'El paquete no tiene ninguna lección que se pueda abrir.',
  'invalid:package-units': 'El paquete tiene más de {limit} lecciones.',
  'invalid:package-unit-id': 'Cada lección del paquete necesita su propio identificador: “{id}”.',
  'invalid:package-iri':
    'En cmi5.xml, cada identificador debe ser una dirección completa, como https://example.com/curso: “{id}”.',
  'invalid:package-id-twice': 'En cmi5.xml, este identificador se usa dos veces: “{id}”.',
  'invalid:package-parameter':
    'En cmi5.xml, la dirección de una lección tiene un parámetro que cmi5 usa para sí mismo: “{name}”. Póngale otro nombre.',
  'invalid:package-file-missing': 'El paquete abre “{path}”, pero el archivo no lo contiene.',
  'invalid:package-elsewhere':
    'El paquete abre “{url}” en otro servidor. Todo lo que abre debe estar en el archivo.',
}
