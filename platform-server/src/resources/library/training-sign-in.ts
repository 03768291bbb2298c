import type { Starter } from '../sheet/starter.ts'

const shared = {
  type: 'form',
  topic: 'records',
  moduleCode: null,
  pages: 2,
  updatedOn: '2026-11-23',
} as const

export const TRAINING_SIGN_IN: Starter = {
  ...shared,
  id: 'training-sign-in',
  title: 'Training sign-in sheet',
  summary:
    'One sheet for what different rules require in a training record: who, when, what, who taught it, in which language, and whether people understood it.',
  language: 'en',
  standards: [
    '29 CFR 1926.503(b)',
    '29 CFR 1910.147(c)(7)(iv)',
    '29 CFR 1910.178(l)(6)',
    '29 CFR 1910.1030(h)(2)',
  ],
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Topic', weight: 5 },
          { label: 'Standard', weight: 3 },
          { label: 'Date', weight: 2 },
        ],
        [
          { label: 'Site', weight: 4 },
          { label: 'From / to (time)', weight: 3 },
          { label: 'Language of the training', weight: 3 },
        ],
        [
          { label: 'Trainer', weight: 4 },
          { label: "Trainer's qualification", weight: 4 },
          { label: 'Employer', weight: 3 },
        ],
        [{ label: 'What was covered (or attach the outline)', lines: 2 }],
      ],
    },
    {
      kind: 'options',
      label: 'Format',
      choices: ['Classroom', 'Toolbox talk', 'Online with a trainer available', 'Hands-on'],
    },
    {
      kind: 'options',
      label: 'Understanding was checked by',
      choices: ['Written test', 'Questions', 'Demonstration', 'Evaluation on the job'],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Printed name', weight: 5 },
        { label: 'Job title', weight: 4 },
        { label: 'Employer', weight: 4 },
        { label: 'Signature', weight: 5 },
        { label: 'Passed', weight: 2 },
      ],
      blankRows: 28,
      isNumbered: true,
    },
    {
      kind: 'table',
      columns: [
        { label: 'Rule', weight: 4 },
        { label: 'The record must show', weight: 8 },
        { label: 'How long to keep it', weight: 4 },
      ],
      rows: [
        [
          'Fall protection, 1926.503(b)',
          'Name, date(s), signature of trainer or employer',
          'The latest record',
        ],
        [
          'Lockout, 1910.147(c)(7)(iv)',
          'Name and dates; that the training is done and current',
          'As long as it applies',
        ],
        [
          'Forklifts, 1910.178(l)(6)',
          'Operator, dates of training and evaluation, who did them',
          'Until the next evaluation',
        ],
        [
          'Bloodborne, 1910.1030(h)(2)',
          'Dates, contents, trainers and their qualifications, names and job titles',
          '3 years',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: "Training counts only if it is in a language and words that the worker understands. If an interpreter helped, write their name next to the trainer's.",
    },
    { kind: 'signatures', roles: ['Trainer'] },
  ],
}

export const TRAINING_SIGN_IN_ES: Starter = {
  ...shared,
  id: 'training-sign-in-es',
  title: 'Hoja de asistencia a la capacitación',
  summary:
    'Una sola hoja con lo que distintas reglas exigen en un registro de capacitación: quién, cuándo, qué, quién enseñó, en qué idioma y si se entendió.',
  language: 'es',
  standards: [
    '29 CFR 1926.503(b)',
    '29 CFR 1910.147(c)(7)(iv)',
    '29 CFR 1910.178(l)(6)',
    '29 CFR 1910.1030(h)(2)',
  ],
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
          'Mientras aplique',
        ],
        [
          'Montacargas, 1910.178(l)(6)',
          'Operador, fechas de capacitación y evaluación, quién las hizo',
          'Hasta la próxima evaluación',
        ],
        [
          'Patógenos en la sangre, 1910.1030(h)(2)',
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
