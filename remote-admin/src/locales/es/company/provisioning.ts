import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/company/provisioning.ts'

export const provisioning: Translation<typeof en.provisioning> = {
  tab: 'Proveedor de identidad',
  lead: 'Conecte Okta o Microsoft Entra ID por SCIM 2.0. El proveedor agrega entonces a las personas nuevas, mantiene al día su departamento, sitio, puesto y supervisor, y desactiva a quienes se van. Las personas nuevas reciben una invitación, como cuando usted las agrega aquí. Los registros de capacitación nunca se borran.',
  address: 'URL base de SCIM',
  copy: 'Copiar',
  copyAddress: 'Copiar la URL base de SCIM',
  addressCopied: 'Se copió la URL base de SCIM.',
  addressNotCopied: 'El navegador no permitió copiar. Seleccione la URL y cópiela usted.',
  tokens: 'Tokens',
  create: 'Crear un token',
  columnName: 'Nombre',
  columnState: 'Estado',
  columnCreated: 'Creado',
  columnUsed: 'Último uso',
  active: 'Activo',
  revoked: 'Anulado',
  by: 'por {email}',
  on: '{day}, por {email}',
  neverUsed: 'Nunca',
  empty: 'Todavía no hay tokens. El proveedor de identidad necesita uno para entrar.',
  revokeTitle: '¿Anular el token {name}?',
  revokeText:
    'El proveedor de identidad que lo usa ya no puede cambiar a sus personas. Las personas y los registros quedan como están.',
  revoke: 'Anular',
  revokedNotice: 'Se anuló el token {name}.',
}

export const provisioningGuide: Translation<typeof en.provisioningGuide> = {
  title: 'Cómo conectarlo',
  okta: 'Okta',
  okta1:
    'En la consola de administración, abra Applications, luego Browse App Catalog, y agregue “SCIM 2.0 Test App (OAuth Bearer Token)”.',
  okta2:
    'En la pestaña Provisioning, elija Configure API Integration. Escriba la URL base de SCIM y el token, y elija Test API Credentials.',
  okta3: 'En To App, active Create Users, Update User Attributes y Deactivate Users.',
  okta4: 'En la pestaña Assignments, asigne a las personas que se capacitan aquí.',
  okta5: 'Para enviar departamentos, envíe un grupo por cada uno en la pestaña Push Groups.',
  entra: 'Microsoft Entra ID',
  entra1:
    'En el centro de administración de Entra, abra Enterprise applications, luego New application, y cree su propia aplicación que no esté en la galería.',
  entra2:
    'En Provisioning, escriba la URL base de SCIM como Tenant URL y el token como Secret token, y elija Test connection.',
  entra3: 'En Users and groups, asigne a las personas que se capacitan aquí.',
  entra4: 'Inicie el aprovisionamiento. Entra ID envía los cambios cada 40 minutos, más o menos.',
  notes: 'Qué datos se toman',
  note1:
    'La invitación va a la dirección de correo del trabajo. Si falta, el nombre de usuario debe ser una dirección de correo.',
  note2:
    'El cargo (title) pasa a ser el puesto, el manager pasa a ser el supervisor, y la oficina (la dirección de trabajo con formato) pasa a ser el sitio.',
  note3:
    'Una persona está en un solo departamento: lo fijan tanto el atributo de departamento como los grupos, y cuenta el último cambio. Envíe solo grupos que sean departamentos.',
}

export const scimTokenForm: Translation<typeof en.scimTokenForm> = {
  title: 'Crear un token de SCIM',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Okta. El historial de cada persona lo muestra.',
  create: 'Crear el token',
  creating: 'Creando el token...',
  made: 'Se creó el token.',
  createdTitle: 'El token {name}',
  createdText: 'Cópielo ahora y péguelo en su proveedor de identidad: se muestra solo esta vez.',
  token: 'Token',
  copy: 'Copiar el token',
  copied: 'Se copió el token.',
  copyFailed: 'El navegador no permitió copiar. Seleccione el token y cópielo usted.',
  notCopied: 'Todavía no copió el token. Se pierde si cierra ahora.',
  close: 'Cerrar',
  closeAnyway: 'Cerrar sin copiar',
}
