import { toolboxTalk } from './toolbox-talk.ts'

export const LADDER_TALK_ES = toolboxTalk({
  id: 'talk-ladders-es',
  title: 'Escaleras: cuatro hacia arriba, uno hacia afuera',
  summary: 'Cómo escoger, colocar y subir una escalera portátil, y cuándo dejarla en la camioneta.',
  topic: 'ladders',
  language: 'es',
  standards: ['29 CFR 1926.1053', '29 CFR 1926.1060', '29 CFR 1910.23'],
  moduleCode: 'IC0110',
  why: 'La regla de escaleras es la tercera más citada del país, y la mayoría de esas caídas no son de gran altura. Rara vez el problema es la escalera: era la equivocada, estaba mal puesta o alguien se estiró demasiado.',
  figure: {
    name: 'ladder-angle',
    caption:
      'Un pie hacia afuera por cada cuatro pies de largo de trabajo. Tres pies de riel por encima del borde al que se pasa. Con 20 pies de largo de trabajo, la base va a 5 pies de la pared.',
  },
  points: [
    {
      text: 'Revise antes de subir: rieles, peldaños, zapatas, seguros. La que está mal lleva etiqueta y sale de la obra.',
      cite: '1926.1053(b)(15)-(16)',
    },
    {
      text: 'Póngala sobre suelo firme y parejo, cuatro hacia arriba y uno hacia afuera, y amárrela si puede moverse.',
      cite: '1926.1053(b)(5)-(6)',
    },
    {
      text: 'Suba de frente a la escalera, con una mano siempre en ella y sin cargar nada que le quite el equilibrio.',
      cite: '1926.1053(b)(20)-(22)',
    },
    { text: 'La hebilla del cinturón entre los rieles. Si tiene que estirarse, baje y muévala.' },
    {
      text: 'No se pare en la tapa ni en el último escalón de una escalera de tijera. Los travesaños de atrás no son peldaños.',
      cite: '1926.1053(b)(13)-(14)',
    },
    { text: 'Cerca de partes con corriente, use fibra de vidrio, nunca aluminio.', cite: '1926.1053(b)(12)' },
  ],
  questions: [
    {
      ask: '¿En qué parte de este trabajo sería mejor un elevador o un andamio que una escalera?',
      listenFor: 'trabajos largos, trabajo a dos manos, material pesado, trabajo sobre un borde.',
    },
    { ask: 'Tiene 16 pies de largo de trabajo. ¿Dónde va la base?', listenFor: 'a unos 4 pies de la pared.' },
    {
      ask: '¿A quién le toca la escalera con el peldaño doblado?',
      listenFor: 'a quien la encontró: la etiqueta, la retira y avisa al supervisor.',
    },
  ],
  checks: [
    'Todas las escaleras a la vista tienen el ángulo correcto y están amarradas o alguien las sujeta',
    'Los rieles pasan 3 pies de cada descanso en uso',
    'Ninguna está en una puerta o un paso de vehículos sin barrera',
    'La etiqueta dice cuánta carga aguanta cada una, y cada quien sabe cuánto pesa con su herramienta',
    'Hay un lugar fijo para las escaleras retiradas con etiqueta',
  ],
})

export const FALL_TALK_ES = toolboxTalk({
  id: 'talk-fall-protection-es',
  title: 'Protección contra caídas: anclaje, arnés, conector, espacio libre',
  summary: 'Cuándo hace falta la protección, las cuatro partes del sistema y el rescate que sigue.',
  topic: 'fall-protection',
  language: 'es',
  standards: ['29 CFR 1926.501-503', '29 CFR 1910.28'],
  moduleCode: 'IC0112',
  why: 'Ninguna regla se cita más y, en la construcción, ningún peligro mata más. Un arnés sin anclaje, o con poco espacio libre debajo, es solo ropa.',
  figure: {
    name: 'fall-clearance',
    caption:
      'Con una cuerda de 6 pies anclada a la altura de la espalda se necesitan unos 17.5 pies: 6 de caída, 3.5 del amortiguador, 5 del cuerpo debajo del anillo y 3 de reserva. Si hay menos espacio, ancle más alto o use una línea autorretráctil.',
  },
  points: [
    {
      text: 'Seis pies en construcción, cuatro en industria general: desde esa altura el borde necesita baranda, red o arnés.',
      cite: '1926.501(b)(1); 1910.28(b)(1)',
    },
    {
      text: 'Primero la baranda: protege a todos y no exige saber usarla. 42 pulgadas, tres más o tres menos, y aguanta 200 libras.',
      cite: '1926.502(b)',
    },
    { text: 'Tape cada hueco, fije la tapa y márquela.', cite: '1926.502(i)' },
    {
      text: 'El anclaje aguanta 5,000 libras por persona o lo diseñó una persona calificada. Un tubo eléctrico, una tubería o una baranda no son anclajes.',
      cite: '1926.502(d)(15), (d)(23)',
    },
    {
      text: 'Revise el arnés antes de cada uso; después de una caída no se usa hasta que lo apruebe una persona competente.',
      cite: '1926.502(d)(19), (d)(21)',
    },
    {
      text: 'Quedar colgado también mata. Planee cómo bajar a una persona en pocos minutos.',
      cite: '1926.502(d)(20)',
    },
  ],
  questions: [
    {
      ask: '¿Dónde está el borde más cercano de más de 6 pies y qué lo protege en este momento?',
      listenFor: 'un lugar real y una respuesta real, no “tenemos cuidado”.',
    },
    {
      ask: '¿A qué se va a enganchar hoy?',
      listenFor: 'un anclaje específico que escogió alguien calificado.',
    },
    {
      ask: 'Si uno de nosotros queda colgado, ¿qué pasa en los primeros cinco minutos?',
      listenFor: 'quién llama, qué elevador o escalera, quién está capacitado.',
    },
  ],
  checks: [
    'Las barandas, tapas y redes están puestas antes del trabajo que las necesita',
    'Las tapas están fijas y marcadas “hueco” o “tapa”',
    'El anillo de la espalda queda entre los omóplatos y las correas de las piernas están ajustadas',
    'Se sumó el espacio libre debajo del trabajo',
    'El equipo de rescate está en la obra y alguien de aquí ha practicado con él',
  ],
})
