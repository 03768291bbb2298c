import { toolboxTalk } from '../toolbox-talk.ts'

export const LADDER_TALK = toolboxTalk({
  id: 'talk-ladders-es',
  title: 'Escaleras: colóquelas en el ángulo correcto',
  summary: 'Cómo escoger, colocar y subir una escalera portátil, y cuándo usar otra cosa.',
  topic: 'ladders',
  language: 'es',
  standards: ['29 CFR 1926.1053', '29 CFR 1926.1060', '29 CFR 1910.23'],
  moduleCode: 'IC0110',
  why: 'La regla de escaleras es la tercera más citada del país, y la mayoría de esas caídas no son de gran altura. Rara vez el problema es la escalera misma. Era la equivocada para el trabajo, estaba mal puesta o alguien se estiró demasiado.',
  figure: {
    name: 'ladder-angle',
    caption:
      'Ponga la base 1 pie hacia afuera por cada 4 pies de largo de trabajo. Los rieles pasan 3 pies por encima del borde al que usted pasa. Con 20 pies de largo de trabajo, la base va a 5 pies de la pared.',
  },
  points: [
    {
      text: 'Revise los rieles, los peldaños, las patas y los seguros antes de subir. Ponga una etiqueta a la escalera dañada y sáquela de la obra.',
      cite: '1926.1053(b)(15)-(16)',
    },
    {
      text: 'Póngala sobre suelo firme y parejo, 4 pies hacia arriba por cada pie hacia afuera. Asegúrela si puede moverse.',
      cite: '1926.1053(b)(5)-(6)',
    },
    {
      text: 'Suba de frente a la escalera, sujétese siempre con al menos una mano y no cargue nada que le haga perder el equilibrio.',
      cite: '1926.1053(b)(20)-(22)',
    },
    { text: 'Mantenga la hebilla del cinturón entre los rieles. Si no alcanza, baje y mueva la escalera.' },
    {
      text: 'No se pare en la tapa ni en el último escalón de una escalera de tijera. No suba por los refuerzos de atrás.',
      cite: '1926.1053(b)(13)-(14)',
    },
    {
      text: 'Cerca de partes con energía, use una escalera de fibra de vidrio, nunca de aluminio.',
      cite: '1926.1053(b)(12)',
    },
  ],
  questions: [
    {
      ask: '¿En qué parte de este trabajo sería más seguro un elevador o un andamio que una escalera?',
      listenFor: 'trabajos largos, trabajo a dos manos, material pesado, trabajo cerca de un borde.',
    },
    {
      ask: 'El largo de trabajo es de 16 pies. ¿A qué distancia de la pared va la base?',
      listenFor: 'a unos 4 pies.',
    },
    {
      ask: 'Usted encuentra una escalera con un peldaño doblado. ¿A quién le toca hacer algo?',
      listenFor: 'a quien la encuentra: le pone una etiqueta, la retira del servicio y avisa al capataz.',
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

export const FALL_TALK = toolboxTalk({
  id: 'talk-fall-protection-es',
  title: 'Protección contra caídas: anclaje, arnés, conector, espacio libre',
  summary: 'Cuándo se exige la protección, las cuatro partes del sistema y el rescate después de una caída.',
  topic: 'fall-protection',
  language: 'es',
  standards: ['29 CFR 1926.501-503', '29 CFR 1910.28'],
  moduleCode: 'IC0112',
  why: 'Ninguna regla se cita más y, en la construcción, ningún peligro mata a más personas. El arnés solo lo protege si está enganchado a un anclaje y hay suficiente espacio libre debajo.',
  figure: {
    name: 'fall-clearance',
    caption:
      'Con una cuerda de 6 pies anclada a la altura de la espalda se necesitan unos 17.5 pies: 6 de caída libre, 3.5 del amortiguador, 5 del cuerpo debajo del anillo de la espalda y 3 de reserva. Si hay menos espacio, ancle más alto o use una línea autorretráctil.',
  },
  points: [
    {
      text: 'Desde 6 pies en la construcción y 4 pies en la industria general, un borde necesita baranda, red o arnés.',
      cite: '1926.501(b)(1); 1910.28(b)(1)',
    },
    {
      text: 'Primero use una baranda. Protege a todos sin que nadie tenga que saber usarla: 42 pulgadas de alto, 3 más o menos, y debe aguantar 200 libras.',
      cite: '1926.502(b)',
    },
    { text: 'Cubra cada hueco. Fije la cubierta y márquela.', cite: '1926.502(i)' },
    {
      text: 'El anclaje debe aguantar 5,000 libras por persona, o lo debe diseñar una persona calificada. Un tubo eléctrico, una tubería o una baranda no son anclajes.',
      cite: '1926.502(d)(15), (d)(23)',
    },
    {
      text: 'Revise el arnés antes de cada uso. Después de una caída, no lo use hasta que lo apruebe una persona competente.',
      cite: '1926.502(d)(19), (d)(21)',
    },
    {
      text: 'Quedar colgado del arnés puede matar. Planee cómo bajar a una persona en pocos minutos.',
      cite: '1926.502(d)(20)',
    },
  ],
  questions: [
    {
      ask: '¿Dónde está el borde más cercano de más de 6 pies y qué protege a la gente ahí en este momento?',
      listenFor: 'un lugar concreto y una protección concreta, no “tenemos cuidado”.',
    },
    {
      ask: '¿A qué se va a enganchar hoy?',
      listenFor: 'un anclaje específico que escogió una persona calificada.',
    },
    {
      ask: 'Si uno de nosotros queda colgado después de una caída, ¿qué pasa en los primeros cinco minutos?',
      listenFor: 'quién llama, qué elevador o escalera, quién está capacitado.',
    },
  ],
  checks: [
    'Las barandas, cubiertas y redes están puestas antes de que empiece el trabajo',
    'Las cubiertas están fijas y marcadas “HOLE” (hueco) o “COVER” (cubierta)',
    'El anillo de la espalda queda entre los omóplatos y las correas de las piernas están ajustadas',
    'Se calculó el espacio libre debajo del trabajo',
    'El equipo de rescate está en la obra y alguien de aquí ha practicado con él',
  ],
})
