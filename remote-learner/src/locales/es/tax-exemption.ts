import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/tax-exemption.ts'

export const exemption: Translation<typeof en.exemption> = {
  title: 'Exención de impuestos',
  lead: '¿Su organización está exenta del impuesto sobre las ventas? Suba el certificado una vez. Lo revisamos y se aplica a sus pedidos hasta que venza.',
  add: 'Agregar un certificado',
  replace: 'Subir un certificado nuevo',
  loading: 'Cargando su certificado',
  failed: 'No se pudo cargar su exención de impuestos.',
  waiting: 'En revisión',
  accepted: 'Aceptado',
  acceptedUntil: 'Aceptado hasta el {day}',
  refused: 'No aceptado',
  expired: 'Venció el {day}',
  waitingNote:
    'Le avisaremos por correo cuando lo revisemos. Puede hacer su pedido ahora: la exención también se aplica a pedidos sin pagar.',
  expiredNote: 'Ya no se aplica a pedidos nuevos. Suba un certificado nuevo.',
  reason: 'Motivo: {reason}',
  sentOn: 'Enviado el {day}',
  download: 'Descargar',
  downloadNamed: 'Descargar el certificado {number}',
  downloading: 'Preparando...',
  downloadFailed: 'No se pudo cargar el archivo. Intente de nuevo.',
}

export const exemptionForm: Translation<typeof en.exemptionForm> = {
  title: 'Certificado de exención de impuestos',
  number: 'Número del certificado',
  numberHint: 'Como aparece en el certificado. Sus facturas lo muestran.',
  state: 'Estado',
  stateHint: 'El que lo emitió.',
  chooseState: 'Elija un estado',
  kind: 'Por qué está exento',
  chooseKind: 'Elija un motivo',
  expiresOn: 'Vence el (opcional)',
  expiresHint: 'Déjelo vacío si no vence.',
  file: 'Certificado',
  fileHint: 'PDF, JPG o PNG, de hasta 10 MB.',
  tooLarge: 'El archivo debe tener como máximo 10 MB.',
  fileMissing: 'Agregue un archivo: PDF, JPG o PNG.',
  send: 'Enviar',
  sending: 'Enviando...',
  cancel: 'Cancelar',
  sent: 'Enviado. Le avisaremos por correo cuando lo revisemos.',
  failed: 'No se pudo enviar. Intente de nuevo.',
}

export const exemptionKind: Translation<typeof en.exemptionKind> = {
  government: 'Gobierno',
  nonprofit: 'Organización sin fines de lucro',
  reseller: 'Revendedor',
  other: 'Otro',
}
