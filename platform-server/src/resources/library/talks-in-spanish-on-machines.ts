import { toolboxTalk } from './toolbox-talk.ts'

export const LOCKOUT_TALK_ES = toolboxTalk({
  id: 'talk-lockout-es',
  title: 'Bloqueo: su candado, su llave, su vida',
  summary: 'Seis pasos en orden, por qué el último es el que cuenta y quién quita un candado.',
  topic: 'lockout',
  language: 'es',
  standards: ['29 CFR 1910.147'],
  moduleCode: 'IC0116',
  why: 'Las máquinas no arrancan solas: las arranca alguien que no podía verlo a usted, o se suelta la energía guardada adentro. Los mismos seis pasos evitan las dos cosas.',
  figure: {
    name: 'lockout-order',
    caption:
      '1 Preparar   2 Apagar   3 Aislar\n4 Bloquear   5 Energía guardada   6 Verificar\n\nNo se toca nada entre el cinco y el seis.',
  },
  points: [
    {
      text: 'Bloquee siempre que un arranque o una descarga inesperada pueda lastimarlo: ajuste, atasco, limpieza, reparación.',
      cite: '1910.147(a)(1)',
    },
    { text: 'Una persona, un candado, una llave, con su nombre.', cite: '1910.147(c)(5)(ii)' },
    {
      text: 'Todas las fuentes: corriente, aire, hidráulica, vapor, gravedad, resortes. Libere o trabe la energía guardada.',
      cite: '1910.147(d)(5)',
    },
    {
      text: 'Verifique. Apriete el botón, mida con un medidor que ya comprobó y deje los controles en apagado.',
      cite: '1910.147(d)(6)',
    },
    {
      text: 'Solo la mano que puso el candado lo quita. Cortarlo es el último recurso y lleva un procedimiento escrito.',
      cite: '1910.147(e)(3)',
    },
    {
      text: 'Si opera la máquina pero no la bloquea, sepa cuándo está bloqueada y nunca trate de arrancarla.',
      cite: '1910.147(b), (c)(7)(i)',
    },
  ],
  questions: [
    {
      ask: 'Escoja la máquina que tenemos al lado. ¿Cuántas fuentes de energía tiene?',
      listenFor: 'más que el enchufe: aire, una parte levantada, un resorte, una superficie caliente.',
    },
    {
      ask: 'Trabajamos tres en ella. ¿Cuántos candados?',
      listenFor: 'tres, o uno de cada quien en la caja de bloqueo de grupo.',
    },
    {
      ask: 'El dueño del candado se fue a casa. ¿Y ahora?',
      listenFor:
        'supervisor, procedimiento escrito, comprobar que ya no está en el lugar, avisarle antes de que regrese.',
    },
  ],
  checks: [
    'Cada máquina tiene su propio procedimiento escrito, y está junto a la máquina',
    'Los puntos de aislamiento tienen etiqueta',
    'Hay candados personales para todos, de un solo tipo, que no se usan para otra cosa',
    'La inspección anual del procedimiento no está vencida',
    'Los contratistas que trabajan aquí conocen nuestro procedimiento y nosotros el de ellos',
  ],
})

export const CHEMICAL_TALK_ES = toolboxTalk({
  id: 'talk-chemicals-es',
  title: 'Químicos: lea antes de verter',
  summary:
    'Etiqueta, hoja de datos, envase, guantes: cinco costumbres para que un tambor no acabe en accidente.',
  topic: 'chemicals',
  language: 'es',
  standards: ['29 CFR 1910.1200'],
  moduleCode: 'IC0117',
  why: 'La regla de comunicación de riesgos es la segunda más citada. Casi siempre es por algo que no cuesta nada: una botella sin nombre, una hoja que nadie encuentra, una persona a la que nadie le avisó.',
  points: [
    {
      text: 'Usted tiene derecho a saber. La lista de lo que usamos y el programa escrito están a su alcance.',
      cite: '1910.1200(e)(1), (e)(4)',
    },
    {
      text: 'Lea la etiqueta: nombre, palabra de advertencia, pictograma, qué daño hace, qué hacer. Danger (peligro) es más grave que Warning (advertencia).',
      cite: '1910.1200(f)(1)',
    },
    {
      text: 'La hoja de datos tiene dieciséis secciones: primeros auxilios es la cuatro, derrames la seis y guantes la ocho.',
      cite: '1910.1200(g)(2), Ap. D',
    },
    {
      text: '¿Lo pasó a otro envase? Debe llevar el nombre y los peligros, salvo que usted mismo lo use todo en este turno.',
      cite: '1910.1200(f)(6), (f)(8)',
    },
    { text: 'Producto nuevo, explicación nueva, antes del primer uso.', cite: '1910.1200(h)(1)' },
    {
      text: 'Aquí las etiquetas y la capacitación siguen la actualización de 2024: la fecha para sustancias fue el 20 de noviembre de 2026.',
      cite: '1910.1200(j)',
    },
  ],
  questions: [
    {
      ask: 'Busque la hoja de datos de este producto. Voy a tomar el tiempo.',
      listenFor: 'menos de dos minutos, sin preguntar en la oficina.',
    },
    {
      ask: 'Según este pictograma, ¿qué debe ponerse?',
      listenFor: 'el peligro y después el guante o las gafas de la sección 8.',
    },
    {
      ask: '¿Con qué no se debe juntar nunca este producto?',
      listenFor: 'sección 10: ácidos con cloro, oxidantes con aceite.',
    },
  ],
  checks: [
    'No hay ningún envase sin etiqueta',
    'Las hojas de datos se abren en la pantalla o la carpeta, sin contraseña',
    'El lavaojos funciona, está despejado y su revisión semanal está firmada',
    'El equipo para derrames corresponde a lo que se guarda al lado',
    'Se explicaron los productos nuevos desde el mes pasado',
  ],
})
