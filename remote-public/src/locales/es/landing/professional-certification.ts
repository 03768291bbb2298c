import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/landing/professional-certification.ts'

export const landingProfessionalCertification: Translation<typeof en.landingProfessionalCertification> = {
  eyebrow: 'CSP, ASP, CHST, OHST, CIH',
  lead: 'Certifican las juntas. Nosotros no. Ofrecemos capacitación en los temas técnicos que ellas examinan, horas que pueden contar para mantener una credencial y consejos de personas que aprobaron.',
  audience1: 'Técnicos y especialistas en seguridad que van por su primera credencial',
  audience2: 'Personas con credencial que reúnen educación continua',
  audience3: 'Empresas que quieren saber qué significan las letras después de un nombre',
  fact1Figure: 'BCSP',
  fact1:
    'La Board of Certified Safety Professionals otorga el CSP, ASP, CHST y OHST, decide quién puede examinarse y hace los exámenes.',
  fact1Cite: 'bcsp.org',
  fact2Figure: 'BGC',
  fact2: 'La Board for Global EHS Credentialing otorga el CIH en higiene industrial.',
  fact2Cite: 'gobgc.org',
  fact3Figure: 'Pregunte antes',
  fact3:
    'La junta decide si una hora de capacitación cuenta para la recertificación. Nuestro certificado muestra el tema, la fecha y la duración, para que pueda presentarlo.',
  fact3Cite: 'Reglas de recertificación de las juntas',
  covered1: 'Las normas detrás de las preguntas técnicas, párrafo por párrafo',
  covered2: 'El orden de los controles, del diseño al equipo de protección',
  covered3: 'Bases de higiene industrial: aire, ruido, respiradores, químicos',
  covered4: 'Planes de emergencia y gestión del programa',
  covered5: 'Una hora con alguien que tiene la credencial para hablar de su solicitud y su plan',
  faq1: '¿Quedaré certificado al terminar aquí?',
  faq1Answer:
    'No. Recibe certificados de finalización de los módulos. La credencial profesional la da su junta cuando usted cumple sus requisitos y aprueba su examen.',
  faq2: '¿Con qué credencial empiezo?',
  faq2Answer:
    'Depende de su título, su experiencia y su campo. Los técnicos de construcción suelen empezar con el CHST. En otras industrias suelen empezar con el OHST. Pregunte a uno de nuestros profesionales antes de pagar una solicitud.',
  faq3: '¿Cómo compruebo que un consultor tiene de verdad una credencial?',
  faq3Answer:
    'Las juntas tienen directorios públicos. En nuestros perfiles, cada credencial muestra cuándo la comprobamos con quien la emite y hasta cuándo vale.',
  disclaimer:
    'Somos independientes de BCSP y BGC. No nos respaldan ni nos aprueban. Los nombres de las credenciales son de sus juntas. Los requisitos cambian: consulte siempre el sitio de la junta.',
}
