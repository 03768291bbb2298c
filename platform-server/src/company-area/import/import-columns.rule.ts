import type { ImportField } from '@platform/shared-contracts/http'

/** How files of payroll and personnel programs name the columns, without case, spaces and signs. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'workemail', 'mail', 'correo', 'correoelectronico'],
  employeeNumber: [
    ...['employeenumber', 'employeeid', 'employeeno', 'employee', 'personnelnumber', 'badge', 'badgenumber'],
    ...['numerodeempleado', 'numeroempleado', 'numempleado', 'nomina'],
  ],
  firstName: ['firstname', 'givenname', 'first', 'nombre'],
  lastName: ['lastname', 'surname', 'familyname', 'last', 'apellido', 'apellidos'],
  department: ['department', 'dept', 'team', 'departamento', 'area'],
  site: ['site', 'location', 'worksite', 'plant', 'jobsite', 'sitio', 'obra', 'planta'],
  jobRole: ['jobrole', 'role', 'jobtitle', 'title', 'position', 'trade', 'puesto', 'cargo', 'oficio'],
  supervisorEmail: ['supervisoremail', 'supervisor', 'manageremail', 'manager', 'reportsto', 'jefe'],
}

export type ColumnPlaces = Partial<Record<ImportField, number>>

/** Where each field is among the headers: as `chosen` by header, or by the names that headers usually have. */
export function columnPlaces(
  headers: readonly string[],
  chosen: Partial<Record<ImportField, string>> | undefined,
): ColumnPlaces {
  const fields = Object.keys(NAMES) as ImportField[]
  const places = fields.map((field) => {
    const place = chosen
      ? headers.indexOf(chosen[field] ?? '')
      : headers.findIndex((header) => NAMES[field].includes(plain(header)))
    return [field, place] as const
  })
  return Object.fromEntries(places.filter(([, place]) => place >= 0))
}

const plain = (header: string) =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
