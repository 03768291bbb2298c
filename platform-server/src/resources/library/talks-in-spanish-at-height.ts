import { toolboxTalk } from './toolbox-talk.ts'

export const LADDER_TALK_ES = toolboxTalk({
  id: 'talk-ladders-es',
  title: 'Escaleras: cuatro hacia arriba, uno hacia afuera',
  summary: 'Escoger, colocar y subir una escalera portátil, y cuándo dejarla en la camioneta.',
  topic: 'ladders',
  language: 'es',
  standards: ['29 CFR 1926.1053', '29 CFR 1926.1060', '29 CFR 1910.23'],
  moduleCode: 'IC0110',
  why: 'La regla de escaleras es la tercera más citada del país, y la mayoría de esas caídas no son de mucha altura. Rara vez falla la escalera: era la equivocada, estaba mal puesta o alguien quiso alcanzar demasiado lejos.',
  figure: {
    name: 'ladder-angle',
    caption:
      'Un pie hacia afuera por cada cuatro pies de largo de trabajo. Tres pies de riel por encima del borde al que se baja. Con 20 pies de largo, la base va a 5 pies de la pared.',
  },
  points: [
    {
      text: 'Revise antes de subir: rieles, peldaños, zapatas, seguros. La que está mal se etiqueta y sale de la obra.',
      cite: '1926.1053(b)(15)-(16)',
    },
    {
      text: 'Sobre suelo firme y parejo, cuatro por uno, y amarrada si puede moverse.',
      cite: '1926.1053(b)(5)-(6)',
    },
    {
      text: 'De frente a la escalera, una mano siempre en ella, sin cargar nada que le quite el equilibrio.',
      cite: '1926.1053(b)(20)-(22)',
    },
    { text: 'La hebilla del cinturón entre los rieles. Si tiene que estirarse, baje y muévala.' },
    {
      text: 'El tope y el último escalón de la escalera de tijera no son para pararse.',
      cite: '1926.1053(b)(13)',
    },
    { text: 'Cerca de partes con corriente: fibra de vidrio, nunca aluminio.', cite: '1926.1053(b)(12)' },
  ],
  questions: [
    {
      ask: '¿En qué parte de este trabajo sería mejor un elevador o un andamio?',
      listenFor: 'trabajos largos, dos manos ocupadas, material pesado, trabajo sobre un borde.',
    },
    { ask: 'Tiene 16 pies de largo de trabajo. ¿Dónde va la base?', listenFor: 'a unos 4 pies de la pared.' },
    {
      ask: '¿De quién es la escalera con el peldaño doblado?',
      listenFor: 'de quien la encontró: la etiqueta, la retira y avisa.',
    },
  ],
  checks: [
    'Todas las escaleras a la vista tienen el ángulo correcto y están amarradas o sujetas',
    'Los rieles pasan 3 pies de cada descanso en uso',
    'Ninguna está en una puerta o paso de vehículos sin barrera',
    'Se puede leer la carga permitida en la etiqueta',
    'Hay un lugar para las escaleras retiradas',
  ],
})

export const FALL_TALK_ES = toolboxTalk({
  id: 'talk-fall-protection-es',
  title: 'Protección contra caídas: anclaje, arnés, conector, espacio libre',
  summary: 'Cuándo hace falta, las cuatro partes del sistema y el rescate que sigue.',
  topic: 'fall-protection',
  language: 'es',
  standards: ['29 CFR 1926.501-503', '29 CFR 1910.28'],
  moduleCode: 'IC0112',
  why: 'Ninguna regla se cita más y, en la construcción, ningún peligro mata más. Un arnés sin anclaje, o con poco espacio debajo, es solo ropa.',
  figure: {
    name: 'fall-clearance',
    caption:
      'Con una cuerda de 6 pies anclada a la altura de la espalda se necesitan unos 17.5 pies: 6 de caída, 3.5 del amortiguador, 5 del cuerpo y 3 de reserva.',
  },
  points: [
    {
      text: 'Seis pies en construcción, cuatro en industria general: desde ahí el borde lleva baranda, red o arnés.',
      cite: '1926.501(b)(1); 1910.28(b)(1)',
    },
    {
      text: 'Primero la baranda: protege a todos. 42 pulgadas, tres más o tres menos, y aguanta 200 libras.',
      cite: '1926.502(b)',
    },
    { text: 'Tape cada hueco, fije la tapa y márquela.', cite: '1926.502(i)' },
    {
      text: 'El anclaje aguanta 5,000 libras por persona o lo diseñó una persona calificada. Un tubo eléctrico no es anclaje.',
      cite: '1926.502(d)(15)',
    },
    {
      text: 'Revise el arnés antes de cada uso; después de una caída no se usa hasta que lo revise una persona competente.',
      cite: '1926.502(d)(19), (d)(21)',
    },
    { text: 'Quedar colgado también mata. Planee cómo bajar a alguien en minutos.', cite: '1926.502(d)(20)' },
  ],
  questions: [
    {
      ask: '¿Dónde está el borde más cercano de más de 6 pies y qué lo protege ahora?',
      listenFor: 'un lugar real y una respuesta real.',
    },
    { ask: '¿A qué se va a enganchar hoy?', listenFor: 'un anclaje que escogió alguien calificado.' },
    {
      ask: 'Si uno queda colgado, ¿qué pasa en los primeros cinco minutos?',
      listenFor: 'quién llama, qué equipo, quién está entrenado.',
    },
  ],
  checks: [
    'Barandas, tapas y redes están antes que el trabajo',
    'Las tapas están fijas y marcadas',
    'El anillo queda entre los omóplatos; las correas de las piernas, ajustadas',
    'Se sumó el espacio libre debajo',
    'El equipo de rescate está en la obra y alguien lo ha practicado',
  ],
})
