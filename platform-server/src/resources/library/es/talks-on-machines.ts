import { toolboxTalk } from '../toolbox-talk.ts'

export const LOCKOUT_TALK = toolboxTalk({
  id: 'talk-lockout-es',
  title: 'Bloqueo: su propio candado, su propia llave',
  summary: 'Los seis pasos en orden, por qué el último es el más importante y quién puede quitar un candado.',
  topic: 'lockout',
  language: 'es',
  standards: ['29 CFR 1910.147'],
  moduleCode: 'IC0116',
  why: 'Las máquinas no arrancan solas. Las arranca alguien que no puede verlo a usted, o se libera la energía almacenada. Los mismos seis pasos evitan las dos cosas.',
  figure: {
    name: 'lockout-order',
    caption:
      '1 Preparar   2 Apagar   3 Aislar\n4 Bloquear   5 Energía almacenada   6 Verificar\n\nNo toque la máquina hasta terminar el paso 6.',
  },
  points: [
    {
      text: 'Bloquee siempre que un arranque inesperado o una liberación de energía pueda lastimarlo: preparación, atasco, limpieza, reparación.',
      cite: '1910.147(a)(1)',
    },
    { text: 'Una persona, un candado, una llave. El candado lleva su nombre.', cite: '1910.147(c)(5)(ii)' },
    {
      text: 'Aísle todas las fuentes: electricidad, aire, presión hidráulica, vapor, gravedad, resortes. Libere o sujete la energía almacenada.',
      cite: '1910.147(d)(5)',
    },
    {
      text: 'Verifique. Apriete el botón de arranque, mida con un medidor que comprobó en una fuente con corriente y deje los controles en apagado.',
      cite: '1910.147(d)(6)',
    },
    {
      text: 'Solo la persona que puso el candado lo quita. Cortarlo es el último recurso y exige un procedimiento escrito.',
      cite: '1910.147(e)(3)',
    },
    {
      text: 'Si opera una máquina pero no la bloquea usted mismo, sepa cuándo está bloqueada y nunca trate de arrancarla.',
      cite: '1910.147(b), (c)(7)(i)',
    },
  ],
  questions: [
    {
      ask: 'Mire la máquina que tenemos al lado. ¿Cuántas fuentes de energía tiene?',
      listenFor: 'más que el enchufe: aire, una parte levantada, un resorte, una superficie caliente.',
    },
    {
      ask: 'Trabajamos tres en ella. ¿Cuántos candados?',
      listenFor: 'tres, o uno de cada quien en la caja de bloqueo de grupo.',
    },
    {
      ask: 'La persona que puso el candado se fue a casa. ¿Qué hacemos?',
      listenFor:
        'llamar al supervisor, seguir el procedimiento escrito, comprobar que ya no está en el lugar y avisarle antes de que vuelva a trabajar.',
    },
  ],
  checks: [
    'Cada máquina tiene su propio procedimiento escrito, y está junto a la máquina',
    'Los puntos de aislamiento de energía tienen etiqueta',
    'Hay candados personales para todos, de un solo tipo, que se usan solo para el bloqueo',
    'La inspección anual del procedimiento no está vencida',
    'Los contratistas que trabajan aquí conocen nuestro procedimiento y nosotros el de ellos',
  ],
})
