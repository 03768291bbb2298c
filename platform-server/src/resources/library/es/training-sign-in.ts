import type { Starter } from '../../../domain/sheets/starter.ts'
import { SIGN_IN_CARD } from '../sign-in-card.ts'

export const TRAINING_SIGN_IN: Starter = {
  ...SIGN_IN_CARD,
  id: 'training-sign-in-es',
  title: 'Hoja de asistencia a la capacitación',
  summary:
    'Una sola hoja con lo que distintas reglas exigen en un registro de capacitación: quién, cuándo, qué, quién enseñó, en qué idioma y si se entendió.',
  language: 'es',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Tema', weight: 5 },
          { label: 'Norma', weight: 3 },
          { label: 'Fecha', weight: 2 },
        ],
        [
          { label: 'Lugar de trabajo', weight: 4 },
          { label: 'De / a (hora)', weight: 3 },
          { label: 'Idioma de la capacitación', weight: 3 },
        ],
        [
          { label: 'Instructor', weight: 4 },
          { label: 'Calificación del instructor', weight: 4 },
          { label: 'Empleador', weight: 3 },
        ],
        [{ label: 'Contenido (o adjunte el programa)', lines: 2 }],
      ],
    },
    {
      kind: 'options',
      label: 'Modalidad',
      choices: ['En el salón', 'Charla en la obra', 'En línea con instructor disponible', 'Práctica'],
    },
    {
      kind: 'options',
      label: 'Se comprobó que entendieron con',
      choices: ['Examen escrito', 'Preguntas', 'Demostración', 'Evaluación en el trabajo'],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Nombre en letra de molde', weight: 5 },
        { label: 'Puesto', weight: 4 },
        { label: 'Empleador', weight: 4 },
        { label: 'Firma', weight: 5 },
        { label: 'Aprobó', weight: 2 },
      ],
      blankRows: 28,
      isNumbered: true,
    },
    {
      kind: 'table',
      columns: [
        { label: 'Regla', weight: 4 },
        { label: 'El registro debe mostrar', weight: 8 },
        { label: 'Cuánto tiempo guardarlo', weight: 4 },
      ],
      rows: [
        [
          'Caídas, 1926.503(b)',
          'Nombre, fecha(s), firma del instructor o del empleador',
          'El registro más reciente',
        ],
        [
          'Bloqueo, 1910.147(c)(7)(iv)',
          'Nombre y fechas; que la capacitación está hecha y al día',
          'Mientras esté vigente',
        ],
        [
          'Montacargas, 1910.178(l)(6)',
          'Operador, fechas de capacitación y evaluación, quién las hizo',
          'Hasta la próxima evaluación',
        ],
        [
          'Patógenos transmitidos por la sangre, 1910.1030(h)(2)',
          'Fechas, contenido, instructores y su calificación, nombres y puestos',
          '3 años',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'La capacitación solo cuenta si se da en un idioma y con palabras que el trabajador entiende. Si ayudó un intérprete, escriba su nombre junto al del instructor.',
    },
    { kind: 'signatures', roles: ['Instructor'] },
  ],
}
