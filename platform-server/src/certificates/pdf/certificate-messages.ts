import type { Certificate, Language } from '@platform/shared-contracts/http'
import { chosenLanguage, writtenIn } from '@platform/shared-contracts/rules'

const english = {
  fileTitle: (module: string, holder: string) => `Certificate of Completion: ${module}, ${holder}`,
  title: 'Certificate of Completion',
  /** Below the title, for who checks it and does not read its language. */
  subtitle: '',
  certifies: 'This certifies that',
  passed: 'has completed the training module and passed its exam',
  facts: {
    passedOn: 'Passed on',
    validUntil: 'Valid until',
    score: 'Score',
    duration: 'Study time',
    language: 'Language',
    version: 'Content version',
  },
  minutes: (minutes: number) => `${minutes} minutes`,
  language: 'English',
  renewal: { regulatory: 'Renewal required by regulation', recommended: 'Recommended renewal' },
  ticks: {
    knowledge: 'Knowledge',
    knowledgeText: 'Exam passed',
    trainer: 'Qualified trainer',
    noTrainer: 'None assigned at the time of issue',
    practical: 'Hands-on practice',
    noPractical: 'Not signed off yet',
    practicalText: (by: string, on: string) => `Signed by ${by}, ${on}`,
  },
  scan: 'Scan to check this certificate',
  number: (number: string) => `Certificate no. ${number}`,
  statement:
    'This is a certificate of completion. It is not an OSHA card, a license, or proof of compliance. The employer must add site-specific and hands-on training.',
}

export type CertificateMessages = typeof english

const spanish: CertificateMessages = {
  fileTitle: (module, holder) => `Certificado de finalización: ${module}, ${holder}`,
  title: 'Certificado de finalización',
  subtitle: 'Certificate of Completion, trained and examined in Spanish',
  certifies: 'Se certifica que',
  passed: 'completó el módulo de capacitación y aprobó su examen',
  facts: {
    passedOn: 'Aprobado el',
    validUntil: 'Válido hasta',
    score: 'Puntaje',
    duration: 'Tiempo de estudio',
    language: 'Idioma',
    version: 'Versión',
  },
  minutes: (minutes) => `${minutes} minutos`,
  language: 'Español',
  renewal: { regulatory: 'Renovación exigida por la norma', recommended: 'Renovación recomendada' },
  ticks: {
    knowledge: 'Conocimientos',
    knowledgeText: 'Examen aprobado',
    trainer: 'Instructor calificado',
    noTrainer: 'Ninguno asignado al emitirlo',
    practical: 'Práctica',
    noPractical: 'Todavía no está firmada',
    practicalText: (by, on) => `Firmada por ${by}, ${on}`,
  },
  scan: 'Escanee para comprobar este certificado',
  number: (number) => `Certificado n.º ${number}`,
  statement:
    'Este es un certificado de finalización. No es una tarjeta de OSHA ni una licencia, y no demuestra que se cumplan las normas. El empleador debe agregar la capacitación práctica y la específica del lugar de trabajo.',
}

const MESSAGES: Readonly<Record<Language, CertificateMessages>> = { en: english, es: spanish }

function languageOf({ language }: Pick<Certificate, 'language'>): Language {
  return chosenLanguage(language)
}

/** The texts of a certificate, in the language of the training. */
export function certificateMessages(certificate: Pick<Certificate, 'language'>): CertificateMessages {
  return MESSAGES[languageOf(certificate)]
}

/** BCP 47: of the file, and of its days. */
export function certificateLocale(certificate: Pick<Certificate, 'language'>): string {
  return writtenIn(languageOf(certificate))
}
