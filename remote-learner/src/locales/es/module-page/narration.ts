import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/module-page/narration.ts'

export const narration: Translation<typeof en.narration> = {
  controls: 'Lectura en voz alta',
  listen: 'Escuchar esta lección',
  pause: 'Pausar',
  resume: 'Continuar',
  back: 'Oración anterior',
  forward: 'Oración siguiente',
  stop: 'Detener',
  speed: 'Velocidad',
  rate: '{rate}×',
  voice: 'Voz',
  noSpeechSupport: 'Este navegador no puede leer en voz alta. El texto de abajo dice lo mismo.',
  noVoice:
    'Este dispositivo no tiene una voz en {language}. Agregue una en la configuración o lea el texto de abajo.',
  noVoiceOffline:
    'La voz en {language} de este dispositivo solo funciona con conexión. Puede leer el texto de abajo.',
  failed: 'La voz se detuvo.',
  retry: 'Intentar de nuevo',
  settings: 'Voz y subtítulos',
  captions: 'Mostrar subtítulos',
  position: '{number} de {total}',
  listenRecorded: 'Escuchar esta lección ({length}, {size})',
  loading: 'Cargando la grabación',
  time: '{at} de {length}',
  captionBack: 'Subtítulo anterior',
  captionForward: 'Subtítulo siguiente',
  transcript: 'Transcripción',
  recordingFailed:
    'La grabación no se puede reproducir ahora. La voz de este navegador puede leer la lección en su lugar.',
  drawing: 'Dibujo: {alt}',
  recommended: 'Recomendado',
}
