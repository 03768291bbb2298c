import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/lti.ts'

export const lti: Translation<typeof en.lti> = {
  openTitle: 'Abrir la capacitación',
  openLead:
    'La capacitación se abre en una ventana nueva, porque {platform} muestra esta página en un marco.',
  open: 'Abrir en una ventana nueva',
  chooseTitle: 'Elegir módulos de capacitación',
  chooseLead:
    'Cada módulo será un enlace en {platform}, con una columna para su resultado en las calificaciones.',
  chooseOneLead:
    'El módulo será un enlace en {platform}, con una columna para su resultado en las calificaciones.',
  modules: 'Módulos',
  choose: 'Agregar a {platform}',
  returnTitle: 'Volver a {platform}',
  returnLead: 'Se está enviando su elección a {platform}.',
  return: 'Continuar',
  refusedTitle: 'No se pudo abrir',
  'refused-platform':
    'Este sitio no conoce el sistema que abrió esta página. Pida a su administrador que lo registre aquí primero.',
  'refused-inactive': 'La conexión con este sistema está desactivada aquí.',
  'refused-state': 'Este inicio de sesión venció o ya se usó. Regrese y abra el enlace otra vez.',
  'refused-browser':
    'Su navegador no devolvió nuestra cookie. Abra el enlace en una ventana nueva o permita las cookies de este sitio.',
  'refused-token': 'No se pudo verificar el mensaje del sistema que abrió esta página. No se abrió nada.',
  'refused-deployment':
    'El mensaje tiene un ID de implementación que no está registrado aquí. Pida a un administrador que lo agregue.',
  'refused-anonymous': 'El sistema que abrió esta página no indicó quién es usted. No se abrió nada.',
  'refused-no-module':
    'Este enlace no indica ningún módulo. Pida a un docente que elija uno con el selector de contenido.',
  'refused-module': 'Este módulo no está abierto para su organización.',
  'refused-role': 'Solo docentes y administradores pueden elegir contenido.',
  'refused-content': 'El sistema que abrió esta página no acepta enlaces a actividades.',
  'refused-choice': 'Elija al menos un módulo. Regrese y abra otra vez el selector de contenido.',
  'refused-login':
    'El sistema que abrió esta página no inició su sesión. Inicie sesión allí y abra el enlace otra vez.',
}
