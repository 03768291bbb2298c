import { inSpanish } from '@platform/shared-ui/in-spanish'
import type { accountMessages } from './account.messages.ts'

export const accountEs = {
  account: inSpanish<typeof accountMessages>()({
    title: 'Su cuenta',
    lead: 'Inició sesión como {email}.',
    profile: 'Sus datos',
    firstName: 'Nombre',
    lastName: 'Apellido',
    company: 'Nombre de la empresa',
    state: 'Estado',
    noState: 'Ningún estado',
    memberSince: 'Con nosotros desde el {date}.',
    save: 'Guardar los datos',
    saved: 'Sus datos se guardaron.',
    password: 'Contraseña',
    passwordText: 'Al cambiarla se cierran todas sus demás sesiones.',
    directoryText:
      'Usted entra con la cuenta de su empresa. La contraseña se cambia allí, donde su empresa la administra.',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    confirm: 'Repita la contraseña nueva',
    change: 'Cambiar la contraseña',
    changed: 'Su contraseña cambió. Se cerraron todas sus demás sesiones.',
    sessions: 'Sesiones abiertas',
    sessionsText: 'Todos los navegadores en los que su cuenta está abierta. Cierre los que no conozca.',
    thisSession: 'Este navegador',
    lastUsed: 'Último uso: {lastUsed}. Inicio: {started}',
    end: 'Cerrar la sesión',
    endOf: 'Cerrar la sesión en {device}',
    network: 'Red {network}',
    endAll: 'Cerrar todas las sesiones',
    endAllTitle: '¿Cerrar todas las sesiones?',
    endAllText: 'Se cierra la sesión en todos los navegadores, también en este. Lo que guardó se conserva.',
    endedAll: 'Se cerraron todas sus sesiones.',
    close: 'Cerrar su cuenta',
    closeText:
      'Descargue antes sus datos si quiere una copia. Una cuenta cerrada no se puede volver a abrir.',
    closeErased:
      'Se borra de inmediato: su nombre, correo y datos, su contraseña y llaves de acceso, notas, preguntas, consultas al servicio de ayuda, la capacitación sin terminar y las credenciales sin aprobar. Los lugares que no usó vuelven a quien los compró, y su suscripción termina sin reembolso.',
    closeKept:
      'Se conserva porque la ley pide pruebas: los certificados y la capacitación que los respalda, con su nombre, 5 años; los pedidos y facturas, 7 años; las versiones de los términos que aceptó, sin su nombre, 5 años.',
    closeRead: 'Léalo completo en la política de privacidad',
    closeTitle: '¿Cerrar su cuenta para siempre?',
    closed: 'Su cuenta está cerrada. Le enviamos un correo sobre lo que se conserva.',
    closeFailed: 'No se pudo cerrar su cuenta. Por favor, inténtelo más tarde.',
    endFailed: 'No se pudo cerrar la sesión. Por favor, inténtelo de nuevo.',
    data: 'Sus datos guardados',
    dataText:
      'Un archivo con todo lo que guardamos sobre usted: perfil, avance, certificados, pedidos y mensajes.',
    download: 'Descargar sus datos',
    preparing: 'Preparando...',
    downloadFailed: 'No se pudieron obtener sus datos. Por favor, inténtelo más tarde.',
    loadFailed: 'No se pudo cargar.',
    retry: 'Intentar de nuevo',
    failed: 'No funcionó. Por favor, inténtelo más tarde.',
  }),
}
