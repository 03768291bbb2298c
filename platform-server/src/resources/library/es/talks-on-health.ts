import { toolboxTalk } from '../toolbox-talk.ts'

export const CHEMICAL_TALK = toolboxTalk({
  id: 'talk-chemicals-es',
  title: 'Sustancias químicas: lea la etiqueta antes de usarlas',
  summary:
    'Etiquetas, hojas de datos, recipientes y guantes: cómo trabajar con sustancias químicas sin peligro.',
  topic: 'chemicals',
  language: 'es',
  standards: ['29 CFR 1910.1200'],
  moduleCode: 'IC0117',
  why: 'La regla de comunicación de riesgos es la segunda más citada. Corregir la mayoría de los problemas no cuesta nada: una botella sin etiqueta, una hoja de datos que nadie encuentra, un trabajador sin capacitación.',
  points: [
    {
      text: 'Usted tiene derecho a saber. Puede leer la lista de las sustancias químicas que usamos y el programa escrito.',
      cite: '1910.1200(e)(1), (e)(4)',
    },
    {
      text: 'Lea la etiqueta: nombre, palabra de advertencia, pictogramas, peligros, qué hacer. Danger (peligro) es más grave que Warning (advertencia).',
      cite: '1910.1200(f)(1)',
    },
    {
      text: 'Las hojas de datos tienen 16 secciones. Primeros auxilios es la sección 4, derrames la 6 y guantes la 8.',
      cite: '1910.1200(g)(2), Ap. D',
    },
    {
      text: 'Si lo pasa a otro recipiente, póngale una etiqueta con el nombre y los peligros, salvo que no lo suelte y usted mismo lo use todo en este turno.',
      cite: '1910.1200(f)(6), (f)(8)',
    },
    {
      text: 'Lo capacitamos sobre los peligros de un producto nuevo antes de que lo use por primera vez.',
      cite: '1910.1200(h)(1)',
    },
    {
      text: 'Aquí las etiquetas y la capacitación siguen la actualización de 2024 de la regla. La fecha límite para sustancias fue el 20 de noviembre de 2026.',
      cite: '1910.1200(j)',
    },
  ],
  questions: [
    {
      ask: 'Busque la hoja de datos de este producto. Voy a tomar el tiempo.',
      listenFor: 'la encuentra en menos de dos minutos, sin preguntar en la oficina.',
    },
    {
      ask: '¿Qué significa este pictograma y qué debe ponerse?',
      listenFor: 'el peligro y después los guantes o las gafas cerradas de la sección 8.',
    },
    {
      ask: '¿Con qué no se debe mezclar nunca este producto?',
      listenFor: 'vea la sección 10. Por ejemplo: ácidos con cloro, oxidantes con aceite.',
    },
  ],
  checks: [
    'No hay ningún recipiente sin etiqueta',
    'Cualquiera puede abrir las hojas de datos, en la pantalla o en la carpeta, sin contraseña',
    'El lavaojos funciona, nada lo tapa y su revisión semanal está firmada',
    'El equipo para derrames es el correcto para las sustancias que se guardan cerca',
    'Los trabajadores están capacitados sobre cada producto nuevo desde el mes pasado',
  ],
})
